#include "lectern_pdf_page_device.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <utility>

#include <GfxFont.h>
#include <GlobalParams.h>
#include <UTF.h>
#include <UnicodeTypeTable.h>

namespace {

/// Lines thinner than this are rules, in points.
constexpr double ruleThickness = 3;
/// Shapes smaller than this tell nothing of the page's order, in points.
constexpr double smallestShape = 8;

/// A pattern or ICC colour gone wrong can give anything.
float unit(double value) { return value > 0 ? float(std::min(value, 1.0)) : 0; }

/// Code points that no text consists of: controls, non-characters, halves of pairs.
bool isUnreadable(uint32_t point) {
    return (point < 0x20 && !(point >= 9 && point <= 13)) || (point >= 0x7F && point < 0xA0 && point != 0x85)
        || (point >= 0xD800 && point <= 0xDFFF) || point == 0xFFFD || point == 0xFFFE
        || point == 0xFFFF || point > 0x10FFFF;
}

bool isSpace(uint32_t point) {
    return (point >= 9 && point <= 13) || point == 0x20 || point == 0x85 || point == 0xA0
        || point == 0x1680 || (point >= 0x2000 && point <= 0x200A) || point == 0x2028
        || point == 0x2029 || point == 0x202F || point == 0x205F || point == 0x3000;
}

/// Kana, ideographs, hangul and full-width forms, which fill a square.
bool isWide(uint32_t point) {
    return (point >= 0x2E80 && point < 0xA4D0) || (point >= 0xAC00 && point < 0xD7B0)
        || (point >= 0xF900 && point < 0xFB00) || (point >= 0xFE30 && point < 0xFE50)
        || (point >= 0xFF00 && point < 0xFF61) || (point >= 0x20000 && point < 0x40000);
}

/// Whether a font's units are those of TrueType, PostScript or CFF fonts.
bool isOutlineScale(double unit) {
    for (const double perEm : {1000.0, 1024.0, 2048.0, 4096.0}) {
        if (std::fabs(unit * perEm - 1) < 0.001) return true;
    }
    return false;
}

/// Stands for a code that no text consists of; that of a byte stays known for repairs (see header).
uint32_t stand(uint32_t point) { return point > 0 && point < 0x100 ? 0xF000 + point : 0xFFFD; }

lectern_pdf_box pathBox(GfxState *state, const GfxSubpath *path) {
    double x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9;
    for (int i = 0; i < path->getNumPoints(); ++i) {
        double x, y;
        state->transform(path->getX(i), path->getY(i), &x, &y);
        x0 = std::min(x0, x), x1 = std::max(x1, x);
        y0 = std::min(y0, y), y1 = std::max(y1, y);
    }
    return {float(x0), float(y0), float(x1), float(y1)};
}

bool isThin(const lectern_pdf_box &box) {
    const double width = box.x1 - box.x0, height = box.y1 - box.y0;
    return std::min(width, height) <= ruleThickness && std::max(width, height) >= smallestShape;
}

bool isLarge(const lectern_pdf_box &box) {
    return box.x1 - box.x0 >= smallestShape && box.y1 - box.y0 >= smallestShape;
}

} // namespace

/// The number that a glyph's name consists of, behind a word for glyph: "g18", "cid152"; -1 for others.
static int glyphNumber(const char *name) {
    for (const char *prefix : {"glyph", "index", "gid", "cid", "g"}) {
        const size_t length = std::strlen(prefix);
        if (std::strncmp(name, prefix, length) != 0) continue;
        const char *digits = name + length;
        const size_t count = std::strspn(digits, "0123456789");
        return count > 0 && count < 6 && digits[count] == 0 ? std::atoi(digits) : -1;
    }
    return -1;
}

/// The number of a glyph that its font names by no more; -1 for others. A map to Unicode tells more.
static int numberOf(const GfxFont &current, CharCode code) {
    if (current.isCIDFont() || current.getType() == fontType3 || code > 255) return -1;
    const char *name = static_cast<const Gfx8BitFont &>(current).getCharName(int(code));
    return name ? glyphNumber(name) : -1;
}

// MARK: Fonts and styles

