#!/bin/sh
# Builds the stage, checks it, and runs it on a kernel.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
"$okl" plugin header > "$out/okl_plugin.h"
${CC:-cc} -std=gnu11 -Wall -Wextra -Wno-unused-function -fPIC -shared -I "$out" -o "$out/libokl_stage_mark.so" mark.c
"$okl" plugin check "$out/libokl_stage_mark.so"
printf 'schema = 1\nextends = "hip"\n[[stage]]\nplugin = "mark"\n' > "$out/mark.toml"
"$okl" run --trust-plugins --pipeline "$out/mark.toml" ../table-backend/add.okl | grep -q "^// made by okl for hip"
echo "stage-in-c: it works"
