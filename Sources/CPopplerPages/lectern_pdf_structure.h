#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <Object.h>
#include <PDFDoc.h>

#include "include/lectern_pdf.h"

/// The structure elements to which a page's marked content belongs.
///
/// Read a page at a time, from the page's entry in the parent tree (ISO 32000-1, 14.7.4.4) upwards:
/// a book in many pieces costs no more than the pieces at hand. An element counts only where its own
/// list of children names the content that the parent tree says is its: files joined by tools that
/// renumber neither keep a parent tree that lies.
class StructureTree {
public:
    explicit StructureTree(PDFDoc *document);

    /// What of the page is tagged; empty where the document is not, or says itself that it is suspect.
    void read(int page, std::vector<lectern_pdf_element> &elements, std::vector<lectern_pdf_content> &contents,
              std::string &strings);

private:
    struct Element {
        int parent = 0;
        int tag = 0;
        std::string language, words, alternative;
        bool isElement = false;
        bool hasKids = false;
        /// Places among its children: of elements by object number, of content by page and identifier.
        std::unordered_map<int, int> kids;
        std::map<std::pair<int, int>, int> contents;
    };

    static constexpr int depthLimit = 64, parentNodeLimit = 100000;
    static constexpr size_t contentLimit = 65536, wordsLimit = 8192;

    PDFDoc *document;
    XRef *xref;
    int root = 0;
    Object roles;
    std::map<int, Object> parentTree;
    int parentNodes = 0;
    std::unordered_map<int, Element> known;

    void addParents(const Object &node, int depth);
    Element &element(int number);
    void readKids(int number, Element &element, bool isWhole);
    int tag(const std::string &name) const;
    int pageOf(const Object &dict, const Object &owner) const;
};
