#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <GfxState.h>
#include <OutputDev.h>

#include "include/lectern_pdf.h"

/// Takes down what a page draws, glyph by glyph.
class PageDevice final : public OutputDev {
public:
    PageDevice(double width, double height) : pageWidth(width), pageHeight(height) {}

    std::vector<lectern_pdf_glyph> glyphs;
    std::vector<lectern_pdf_style> styles;
    std::vector<lectern_pdf_font> fonts;
    std::vector<lectern_pdf_box> images, rules, panels;
    bool isCutShort() const { return glyphs.size() >= glyphLimit; }

    bool upsideDown() override { return true; }
    bool useDrawChar() override { return true; }
    bool interpretType3Chars() override { return false; }
    bool useTilingPatternFill() override { return true; }
    bool useShadedFills(int) override { return true; }
    bool tilingPatternFill(GfxState *state, Gfx *, Catalog *, GfxTilingPattern *, const double *, int, int,
                           int, int, double, double) override { return shaded(state); }
    bool functionShadedFill(GfxState *state, GfxFunctionShading *) override { return shaded(state); }
    bool axialShadedFill(GfxState *state, GfxAxialShading *, double, double) override { return shaded(state); }
    bool radialShadedFill(GfxState *state, GfxRadialShading *, double, double) override { return shaded(state); }
    bool gouraudTriangleShadedFill(GfxState *state, GfxGouraudTriangleShading *) override { return shaded(state); }
    bool patchMeshShadedFill(GfxState *state, GfxPatchMeshShading *) override { return shaded(state); }

    void updateAll(GfxState *) override { fontIsKnown = false; }
    void updateFont(GfxState *) override { fontIsKnown = false; }
    void restoreState(GfxState *) override { fontIsKnown = false; }

    void drawChar(GfxState *state, double x, double y, double dx, double dy, double originX,
                  double originY, CharCode code, int nBytes, const Unicode *u, int uLen) override;
    void beginActualText(GfxState *state, const GooString *text) override;
    void endActualText(GfxState *state) override;
    void beginMarkedContent(const char *name, Dict *properties) override;
    void endMarkedContent(GfxState *state) override;
    void beginForm(Ref) override { ++formDepth; }
    void endForm(Ref) override { --formDepth; }

    void fill(GfxState *state) override { paint(state); }
    void eoFill(GfxState *state) override { paint(state); }
    void stroke(GfxState *state) override;

    void drawImageMask(GfxState *state, Object *ref, Stream *str, int width, int height, bool invert,
                       bool interpolate, bool inlineImg) override;
    void drawImage(GfxState *state, Object *ref, Stream *str, int width, int height,
                   GfxImageColorMap *colorMap, bool interpolate, const int *maskColors,
                   bool inlineImg) override;
    void drawMaskedImage(GfxState *state, Object *, Stream *, int, int, GfxImageColorMap *, bool,
                         Stream *, int, int, bool, bool) override { image(state); }
    void drawSoftMaskedImage(GfxState *state, Object *, Stream *, int, int, GfxImageColorMap *, bool,
                             Stream *, int, int, GfxImageColorMap *, bool) override { image(state); }

private:
    /// More than a densely printed newspaper page has by far.
    static constexpr size_t glyphLimit = 400000;
    static constexpr size_t shapeLimit = 4000;

    struct Paint {
        lectern_pdf_box box;
        float red, green, blue;
        bool isKnown;
    };
    struct Content {
        bool isArtifact, isPagination;
        int32_t identifier;
    };

    const double pageWidth, pageHeight;
    bool fontIsKnown = false;
    int32_t font = -1;
    float ascent = 0, descent = 0, sizeFactor = 1;
    std::vector<std::shared_ptr<GfxFont>> seenFonts;
    std::vector<Paint> paints;
    std::vector<Content> contents;
    /// Inside a form, whose marked content has identifiers of its own.
    int formDepth = 0;
    bool isReplacing = false;
    std::u32string replacement;
    size_t replacementStart = 0;

    void useFont(GfxState *state);
    void measureType3(const GfxFont &font);
    uint32_t style(GfxState *state, const lectern_pdf_box &box);
    uint8_t ink(GfxState *state, const lectern_pdf_box &box, const GfxRGB &colour);
    lectern_pdf_box glyphBox(GfxState *state, double x, double y, double dx, double dy,
                             double originX, double originY) const;
    void append(uint32_t point, lectern_pdf_box box, uint32_t style, uint32_t flags);
    void paint(GfxState *state);
    bool frame(const lectern_pdf_box &a, const lectern_pdf_box &b);
    void image(GfxState *state);
    bool shaded(GfxState *state);
    void keep(std::vector<lectern_pdf_box> &shapes, const lectern_pdf_box &box);
    bool isOnPage(const lectern_pdf_box &box) const;
};