void PageDevice::useFont(GfxState *state) {
    const auto &current = state->getFont();
    fontIsKnown = true;
    if (!current) {
        font = -1;
        ascent = 0.75F, descent = -0.25F, sizeFactor = 1;
        return;
    }
    sizeFactor = 1;
    ascent = float(std::clamp(current->getAscent(), 0.4, 1.05));
    descent = float(std::clamp(current->getDescent(), -0.4, -0.05));
    if (current->getType() == fontType3) measureType3(*current);
    const auto known = std::find(seenFonts.begin(), seenFonts.end(), current);
    font = int32_t(known - seenFonts.begin());
    if (known != seenFonts.end()) return;
    seenFonts.push_back(current);
    lectern_pdf_font entry {};
    std::snprintf(entry.name, sizeof entry.name, "%s", current->getNameWithoutSubsetTag().c_str());
    if (current->isCIDFont()) {
        const auto *collection = static_cast<const GfxCIDFont &>(*current).getCollection();
        if (collection) std::snprintf(entry.collection, sizeof entry.collection, "%s", collection->c_str());
    }
    Ref embedded;
    entry.is_bold = current->isBold() || current->getWeight() >= GfxFont::W600;
    entry.is_italic = current->isItalic();
    entry.is_fixed = current->isFixedWidth();
    entry.is_type3 = current->getType() == fontType3;
    entry.has_unicode_map = current->hasToUnicodeCMap();
    entry.is_embedded = current->getEmbeddedFontID(&embedded);
    fonts.push_back(entry);
}

/// A Type 3 font may have any scale. One in the units of an outline font (1000 or a power of two to
/// the em) keeps it. Else the mean advance of a text font's characters is about 0.55 em, that of
/// East Asian ones an em; the bounding box, about an em high, is trusted where the two agree.
void PageDevice::measureType3(const GfxFont &type3) {
    const double *box = type3.getFontBBox(), *matrix = type3.getFontMatrix();
    double sum = 0, expected = 0;
    for (int byte = 0; byte < 256; ++byte) {
        const char character = char(byte);
        CharCode code;
        const Unicode *points = nullptr;
        int count = 0;
        double width, dy, originX, originY;
        type3.getNextChar(&character, 1, &code, &points, &count, &width, &dy, &originX, &originY);
        if (width <= 0) continue;
        sum += width, expected += count > 0 && isWide(points[0]) ? 1 : 0.55;
    }
    const double byWidth = expected > 0 ? std::fabs(sum / expected) : 0;
    const double top = box[3] * matrix[3], bottom = box[1] * matrix[3];
    const double height = std::fabs(top - bottom);
    ascent = 0.75F, descent = -0.25F;
    if (isOutlineScale(std::fabs(matrix[0])) && byWidth > 0.3 && byWidth < 3) return;
    if (height > byWidth * 0.8 && height < byWidth * 1.25) {
        sizeFactor = float(height);
        ascent = float(std::clamp(std::max(top, bottom) / height, 0.4, 1.05));
        descent = float(std::clamp(std::min(top, bottom) / height, -0.4, -0.05));
    } else if (byWidth > 0.001 && byWidth < 1000) {
        sizeFactor = float(byWidth);
    }
}

uint8_t PageDevice::ink(GfxState *state, const lectern_pdf_box &box, const GfxRGB &colour) {
    const int mode = state->getRender();
    if ((mode & 3) == 3) return LECTERN_INK_NONE;
    const double opacity = (mode & 3) == 1 ? state->getStrokeOpacity() : state->getFillOpacity();
    if (opacity < 0.02) return LECTERN_INK_NONE;
    const float x = (box.x0 + box.x1) / 2, y = (box.y0 + box.y1) / 2;
    double left, top, right, bottom;
    state->getClipBBox(&left, &top, &right, &bottom);
    if (box.x1 < left || box.x0 > right || box.y1 < top || box.y0 > bottom) return LECTERN_INK_CLIPPED;
    if (state->getFillColorSpace()->getMode() == csPattern) return LECTERN_INK_VISIBLE;
    Paint under {{0, 0, 0, 0}, 1, 1, 1, true};
    for (auto paint = paints.rbegin(); paint != paints.rend(); ++paint) {
        if (x >= paint->box.x0 && x <= paint->box.x1 && y >= paint->box.y0 && y <= paint->box.y1) {
            under = *paint;
            break;
        }
    }
    if (!under.isKnown) return LECTERN_INK_VISIBLE;
    const double difference = std::max({std::fabs(colToDbl(colour.r) - under.red),
                                        std::fabs(colToDbl(colour.g) - under.green),
                                        std::fabs(colToDbl(colour.b) - under.blue)});
    return difference < 0.03 ? LECTERN_INK_PAPER : LECTERN_INK_VISIBLE;
}

