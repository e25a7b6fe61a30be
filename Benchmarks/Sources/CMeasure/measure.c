// Counts that a busy machine does not blur. Linux only: perf_event_open(2)
#define _GNU_SOURCE
#include "CMeasure.h"

#include <linux/perf_event.h>
#include <malloc.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int64_t measure_instructions(void) {
    static int file = -2;
    if (file == -2) {
        struct perf_event_attr attributes;
        memset(&attributes, 0, sizeof attributes);
        attributes.type = PERF_TYPE_HARDWARE;
        attributes.size = sizeof attributes;
        attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
        attributes.exclude_kernel = 1;
        attributes.exclude_hv = 1;
        file = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
    }
    uint64_t count;
    if (file < 0 || read(file, &count, sizeof count) != sizeof count) return -1;
    return (int64_t)count;
}

int64_t measure_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}
