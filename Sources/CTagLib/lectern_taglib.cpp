#include "lectern_taglib.h"
#include <taglib/taglib.h>

#define LECTERN_TEXT(x) #x
#define LECTERN_VERSION(a, b) LECTERN_TEXT(a) "." LECTERN_TEXT(b)

const char *lectern_taglib_version(void) { return LECTERN_VERSION(TAGLIB_MAJOR_VERSION, TAGLIB_MINOR_VERSION); }