uint32_t PageDevice::style(GfxState *state, const lectern_pdf_box &box) {
    if (!fontIsKnown) useFont(state);
    lectern_pdf_style style {};
    style.font = font;
    style.size = float(state->getTransformedFontSize() * sizeFactor);
    const int mode = state->getRender();
    GfxRGB colour;
    if ((mode & 3) == 1) state->getStrokeRGB(&colour); else state->getFillRGB(&colour);
    style.red = unit(colToDbl(colour.r));
    style.green = unit(colToDbl(colour.g));
    style.blue = unit(colToDbl(colour.b));
    style.ascent = ascent;
    style.descent = descent;
    double m11, m12, m21, m22;
    state->getFontTransMat(&m11, &m12, &m21, &m22);
    style.angle = int32_t(std::lround(std::atan2(m12, m11) * 180 / M_PI));
    style.ink = ink(state, box, colour);
    style.is_stroked = (mode & 3) == 2;
    style.is_vertical = state->getFont() && state->getFont()->getWMode() != 0;
    style.content = -1;
    for (const auto &content : contents) {
        if (content.isArtifact) style.is_artifact = 1;
        if (content.isPagination) style.is_pagination = 1;
        if (content.identifier >= 0) style.content = content.identifier;
    }
    if (styles.empty() || std::memcmp(&styles.back(), &style, sizeof style) != 0) styles.push_back(style);
    return uint32_t(styles.size() - 1);
}

// MARK: Glyphs

lectern_pdf_box PageDevice::glyphBox(GfxState *state, double x, double y, double dx, double dy,
                                     double originX, double originY) const {
    double m11, m12, m21, m22, px, py, ax, ay;
    state->getFontTransMat(&m11, &m12, &m21, &m22);
    state->transform(x - originX, y - originY, &px, &py);
    if (state->getFont() && state->getFont()->getWMode() != 0) {
        // The advance goes down; the glyph's own width is about an em.
        state->transformDelta(dx, dy, &ax, &ay);
        double tx, ty;
        state->transform(x, y, &tx, &ty);
        const double half = std::hypot(m11, m12) / 2;
        if (std::fabs(ay) >= std::fabs(ax)) {
            return {float(tx - half), float(std::min(ty, ty + ay)), float(tx + half), float(std::max(ty, ty + ay))};
        }
        return {float(std::min(tx, tx + ax)), float(ty - half), float(std::max(tx, tx + ax)), float(ty + half)};
    }
    // The spacing that is added behind each character is not part of it.
    double spacing = state->getCharSpace(), sx, sy;
    state->textTransformDelta(spacing * state->getHorizScaling(), 0, &sx, &sy);
    state->transformDelta(dx - sx, dy - sy, &ax, &ay);
    const double up = ascent * sizeFactor, down = descent * sizeFactor;
    if (std::fabs(m11) >= std::fabs(m12)) {
        const double top = py + up * m22, bottom = py + down * m22;
        return {float(std::min(px, px + ax)), float(std::min(top, bottom)),
                float(std::max(px, px + ax)), float(std::max(top, bottom))};
    }
    const double top = px + up * m21, bottom = px + down * m21;
    return {float(std::min(top, bottom)), float(std::min(py, py + ay)),
            float(std::max(top, bottom)), float(std::max(py, py + ay))};
}

void PageDevice::append(uint32_t point, lectern_pdf_box box, uint32_t style, uint32_t flags) {
    for (float *side : {&box.x0, &box.y0, &box.x1, &box.y1}) {
        *side = std::isfinite(*side) ? std::clamp(*side, -100000.0F, 100000.0F) : 0;
    }
    glyphs.push_back({point, style, box, flags});
}

