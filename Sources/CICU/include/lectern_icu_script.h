#pragma once
// Scripts of characters and of languages, from ICU's tables, as ICU's own numbers.
#include <stdint.h>

/// The script of a character; -1 for what all scripts share, such as digits and marks.
int32_t lectern_icu_script_of(uint32_t character);

/// The scripts that a language is usually written in ("ja" has three), or that its tag names
/// ("sr-Latn"). Returns how many; 0 where ICU knows none.
int32_t lectern_icu_scripts_of_language(const char *tag, int32_t *scripts, int32_t capacity);

/// Writes the code of the language that most of what is written in a script is in. Returns its
/// length; 0 where there is none.
int32_t lectern_icu_usual_language(int32_t script, char *language, int32_t capacity);
