#pragma once
#include <cstdint>
#include <string>

void appendUTF8(std::string &text, uint32_t point);

/// UTF-8 of a PDF text string (UTF-16 with a mark, or PDFDocEncoding).
std::string utf8(const std::string &text);