/// What a glyph's own name says, where the font's map to Unicode says nothing readable; 0 where the
/// name says no more. TeX's names for the other forms of Greek letters are in no list of Adobe's.
static Unicode nameOf(const GfxFont *current, CharCode code) {
    if (!current || current->isCIDFont() || current->getType() == fontType3 || code > 255) return 0;
    const char *name = static_cast<const Gfx8BitFont *>(current)->getCharName(int(code));
    if (!name) return 0;
    static const std::pair<const char *, Unicode> greek[] = {
        {"epsilon1", 0x03F5}, {"kappa1", 0x03F0}, {"rho1", 0x03F1}, {"pi1", 0x03D6}};
    for (const auto &[letter, point] : greek) {
        if (std::strcmp(name, letter) == 0) return point;
    }
    const Unicode point = globalParams->mapNameToUnicodeAll(name);
    return isUnreadable(point) ? 0 : point;
}

void PageDevice::drawChar(GfxState *state, double x, double y, double dx, double dy, double originX,
                          double originY, CharCode code, int, const Unicode *u, int uLen) {
    if (isCutShort()) return;
    if (!fontIsKnown) useFont(state);
    const lectern_pdf_box box = glyphBox(state, x, y, dx, dy, originX, originY);
    const uint32_t styleIndex = style(state, box);
    if (font >= 0 && size_t(font) < fonts.size() && !fonts[size_t(font)].has_unicode_map) {
        const int number = numberOf(*state->getFont(), code);
        if (number >= 0 && number < 0xFFFE) {
            append(0xF0000 + uint32_t(number), box, styleIndex, LECTERN_GLYPH_UNMAPPED);
            return;
        }
    }
    if (uLen <= 0 || !u) {
        append(0xFFFD, box, styleIndex, LECTERN_GLYPH_UNMAPPED);
        return;
    }
    const bool isSideways = styles[styleIndex].is_vertical
        || std::abs(std::abs(styles[styleIndex].angle) - 90) < 45;
    if (uLen == 1 && u[0] >= 0x0B && u[0] <= 0x0D && fonts.size() > size_t(font) && font >= 0
        && fonts[size_t(font)].is_type3 && !fonts[size_t(font)].has_unicode_map) {
        // A bitmap font of TeX's old encoding, where these are ff, fi and fl: no page draws controls.
        append(0xFB00 + (u[0] - 0x0B), box, styleIndex, 0);
        return;
    }
    if (uLen == 1 && isUnreadable(u[0])) {
        if (numberOf(*state->getFont(), code) == 3) {
            // The fourth glyph of TrueType fonts is the space.
            append(0x20, box, styleIndex, LECTERN_GLYPH_SPACE);
            return;
        }
        const Unicode named = nameOf(state->getFont().get(), code);
        if (named) {
            append(named, box, styleIndex, 0);
            return;
        }
    }
    for (int i = 0; i < uLen; ++i) {
        lectern_pdf_box part = box;
        if (isSideways) {
            part.y0 = box.y0 + (box.y1 - box.y0) * i / uLen;
            part.y1 = box.y0 + (box.y1 - box.y0) * (i + 1) / uLen;
        } else {
            part.x0 = box.x0 + (box.x1 - box.x0) * i / uLen;
            part.x1 = box.x0 + (box.x1 - box.x0) * (i + 1) / uLen;
        }
        const uint32_t continues = i > 0 ? LECTERN_GLYPH_CONTINUES : 0;
        if (isSpace(u[i])) append(0x20, part, styleIndex, continues | LECTERN_GLYPH_SPACE);
        else if (isUnreadable(u[i])) append(stand(u[i]), part, styleIndex, continues | LECTERN_GLYPH_UNMAPPED);
        else append(u[i], part, styleIndex, continues);
    }
}

// MARK: Replacement text

void PageDevice::beginActualText(GfxState *, const GooString *text) {
    Unicode *points = nullptr;
    const int count = text ? TextStringToUCS4(text->toStr(), &points) : 0;
    replacement.assign(reinterpret_cast<const char32_t *>(points), points ? size_t(std::max(count, 0)) : 0);
    gfree(points);
    isReplacing = true;
    replacementStart = glyphs.size();
}

