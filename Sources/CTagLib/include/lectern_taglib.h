#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Version of TagLib, such as "1.13".
const char *lectern_taglib_version(void);

#ifdef __cplusplus
}
#endif
