#include "lectern_pdf_mapping.h"

#include <climits>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

FileMapping::FileMapping(const char *path) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    struct stat status;
    // A stream in memory says where it is in an int.
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0 &&
        status.st_size < INT_MAX) {
        const auto size = static_cast<size_t>(status.st_size);
        void *mapped = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (mapped != MAP_FAILED) {
            start = static_cast<const char *>(mapped);
            count = size;
        }
    }
    close(file);
}

FileMapping::~FileMapping() {
    if (start) munmap(const_cast<char *>(start), count);
}