/// The replacement's code points share the boxes of the glyphs they stand for, in order.
void PageDevice::endActualText(GfxState *) {
    if (!isReplacing) return;
    isReplacing = false;
    const std::vector<lectern_pdf_glyph> drawn(glyphs.begin() + long(replacementStart), glyphs.end());
    if (drawn.empty()) return;
    glyphs.resize(replacementStart);
    const size_t count = replacement.size();
    for (size_t i = 0; i < count; ++i) {
        const size_t from = i * drawn.size() / count;
        const size_t to = std::max(from + 1, (i + 1) * drawn.size() / count);
        lectern_pdf_box box = drawn[from].box;
        if (count > drawn.size()) {
            // Several code points on one glyph: each has its part of the width.
            const size_t first = (from * count + drawn.size() - 1) / drawn.size();
            const size_t next = ((from + 1) * count + drawn.size() - 1) / drawn.size();
            const float width = (box.x1 - box.x0) / float(std::max<size_t>(1, next - first));
            box.x0 += width * float(i - first);
            box.x1 = box.x0 + width;
        }
        for (size_t j = from + 1; j < to && j < drawn.size(); ++j) {
            if (drawn[j].box.y0 >= box.y1 || drawn[j].box.y1 <= box.y0) break;
            box.x0 = std::min(box.x0, drawn[j].box.x0), box.x1 = std::max(box.x1, drawn[j].box.x1);
        }
        const uint32_t point = uint32_t(replacement[i]);
        const uint32_t flags = LECTERN_GLYPH_REPLACED | (isSpace(point) ? LECTERN_GLYPH_SPACE : 0);
        if (isUnreadable(point)) append(0xFFFD, box, drawn[from].style, flags | LECTERN_GLYPH_UNMAPPED);
        else append(isSpace(point) ? 0x20 : point, box, drawn[from].style, flags);
    }
}

void PageDevice::beginMarkedContent(const char *name, Dict *properties) {
    Content content {name && std::strcmp(name, "Artifact") == 0, false, -1};
    if (properties) {
        const Object identifier = properties->lookup("MCID");
        if (identifier.isInt() && formDepth == 0) content.identifier = identifier.getInt();
        content.isPagination = content.isArtifact && properties->lookup("Type").isName("Pagination");
    }
    contents.push_back(content);
}

void PageDevice::endMarkedContent(GfxState *) {
    if (!contents.empty()) contents.pop_back();
}

// MARK: Shapes

bool PageDevice::isOnPage(const lectern_pdf_box &box) const {
    return box.x1 > 0 && box.y1 > 0 && box.x0 < pageWidth && box.y0 < pageHeight;
}

void PageDevice::keep(std::vector<lectern_pdf_box> &shapes, const lectern_pdf_box &box) {
    const bool isFinite = std::isfinite(box.x0) && std::isfinite(box.y0) && std::isfinite(box.x1) && std::isfinite(box.y1);
    if (isFinite && isOnPage(box) && shapes.size() < shapeLimit) shapes.push_back(box);
}

void PageDevice::paint(GfxState *state) {
    if (state->getFillOpacity() < 0.02) return;
    GfxRGB colour;
    state->getFillRGB(&colour);
    const bool isKnown = state->getFillColorSpace()->getMode() != csPattern && state->getFillOpacity() > 0.98;
    const GfxPath *path = state->getPath();
    std::vector<lectern_pdf_box> boxes;
    for (int i = 0; i < path->getNumSubpaths(); ++i) {
        boxes.push_back(pathBox(state, path->getSubpath(i)));
    }
    if (boxes.size() == 2 && isLarge(boxes[0]) && isLarge(boxes[1]) && frame(boxes[0], boxes[1])) return;
    for (size_t i = 0; i < boxes.size(); ++i) {
        const int points = path->getSubpath(int(i))->getNumPoints();
        if (isThin(boxes[i])) {
            keep(rules, boxes[i]);
        } else if (isLarge(boxes[i])) {
            if (paints.size() > shapeLimit / 4) paints.erase(paints.begin(), paints.begin() + shapeLimit / 8);
            // Of a shape with many corners only the box is known, not what of it is painted.
            paints.push_back({boxes[i], unit(colToDbl(colour.r)), unit(colToDbl(colour.g)),
                              unit(colToDbl(colour.b)), isKnown && points <= 20});
            if (points <= 5) keep(panels, boxes[i]);
        }
    }
}

