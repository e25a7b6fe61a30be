#ifndef CMEASURE_H
#define CMEASURE_H

#include <stdint.h>

/// Begins to count instructions. What it gives is for `measure_end_instructions`, which gives how many there were since:
/// those of this thread in user mode by the kernel's counters; -1 where it does not let programs read them, unless
/// `measure_count_into` was called. Not to be nested.
int64_t measure_begin_instructions(void);
int64_t measure_end_instructions(int64_t begin);

/// From now on valgrind's callgrind counts, under which this program must run, with `file` as its --callgrind-out-file.
/// Null: no longer. Does nothing where the program does not run under it.
void measure_count_into(const char *_Nullable file);

/// Whether this program was built with callgrind's header, without which it cannot count.
int measure_has_callgrind(void);

/// Uses a value as far as the compiler knows, at the cost of having it in a register.
static inline void measure_use(int64_t value) { __asm__ volatile("" : : "r"(value)); }

/// Uses what lies at an address.
static inline void measure_use_at(const void *_Nonnull address) {
    __asm__ volatile("" : : "r"(address) : "memory");
}

/// The bytes that this program holds from the heap.
int64_t measure_bytes(void);

/// Connects to an X display; null if there is none. The functions below take what it gives.
void *_Nullable measure_open_display(const char *_Nonnull name);
void measure_close_display(void *_Nonnull display);

/// The pixel of the screen as 0xRRGGBB, or a number that stands for all pixels of a rectangle.
uint64_t measure_pixels(void *_Nonnull display, int x, int y, int width, int height);

/// Moves the pointer by XTEST; 0 where that cannot be.
int measure_pointer(void *_Nonnull display, int x, int y);

/// Presses or releases a button by XTEST; 0 where that cannot be.
int measure_button(void *_Nonnull display, int button, int is_down);

#endif
