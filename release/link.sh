#!/usr/bin/env bash
# The linker of `./x release`: links twice.
#
#   link  ->  run it over kernels, counted by callgrind  ->  link again, with the functions that ran beside each other
#
# A run comes by an eighth of the program's code. Where that lies together, fewer pages of it are read.
set -euo pipefail

# `-o FILE` of the command line.
out=
for ((at = 1; at < $#; at++)); do
  [[ ${!at} != -o ]] || { next=$((at + 1)) && out=${!next}; }
done
clang++-19 "$@"
[[ -n $out ]] || exit 0

here=$(cd "${BASH_SOURCE[0]%/*}/.." && pwd -P)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Those that need no options, one of 25: all parts of a translation are in them.
mapfile -t kernels < <(grep -L '^// okl:' "$here"/testdata/kernels/*/*.okl | awk 'NR % 25 == 0')
env -u LIBCLANG_PATH -u OKL_LIBCLANG OKL_CACHE=off valgrind --tool=callgrind --callgrind-out-file="$folder/counted" \
  --demangle=no --compress-strings=no "$out" run -q -j 1 -p cuda -p openmp -p opencl -o "$folder/texts/" "${kernels[@]}" \
  >"$folder/said" 2>&1 || { tail -n 20 "$folder/said" >&2 && exit 1; }
# `fn=_ZN5clang5Lexer3LexERNS_5TokenE`, with a number behind it where callgrind tells calls of it apart.
order=${out%/*}/../okl.order
awk '/^fn=/ { sub(/^fn=(\([0-9]+\) )?/, ""); sub(/\x27[0-9]+$/, ""); if ($0 != "" && !seen[$0]++) print }' \
  "$folder/counted" >"$order"
(($(wc -l <"$order") > 1000)) || { echo "callgrind names no functions" >&2 && exit 1; }
clang++-19 "$@" -Wl,--symbol-ordering-file="$order" -Wl,--no-warn-symbol-ordering -Wl,--strip-all
