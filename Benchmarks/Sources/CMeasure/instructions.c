// Instructions, by the kernel's counters or, where it does not let programs read them, by valgrind's callgrind: then the
// program runs under it, and only what lies between begin and end is looked at.
#define _GNU_SOURCE
#include "CMeasure.h"

#include <linux/perf_event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define HAS_CALLGRIND 1
#else
#define HAS_CALLGRIND 0
#define RUNNING_ON_VALGRIND 0
#define CALLGRIND_ZERO_STATS
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#define CALLGRIND_DUMP_STATS
#endif

static const char *counts;
static int dumps;

int measure_has_callgrind(void) { return HAS_CALLGRIND; }

void measure_count_into(const char *file) { counts = file && RUNNING_ON_VALGRIND ? strdup(file) : NULL; }

static int64_t counter(void) {
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

// Callgrind writes what it has counted into FILE.1, FILE.2 and so on, with a line "totals: COUNT" at the end.
static int64_t readDump(void) {
    char name[4096], line[512];
    snprintf(name, sizeof name, "%s.%d", counts, ++dumps);
    FILE *file = fopen(name, "r");
    if (!file) return -1;
    long long count = -1;
    while (count < 0 && fgets(line, sizeof line, file)) sscanf(line, "totals: %lld", &count);
    fclose(file);
    unlink(name);
    return count;
}

int64_t measure_begin_instructions(void) {
    if (!counts) return counter();
    CALLGRIND_ZERO_STATS;
    CALLGRIND_START_INSTRUMENTATION;
    return 0;
}

int64_t measure_end_instructions(int64_t begin) {
    if (!counts) {
        int64_t end = counter();
        return begin < 0 || end < 0 ? -1 : end - begin;
    }
    CALLGRIND_STOP_INSTRUMENTATION;
    CALLGRIND_DUMP_STATS;
    return readDump();
}
