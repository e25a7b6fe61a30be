// Counts requests for memory, by glibc's way of replacing malloc: a program that is linked with this calls these functions.
#include "CAllocations.h"

#include <malloc.h>
#include <stddef.h>

static int64_t ofProgram;
static __thread int64_t ofThread;

int64_t allocations_of_program(void) { return __atomic_load_n(&ofProgram, __ATOMIC_RELAXED); }
int64_t allocations_of_thread(void) { return ofThread; }

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static inline void count(void) {
    ofThread += 1;
    __atomic_fetch_add(&ofProgram, 1, __ATOMIC_RELAXED);
}

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
