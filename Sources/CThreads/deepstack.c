#define _GNU_SOURCE
#include "CThreads.h"
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

// 1 GiB of address space; pages are taken only when touched.
static const size_t stack_size = (size_t)1 << 30;
// What may stay resident between calls; deeper pages are given back.
static const size_t keep_size = (size_t)16 << 20;

// A page that the stack reaches before it goes deeper than that. Looking at it is a hundred times cheaper than giving back
// pages that were never taken.
static const size_t guard_size = 4096;

static __thread char *stack_base;
static __thread int running;
static __thread ucontext_t caller_context;
static __thread ucontext_t deep_context;
static __thread void (*current_body)(void *);
static __thread void *current_argument;

// Whether something was written to the page just below what stays. It is all zero after it was given back.
static int has_been_deep(void) {
    const uint64_t *words = (const uint64_t *)(stack_base + stack_size - keep_size - guard_size);
    uint64_t any = 0;
    for (size_t index = 0; index < guard_size / sizeof *words; index++) any |= words[index];
    return any != 0;
}

static void trampoline(void) {
    current_body(current_argument);
}

void martlet_run_on_deep_stack(void (*body)(void *), void *context) {
    if (running) { body(context); return; }
    if (!stack_base) {
        void *memory = mmap(NULL, stack_size, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        if (memory == MAP_FAILED) { body(context); return; }
        mprotect(memory, 4096, PROT_NONE);
        stack_base = memory;
    }
    current_body = body;
    current_argument = context;
    getcontext(&deep_context);
    deep_context.uc_stack.ss_sp = stack_base;
    deep_context.uc_stack.ss_size = stack_size;
    deep_context.uc_link = &caller_context;
    makecontext(&deep_context, trampoline, 0);
    running = 1;
    swapcontext(&caller_context, &deep_context);
    running = 0;
    if (has_been_deep()) madvise(stack_base + 4096, stack_size - 4096 - keep_size, MADV_DONTNEED);
}
