#include "lectern_icu.h"
#include <unicode/uloc.h>
#include <unicode/uversion.h>

const char *lectern_icu_version(void) { return U_ICU_VERSION; }

int32_t lectern_icu_knows_language(const char *code) { return uloc_getISO3Language(code)[0] != '\0'; }
