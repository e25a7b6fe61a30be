// What a busy machine does not blur. Linux only.
#define _GNU_SOURCE
#include "CMeasure.h"

#include <malloc.h>

int64_t measure_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}
