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

// Eight tables, so that eight bytes are taken at once.
static uint32_t tables[8][256];

static void fill_tables(void) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t value = i;
        for (int bit = 0; bit < 8; bit++) value = (value >> 1) ^ (value & 1 ? 0xEDB88320u : 0);
        tables[0][i] = value;
    }
    for (int t = 1; t < 8; t++)
        for (int i = 0; i < 256; i++)
            tables[t][i] = (tables[t - 1][i] >> 8) ^ tables[0][tables[t - 1][i] & 0xFF];
}

__attribute__((constructor)) static void prepare_tables(void) { fill_tables(); }

static uint32_t little(const uint8_t *b) {
    return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

uint32_t lectern_crc32(uint32_t before, const uint8_t *bytes, size_t count) {
    uint32_t crc = ~before;
    for (; count >= 8; count -= 8, bytes += 8) {
        uint32_t a = crc ^ little(bytes), b = little(bytes + 4);
        crc = tables[7][a & 0xFF] ^ tables[6][a >> 8 & 0xFF] ^ tables[5][a >> 16 & 0xFF] ^
              tables[4][a >> 24] ^ tables[3][b & 0xFF] ^ tables[2][b >> 8 & 0xFF] ^
              tables[1][b >> 16 & 0xFF] ^ tables[0][b >> 24];
    }
    while (count--) crc = (crc >> 8) ^ tables[0][(crc ^ *bytes++) & 0xFF];
    return ~crc;
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
