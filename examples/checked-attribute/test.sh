#!/bin/sh
# Builds the attribute; translates a kernel with it, and one with a mistake.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
cargo build --quiet --locked
cp "${CARGO_TARGET_DIR:-target}/debug/libokl_attribute_unroll.so" "$out"
printf 'schema = 1\nextends = "serial"\n[[attribute]]\nplugin = "unroll"\n' > "$out/unroll.toml"
"$okl" run --trust-plugins --pipeline "$out/unroll.toml" sum.okl -o "$out/sum.cpp"
grep -q "#pragma GCC unroll (2 \* 4)" "$out/sum.cpp"
${CXX:-g++} -O2 -c -o "$out/sum.o" "$out/sum.cpp"
if "$okl" run --trust-plugins --pipeline "$out/unroll.toml" -D TIMES=40 sum.okl 2> "$out/said"; then exit 1; fi
grep -q "sum.okl:8:5" "$out/said"
grep -q "makes no sense: 80" "$out/said"
echo "checked-attribute: it works"