/// One rectangle in another is a frame, or a line where they differ at one side only: what lies
/// within is not painted.
bool PageDevice::frame(const lectern_pdf_box &a, const lectern_pdf_box &b) {
    constexpr float slack = 0.01F;
    const auto holds = [](const lectern_pdf_box &outer, const lectern_pdf_box &inner) {
        return outer.x0 <= inner.x0 + slack && outer.y0 <= inner.y0 + slack
            && outer.x1 >= inner.x1 - slack && outer.y1 >= inner.y1 - slack;
    };
    if (!holds(a, b) && !holds(b, a)) return false;
    const auto &outer = holds(a, b) ? a : b, &inner = holds(a, b) ? b : a;
    const lectern_pdf_box sides[] = {{outer.x0, outer.y0, outer.x1, inner.y0},
                                     {outer.x0, inner.y1, outer.x1, outer.y1},
                                     {outer.x0, outer.y0, inner.x0, outer.y1},
                                     {inner.x1, outer.y0, outer.x1, outer.y1}};
    int count = 0;
    for (const auto &side : sides) {
        if (side.x1 - side.x0 <= slack || side.y1 - side.y0 <= slack) continue;
        ++count;
        if (isThin(side)) keep(rules, side);
    }
    if (count == 4) keep(panels, outer);
    return true;
}

void PageDevice::stroke(GfxState *state) {
    if (state->getStrokeOpacity() < 0.02) return;
    const GfxPath *path = state->getPath();
    const float half = float(state->getTransformedLineWidth() / 2);
    for (int i = 0; i < path->getNumSubpaths(); ++i) {
        const lectern_pdf_box box = pathBox(state, path->getSubpath(i));
        if (half > ruleThickness && isThin(box) && paints.size() < shapeLimit) {
            // A bar drawn as a thick line: what stands on it is not on paper.
            paints.push_back({{box.x0 - half, box.y0 - half, box.x1 + half, box.y1 + half}, 0, 0, 0, false});
        }
        if (isThin(box)) keep(rules, box);
        else if (isLarge(box) && path->getSubpath(i)->getNumPoints() <= 5) keep(panels, box);
    }
}

bool PageDevice::shaded(GfxState *state) {
    double left, top, right, bottom;
    state->getClipBBox(&left, &top, &right, &bottom);
    if (paints.size() < shapeLimit) {
        paints.push_back({{float(left), float(top), float(right), float(bottom)}, 0, 0, 0, false});
    }
    return true;
}

void PageDevice::image(GfxState *state) {
    const double *m = state->getCTM();
    const double x[] = {m[4], m[4] + m[0], m[4] + m[2], m[4] + m[0] + m[2]};
    const double y[] = {m[5], m[5] + m[1], m[5] + m[3], m[5] + m[1] + m[3]};
    const lectern_pdf_box box = {
        float(*std::min_element(x, x + 4)), float(*std::min_element(y, y + 4)),
        float(*std::max_element(x, x + 4)), float(*std::max_element(y, y + 4))};
    keep(images, box);
    if (paints.size() < shapeLimit) paints.push_back({box, 0, 0, 0, false});
}

void PageDevice::drawImageMask(GfxState *state, Object *ref, Stream *str, int width, int height,
                               bool invert, bool interpolate, bool inlineImg) {
    image(state);
    // The base class reads past the data of an image in the content stream.
    if (inlineImg) OutputDev::drawImageMask(state, ref, str, width, height, invert, interpolate, inlineImg);
}

void PageDevice::drawImage(GfxState *state, Object *ref, Stream *str, int width, int height,
                           GfxImageColorMap *colorMap, bool interpolate, const int *maskColors,
                           bool inlineImg) {
    image(state);
    if (inlineImg) {
        OutputDev::drawImage(state, ref, str, width, height, colorMap, interpolate, maskColors, inlineImg);
    }
}
