#include "lectern_icu_spellout.h"

#include <unicode/unum.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

// Whether ICU has rules for the language itself: it would take the machine's own locale instead.
static int has_rules(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *rules = ures_open(U_ICUDATA_NAME "-rbnf", locale, &status);
    if (rules) ures_close(rules);
    return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

void *lectern_spellout_open(const char *locale) {
    if (!has_rules(locale)) return NULL;
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormat *format = unum_open(UNUM_SPELLOUT, NULL, 0, locale, NULL, &status);
    if (U_SUCCESS(status)) return format;
    if (format) unum_close(format);
    return NULL;
}

void *lectern_spellout_open_rules(const char *locale, const uint16_t *rules, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError place;
    UNumberFormat *format =
        unum_open(UNUM_PATTERN_RULEBASED, (const UChar *)rules, length, locale, &place, &status);
    if (U_SUCCESS(status)) return format;
    if (format) unum_close(format);
    return NULL;
}

void lectern_spellout_close(void *speller) {
    if (speller) unum_close((UNumberFormat *)speller);
}

// The rule sets come as one text: "%name:\n rules…". UNUM_PUBLIC_RULESETS gives the names, each
// ended by a semicolon.
static int32_t names(void *speller, UChar *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = unum_getTextAttribute(
        (UNumberFormat *)speller, UNUM_PUBLIC_RULESETS, out, capacity, &status);
    return U_SUCCESS(status) ? length : -1;
}

int32_t lectern_spellout_rule_set_count(void *speller) {
    UChar text[4096];
    int32_t length = names(speller, text, 4096), count = 0;
    for (int32_t i = 0; i < length; i++) count += text[i] == ';';
    return count;
}

int32_t lectern_spellout_rule_set_name(
    void *speller, int32_t index, uint16_t *out, int32_t capacity) {
    UChar text[4096];
    int32_t length = names(speller, text, 4096), start = 0;
    for (int32_t i = 0; i < length; i++) {
        if (text[i] != ';') continue;
        if (index-- == 0) {
            for (int32_t k = start; k < i && k - start < capacity; k++) out[k - start] = text[k];
            return i - start;
        }
        start = i + 1;
    }
    return -1;
}

int32_t lectern_spellout_format(
    void *speller, const uint16_t *rule_set, int32_t rule_length, const char *digits, int32_t length,
    uint16_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    unum_setTextAttribute(
        (UNumberFormat *)speller, UNUM_DEFAULT_RULESET, (const UChar *)rule_set, rule_length, &status);
    if (U_FAILURE(status)) return -1;
    int32_t written = unum_formatDecimal(
        (UNumberFormat *)speller, digits, length, (UChar *)out, capacity, NULL, &status);
    return U_SUCCESS(status) ? written : -1;
}
