#pragma once
// Poppler behind plain C types.
//
// Its GLib interface gives a page's text only after its own layout: glyphs without a map to Unicode,
// text outside the crop box, the text rendering mode, artifacts and the drawing order are gone by
// then, and images need a second run over the page. Here each glyph is handed over as it is drawn.
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct lectern_pdf lectern_pdf;

enum lectern_pdf_status {
    LECTERN_PDF_OK = 0,
    LECTERN_PDF_CANNOT_OPEN = 1,
    LECTERN_PDF_ENCRYPTED = 2,
    LECTERN_PDF_DAMAGED = 3,
};

/// A rectangle in points from the top left of the crop box, after the page's own rotation.
typedef struct {
    float x0, y0, x1, y1;
} lectern_pdf_box;

enum lectern_pdf_glyph_flags {
    /// The font has no map to Unicode for this glyph: the code point is U+FFFD, or U+F000 + n where
    /// the map gives a control character n, which is then most likely the character's own code, or
    /// U+F0000 + n where the font's glyphs are named by numbers ("g18") and this is number n.
    LECTERN_GLYPH_UNMAPPED = 1,
    /// A further code point of the glyph before it: a ligature.
    LECTERN_GLYPH_CONTINUES = 2,
    /// White space that the page itself draws.
    LECTERN_GLYPH_SPACE = 4,
    /// The text is the document's own replacement (/ActualText).
    LECTERN_GLYPH_REPLACED = 8,
};

/// One code point as drawn, in the order of drawing.
typedef struct {
    uint32_t code_point;
    /// Index into the page's styles.
    uint32_t style;
    lectern_pdf_box box;
    uint32_t flags;
} lectern_pdf_glyph;

enum lectern_pdf_ink {
    LECTERN_INK_VISIBLE = 0,
    /// Drawn without fill or stroke (rendering modes 3 and 7) or fully transparent.
    LECTERN_INK_NONE = 1,
    /// The same colour as what lies under it.
    LECTERN_INK_PAPER = 2,
    /// Outside the clipping path.
    LECTERN_INK_CLIPPED = 3,
};

/// What a run of glyphs has in common.
typedef struct {
    /// Index into the page's fonts.
    int32_t font;
    /// Points, as drawn.
    float size;
    float red, green, blue;
    /// Of the font, in parts of the size above and (negative) below the baseline.
    float ascent, descent;
    /// Direction of writing in degrees clockwise; 0 from left to right.
    int32_t angle;
    uint8_t ink;
    /// Filled and stroked, which makes a plain font look bold.
    uint8_t is_stroked;
    /// Marked as an artifact: not part of what the author wrote.
    uint8_t is_artifact;
    /// Marked as one that pagination puts there: running head, folio.
    uint8_t is_pagination;
    /// The font writes from top to bottom.
    uint8_t is_vertical;
    /// Marked-content identifier of the tagged content, or -1.
    int32_t content;
} lectern_pdf_style;

typedef struct {
    /// NUL-terminated UTF-8 without the subset prefix.
    char name[128];
    /// Character collection of a CID font ("Adobe-Japan1"), else empty.
    char collection[32];
    uint8_t is_bold, is_italic, is_fixed, is_type3, has_unicode_map, is_embedded;
} lectern_pdf_font;

