#pragma once
// ICU's rule-based number spelling behind plain C types.
#include <stdint.h>

/// A speller for one locale; `NULL` where ICU has no rules for it. Free with `lectern_spellout_close`.
/// Not safe for use by two threads at once: the rule set is part of its state.
void *lectern_spellout_open(const char *locale);

/// A speller for rules given as text (UTF-16, in ICU's rule language), with the plurals of a locale;
/// `NULL` where ICU does not take them.
void *lectern_spellout_open_rules(const char *locale, const uint16_t *rules, int32_t length);

void lectern_spellout_close(void *speller);

/// The number of public rule sets, and the name of one as UTF-16 without a final zero; returns its
/// length, or -1.
int32_t lectern_spellout_rule_set_count(void *speller);
int32_t lectern_spellout_rule_set_name(void *speller, int32_t index, uint16_t *out, int32_t capacity);

/// Spells the decimal number in `digits` (ASCII, `length` bytes) by the rule set named in `rule_set`
/// (UTF-16, `rule_length` units). Returns the number of code units of the whole result, of which
/// at most `capacity` are written, or -1 where ICU refuses.
int32_t lectern_spellout_format(
    void *speller, const uint16_t *rule_set, int32_t rule_length, const char *digits, int32_t length,
    uint16_t *out, int32_t capacity);
