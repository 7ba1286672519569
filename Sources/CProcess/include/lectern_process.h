#pragma once
#include <sys/types.h>

/// fork(2), which Swift does not import. Only for a process without threads.
pid_t lectern_fork(void);
