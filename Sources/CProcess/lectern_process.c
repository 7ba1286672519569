#include "lectern_process.h"
#include <unistd.h>

pid_t lectern_fork(void) { return fork(); }
