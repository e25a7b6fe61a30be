#ifndef CMEASURE_H
#define CMEASURE_H

#include <stdint.h>

/// The instructions that this thread has run in user mode, or -1 where the kernel does not let programs count them.
int64_t measure_instructions(void);

/// The bytes that this program holds from the heap.
int64_t measure_bytes(void);

/// How often this program has asked for memory.
int64_t measure_allocations(void);

#endif
