#define _GNU_SOURCE
#include "CThreads.h"

#include <sys/syscall.h>
#include <unistd.h>

bool martlet_is_first_thread(void) {
    static _Thread_local signed char answer = -1;
    if (answer < 0) answer = syscall(SYS_gettid) == getpid();
    return answer;
}
