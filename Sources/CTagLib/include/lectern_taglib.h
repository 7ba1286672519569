#pragma once

#include <stddef.h>
#include <stdint.h>

// TagLib is C++ and its own C binding has neither chapters nor pictures. All text is UTF-8.

#ifdef __cplusplus
extern "C" {
#endif

/// Version of TagLib, such as "1.13".
const char *lectern_taglib_version(void);

/// An ID3v2 tag being built or read. One owner, one thread at a time.
typedef struct lectern_tag lectern_tag;

/// An empty tag; NULL without memory. To be freed with lectern_tag_free.
lectern_tag *lectern_tag_new(void);
void lectern_tag_free(lectern_tag *tag);

/// The functions that build give 0, or -1 without memory.
int lectern_tag_set_text(lectern_tag *tag, const char *frame, const char *text);
/// Front cover.
int lectern_tag_set_picture(lectern_tag *tag, const char *mime, const uint8_t *bytes, size_t size);
/// A CHAP frame with its title in a TIT2 of its own. Times in milliseconds.
int lectern_tag_add_chapter(lectern_tag *tag, const char *id, uint32_t start, uint32_t end, const char *title);
/// The top-level, ordered CTOC over all chapters added so far, in the order of adding.
int lectern_tag_add_contents(lectern_tag *tag, const char *id, const char *title);

/// The tag as ID3v2.3 with its header and `padding` empty bytes behind; the bytes belong to the tag
/// and hold until the next call. NULL without memory.
const uint8_t *lectern_tag_render(lectern_tag *tag, size_t padding, size_t *size);

/// The ID3v2 tag in front of the stream; NULL where there is none or no memory.
lectern_tag *lectern_tag_read(const uint8_t *bytes, size_t size);
/// Major version of a tag that was read: 3 for ID3v2.3.
int lectern_tag_version(const lectern_tag *tag);
/// Text of the first frame of that name, NULL where there is none. Holds until the next call.
const char *lectern_tag_text(lectern_tag *tag, const char *frame);
size_t lectern_tag_chapter_count(const lectern_tag *tag);
/// Element id and title hold until the next call.
int lectern_tag_chapter(
    lectern_tag *tag, size_t index, const char **id, const char **title, uint32_t *start, uint32_t *end);
/// Whether there is a top-level, ordered CTOC; its children are counted and asked for by index.
int lectern_tag_has_contents(const lectern_tag *tag);
size_t lectern_tag_contents_count(const lectern_tag *tag);
const char *lectern_tag_contents_child(lectern_tag *tag, size_t index);
/// Bytes of the first picture, which belong to the tag; 0 where there is none.
size_t lectern_tag_picture(lectern_tag *tag, const uint8_t **bytes, const char **mime);

#ifdef __cplusplus
}
#endif
