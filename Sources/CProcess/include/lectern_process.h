#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// fork(2), which Swift does not import. Only for a process without threads.
pid_t lectern_fork(void);

/// Limits the calling process: bytes of address space, seconds of processor time, no core dumps.
/// 0 leaves a limit as it is. Returns 0, or -1 with errno.
int lectern_limit(uint64_t address_space, uint64_t cpu_seconds);

/// Lets the calling process use this many more seconds of processor time before SIGXCPU ends it.
int lectern_allow_cpu(uint64_t seconds);

/// Makes the heap grow in large steps and keep what is freed, since as much is wanted again at once: a
/// page's sound is made sentence by sentence. Before the first thread.
void lectern_prepare_heap(void);

/// Returns the pages of the heap that hold nothing to the system; the C library keeps them else.
void lectern_give_back(void);

/// The build ID that the linker gave the program: a digest of its contents. Returns its length, 0
/// when the program has none, and writes at most `capacity` bytes.
size_t lectern_build_id(uint8_t *id, size_t capacity);
