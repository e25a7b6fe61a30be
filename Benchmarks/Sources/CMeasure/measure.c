// Counts that a busy machine does not blur. Linux only: glibc's way of replacing malloc.
#define _GNU_SOURCE
#include "CMeasure.h"

#include <malloc.h>
#include <stddef.h>

int64_t measure_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}

static int64_t allocations;

int64_t measure_allocations(void) { return __atomic_load_n(&allocations, __ATOMIC_RELAXED); }

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static inline void count(void) { __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count();
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    count();
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count();
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : 12;
}
