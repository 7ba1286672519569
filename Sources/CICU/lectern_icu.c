#include "lectern_icu.h"
#include <unicode/uversion.h>

const char *lectern_icu_version(void) { return U_ICU_VERSION; }
