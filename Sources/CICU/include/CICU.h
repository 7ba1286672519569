#pragma once
// The module: a header added here is seen without a clean build.
#include "lectern_icu.h"
#include "lectern_icu_break.h"
#include "lectern_icu_charset.h"
#include "lectern_icu_script.h"
#include "lectern_icu_spellout.h"
#include "lectern_icu_transliterate.h"
