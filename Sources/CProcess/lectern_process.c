#include "lectern_process.h"
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

pid_t lectern_fork(void) { return fork(); }

static int limit(int resource, uint64_t soft, uint64_t hard) {
    struct rlimit now;
    if (getrlimit(resource, &now) != 0) return -1;
    if (hard > now.rlim_max) hard = now.rlim_max;
    if (soft > hard) soft = hard;
    struct rlimit wanted = {soft, hard};
    return setrlimit(resource, &wanted);
}

int lectern_limit(uint64_t address_space, uint64_t cpu_seconds) {
    if (limit(RLIMIT_CORE, 0, 0) != 0) return -1;
    if (address_space && limit(RLIMIT_AS, address_space, address_space) != 0) return -1;
    // The signal at the soft limit could be caught by a library; the hard one kills.
    if (cpu_seconds && limit(RLIMIT_CPU, cpu_seconds, cpu_seconds + 1) != 0) return -1;
    return 0;
}

int lectern_allow_cpu(uint64_t seconds) {
    struct rusage used;
    struct rlimit now;
    if (getrusage(RUSAGE_SELF, &used) != 0 || getrlimit(RLIMIT_CPU, &now) != 0) return -1;
    uint64_t spent = (uint64_t)used.ru_utime.tv_sec + (uint64_t)used.ru_stime.tv_sec + 1;
    return limit(RLIMIT_CPU, spent + seconds, now.rlim_max);
}

void lectern_prepare_heap(void) {
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, 1 << 20);
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
}

void lectern_give_back(void) {
    malloc_trim(0);
}
