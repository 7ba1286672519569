#!/bin/sh
# Measures lectern side by side with a bare loop that only speaks and encodes, and with
# pdftotext | espeak-ng | lame, on one PDF, and prints a table of ratios per second of audio made.
#
# usage: bench.sh BOOK.pdf [LECTERN] [ROUNDS]
#
# Needs pdftotext, espeak-ng, lame, cc. Everything is made in a temporary folder.
set -eu
book=$1
lectern=${2:-.build/release/lectern}
rounds=${3:-1}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cores=$(nproc)

cc -O2 -o "$work/bare-loop" "$here/bare-loop.c" -lespeak-ng -lmp3lame
pdftotext "$book" "$work/book.txt"

# Runs a command; leaves wall seconds, processor seconds and the largest resident set in $work/time.
measure() {
    python3 "$here/measure.py" "$work/time" "$@"
}
wall() { cut -d' ' -f1 "$work/time"; }
cpu() { cut -d' ' -f2 "$work/time"; }
memory() { cut -d' ' -f3 "$work/time"; }

# Seconds of audio in the MP3 files of a book's folder.
audio() {
    python3 - "$1" <<'P'
import json, os, sys
total = 0
for folder, _, names in os.walk(sys.argv[1]):
    for name in names:
        if name.endswith(".json") and name != "book.json":
            side = json.load(open(os.path.join(folder, name)))
            total += side.get("audio", {}).get("duration", 0)
print(total)
P
}
row() { # name, audio seconds
    awk -v n="$1" -v a="$2" -v w="$(wall)" -v c="$(cpu)" -v m="$(memory)" -v b="${bare:-0}" -v p="${pipe:-0}" 'BEGIN {
        u = w / a * 1000
        printf "| %-28s | %7.1f | %7.1f | %8.0f | %6.3f |", n, w, c, a, u
        printf b > 0 ? " %5.2f |" : "     – |", b > 0 ? u / b : 0
        printf p > 0 ? " %5.2f |" : "     – |", p > 0 ? u / p : 0
        printf " %4.0f |\n", m / 1024 }'
}
unit() { awk -v a="$1" -v w="$(wall)" 'BEGIN { print w / a * 1000 }'; }

echo "| run | wall s | CPU s | audio s | ms per s | of bare | of pipe | MB |"
echo "|---|---|---|---|---|---|---|---|"
round=0
while [ "$round" -lt "$rounds" ]; do
    round=$((round + 1))
    unset bare pipe
    measure sh -c "pdftotext '$book' - | espeak-ng -v en-us --stdout | lame --quiet -m m -b 64 -q 7 - '$work/pipe.mp3'"
    seconds=$(ffprobe -v error -show_entries format=duration -of csv=p=0 "$work/pipe.mp3")
    pipe=$(unit "$seconds")
    row "pdftotext, espeak-ng, lame" "$seconds"
    measure sh -c "'$work/bare-loop' $cores 64 7 '$work/book.txt' '$work/bare.mp3' > '$work/seconds'"
    seconds=$(cat "$work/seconds")
    bare=$(unit "$seconds")
    row "bare loop, $cores jobs" "$seconds"
    for jobs in "$cores" 1 $((cores * 2)); do
        rm -rf "$work/out" "$work/store"
        measure "$lectern" convert "$book" --output "$work/out" --store "$work/store" --jobs "$jobs" --progress none
        row "lectern --jobs $jobs, cold" "$(audio "$work/out")"
    done
    measure "$lectern" convert "$book" --output "$work/out" --store "$work/store" --progress none
    row "lectern, warm" "$(audio "$work/out")"
    measure "$lectern" text "$book" --stage spoken
    row "lectern text (no speech)" "$(audio "$work/out")"
done
