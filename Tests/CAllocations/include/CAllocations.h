#pragma once
#include <stdint.h>

/// How often the calling thread has asked for memory since it began.
int64_t allocations_of_thread(void);

/// How often the program has asked for memory since it began.
int64_t allocations_of_program(void);
