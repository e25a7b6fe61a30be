#ifndef CTHREADS_H
#define CTHREADS_H

#include <stdbool.h>

/// Runs `body(context)` on a large stack of its own and returns when it has returned.
/// A call from inside a running body runs in place. Not thread-safe across threads sharing one stack:
/// each thread gets a stack of its own on first use.
void martlet_run_on_deep_stack(void (*body)(void *), void *context);

/// Whether this is the thread that the program began with. Asks the kernel once for each thread.
bool martlet_is_first_thread(void);

#endif
