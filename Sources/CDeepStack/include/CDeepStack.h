#ifndef CDEEPSTACK_H
#define CDEEPSTACK_H

/// Runs `body(context)` on a large stack of its own and returns when it has returned.
/// A call from inside a running body runs in place. Not thread-safe across threads sharing one stack:
/// each thread gets a stack of its own on first use.
void martlet_run_on_deep_stack(void (*body)(void *), void *context);

#endif
