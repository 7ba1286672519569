#pragma once

#include <cstddef>

/// A file's bytes in memory, read by the system where they are asked for.
///
/// Poppler reads a file of its own in pieces of 256 bytes, a call of the system each.
class FileMapping {
public:
    /// Maps nothing where the file is none, is empty or is longer than Poppler's streams count.
    explicit FileMapping(const char *path);
    ~FileMapping();
    FileMapping(const FileMapping &) = delete;
    FileMapping &operator=(const FileMapping &) = delete;

    /// `nullptr` where nothing is mapped.
    const char *bytes() const { return start; }
    size_t length() const { return count; }

private:
    const char *start = nullptr;
    size_t count = 0;
};
