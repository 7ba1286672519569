// The limit: speaks and encodes pages of text on all cores and does nothing else.
//
// usage: bare-loop JOBS BITRATE QUALITY TEXT OUTPUT
//
// TEXT holds pages parted by form feeds (pdftotext writes it so). Each page is spoken and encoded by
// a process forked from one whose engine is initialized and silent; at most JOBS at a time. Prints
// the seconds of audio made. The encoded pages go to OUTPUT one after the other, in no fixed order.

#include <espeak-ng/speak_lib.h>
#include <fcntl.h>
#include <lame/lame.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int rate;
static lame_t encoder;
static unsigned char *encoded;
static size_t encoded_length, encoded_capacity;
static long samples;

static void encode(short *pcm, int count) {
    size_t room = (size_t)count * 5 / 4 + 7200;
    if (encoded_length + room > encoded_capacity) {
        encoded_capacity = (encoded_length + room) * 2;
        encoded = realloc(encoded, encoded_capacity);
        if (!encoded) _exit(1);
    }
    unsigned char *end = encoded + encoded_length;
    int written = count ? lame_encode_buffer(encoder, pcm, NULL, count, end, (int)room)
                        : lame_encode_flush(encoder, end, (int)room);
    if (written < 0) _exit(1);
    encoded_length += (size_t)written;
}

static int receive(short *pcm, int count, espeak_EVENT *events) {
    (void)events;
    if (pcm && count > 0) {
        encode(pcm, count);
        samples += count;
    }
    return 0;
}

static void render(const char *page, size_t length, int output, long *total) {
    char *text = strndup(page, length);
    if (!text || espeak_Synth(text, length + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL) != EE_OK)
        _exit(1);
    encode(NULL, 0);
    if (write(output, encoded, encoded_length) != (ssize_t)encoded_length) _exit(1);
    __atomic_add_fetch(total, samples, __ATOMIC_RELAXED);
    _exit(0);
}

static void start(int bit_rate, int quality) {
    rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 1000, NULL, 0);
    if (rate <= 0 || espeak_SetVoiceByName("en-us") != EE_OK) exit(1);
    espeak_SetSynthCallback(receive);
    encoder = lame_init();
    lame_set_in_samplerate(encoder, rate);
    lame_set_num_channels(encoder, 1);
    lame_set_mode(encoder, MONO);
    lame_set_brate(encoder, bit_rate);
    lame_set_quality(encoder, quality);
    lame_set_bWriteVbrTag(encoder, 0);
    if (lame_init_params(encoder) < 0) exit(1);
}

int main(int argc, char **argv) {
    if (argc != 6) return fprintf(stderr, "usage: bare-loop JOBS BITRATE QUALITY TEXT OUTPUT\n"), 2;
    int jobs = atoi(argv[1]);
    int input = open(argv[4], O_RDONLY), output = open(argv[5], O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0644);
    struct stat status;
    if (input < 0 || output < 0 || fstat(input, &status) != 0 || status.st_size == 0) return perror("bare-loop"), 1;
    const char *text = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, input, 0);
    long *total = mmap(NULL, sizeof *total, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (text == MAP_FAILED || total == MAP_FAILED) return perror("bare-loop"), 1;
    start(atoi(argv[2]), atoi(argv[3]));

    int running = 0, failed = 0, result;
    const char *end = text + status.st_size;
    for (const char *page = text; page < end;) {
        const char *stop = memchr(page, '\f', (size_t)(end - page));
        if (!stop) stop = end;
        if (running == jobs) {
            wait(&result);
            failed |= result;
            running--;
        }
        if (fork() == 0) render(page, (size_t)(stop - page), output, total);
        running++;
        page = stop + 1;
    }
    for (; running; running--) {
        wait(&result);
        failed |= result;
    }
    printf("%.1f\n", (double)*total / rate);
    return failed != 0;
}