/// What an element of a tagged document is, the standard types that tell a reader nothing left out.
enum lectern_pdf_tag {
    LECTERN_TAG_OTHER = 0,
    /// Document, Part, Sect, Div …
    LECTERN_TAG_GROUP,
    LECTERN_TAG_ASIDE,
    LECTERN_TAG_QUOTATION,
    LECTERN_TAG_CAPTION,
    LECTERN_TAG_CONTENTS,
    LECTERN_TAG_CONTENTS_ITEM,
    LECTERN_TAG_INDEX,
    LECTERN_TAG_PARAGRAPH,
    LECTERN_TAG_LIST,
    LECTERN_TAG_LIST_ITEM,
    LECTERN_TAG_LABEL,
    LECTERN_TAG_LIST_BODY,
    LECTERN_TAG_TABLE,
    /// THead, TBody, TFoot.
    LECTERN_TAG_ROWS,
    LECTERN_TAG_ROW,
    LECTERN_TAG_HEADER_CELL,
    LECTERN_TAG_CELL,
    LECTERN_TAG_NOTE,
    LECTERN_TAG_CODE,
    LECTERN_TAG_FIGURE,
    LECTERN_TAG_FORMULA,
    LECTERN_TAG_SPAN,
    LECTERN_TAG_RUBY,
    LECTERN_TAG_ARTIFACT,
    /// A heading without a level of its own; H1 to H6 follow from the next on.
    LECTERN_TAG_HEADING = 40,
    LECTERN_TAG_HEADING_1 = 41,
};

/// A structure element with content on the page.
typedef struct {
    /// The same for the same element on all pages.
    int32_t number;
    /// Index into the page's elements, where it lies before this one; -1 at the top.
    int32_t parent;
    /// Its place among its parent's children.
    int32_t order;
    int32_t tag;
    /// Where the strings begin in the page's strings, or -1: /Lang, /ActualText or else /E, /Alt.
    int32_t language, words, alternative;
} lectern_pdf_element;

/// What a marked-content identifier stands for.
typedef struct {
    /// Index into the page's elements, or -1.
    int32_t element;
    /// Its place among the element's children.
    int32_t order;
} lectern_pdf_content;

typedef struct {
    double width, height;
    /// Set when the page has more glyphs than any page can, and reading stopped there.
    int is_cut_short;
    lectern_pdf_glyph *glyphs;
    size_t glyph_count;
    lectern_pdf_style *styles;
    size_t style_count;
    lectern_pdf_font *fonts;
    size_t font_count;
    lectern_pdf_box *images;
    size_t image_count;
    /// Thin straight lines, horizontal or vertical.
    lectern_pdf_box *rules;
    size_t rule_count;
    /// Filled or framed rectangles.
    lectern_pdf_box *panels;
    size_t panel_count;
    /// The structure of a tagged document as far as it concerns the page; contents by identifier.
    lectern_pdf_element *elements;
    size_t element_count;
    lectern_pdf_content *contents;
    size_t content_count;
    /// NUL-terminated UTF-8, one behind the other.
    char *strings;
} lectern_pdf_page;

/// Opens a file; `password` may be NULL. NULL with `*status` set when that fails.
lectern_pdf *lectern_pdf_open(const char *path, const char *password, int *status);
void lectern_pdf_close(lectern_pdf *pdf);

int lectern_pdf_page_count(lectern_pdf *pdf);

/// The strings below are UTF-8, NUL-terminated, freed by `free`; NULL where the file says nothing.
/// An entry of the document information dictionary: "Title", "Author", "CreationDate".
char *lectern_pdf_info(lectern_pdf *pdf, const char *key);
char *lectern_pdf_xmp(lectern_pdf *pdf);
/// /Lang of the catalogue, else of the structure tree's top.
char *lectern_pdf_language(lectern_pdf *pdf);
/// Label of the page with the given number from 1.
char *lectern_pdf_page_label(lectern_pdf *pdf, int number);

/// Takes an outline entry: level from 1; page from 1 or 0; top in points below the crop box's upper
/// edge, negative where unknown.
typedef void (*lectern_pdf_outline_visitor)(
    void *context, const char *title, int level, int page, double top);
void lectern_pdf_outline(lectern_pdf *pdf, lectern_pdf_outline_visitor visit, void *context);

/// The page with the given number from 1; NULL when Poppler cannot make it.
lectern_pdf_page *lectern_pdf_read_page(lectern_pdf *pdf, int number);
void lectern_pdf_free_page(lectern_pdf_page *page);

/// The last thing that Poppler complained of, at most 255 bytes; empty after it was taken.
void lectern_pdf_take_message(char *buffer, int capacity);

#ifdef __cplusplus
}
#endif
