#define _GNU_SOURCE
#include "lectern_process.h"
#include <elf.h>
#include <link.h>
#include <string.h>

struct search {
    uint8_t *id;
    size_t capacity, length;
};

static size_t padded(size_t size) { return (size + 3) & ~(size_t)3; }

static void search_notes(const uint8_t *at, size_t left, struct search *search) {
    ElfW(Nhdr) note;
    while (left >= sizeof note) {
        memcpy(&note, at, sizeof note);
        size_t content = sizeof note + padded(note.n_namesz);
        size_t whole = content + padded(note.n_descsz);
        if (whole > left) return;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && memcmp(at + sizeof note, "GNU", 4) == 0) {
            search->length = note.n_descsz < search->capacity ? note.n_descsz : search->capacity;
            memcpy(search->id, at + content, search->length);
            return;
        }
        at += whole;
        left -= whole;
    }
}

// The first object is the program itself.
static int search_program(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    struct search *search = context;
    for (int i = 0; i < info->dlpi_phnum && search->length == 0; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type == PT_NOTE)
            search_notes((const uint8_t *)(info->dlpi_addr + part->p_vaddr), part->p_memsz, search);
    }
    return 1;
}

size_t lectern_build_id(uint8_t *id, size_t capacity) {
    struct search search = {id, capacity, 0};
    dl_iterate_phdr(search_program, &search);
    return search.length;
}
