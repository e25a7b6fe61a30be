#ifndef CMEASURE_H
#define CMEASURE_H

#include <stdint.h>

/// The instructions that this thread has run in user mode, or -1 where the kernel does not let programs count them.
int64_t measure_instructions(void);

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
