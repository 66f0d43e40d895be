#!/bin/sh
# Translates a kernel and runs it from C, without OCCA: on the CPU; with `test.sh opencl` on an OpenCL device.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
cc="${CC:-gcc} -std=c99 -Wall -Wextra -pedantic"
cxx="${CXX:-g++} -std=c++17 -Wall -Wextra -fopenmp"
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
if [ "${1:-}" = opencl ]; then
  "$okl" run --pipeline opencl --emit "launcher-c=$out/launcher.cpp" --write-header "$out" -o "$out/scale.cl" scale.okl
  $cc -I "$out" -c opencl.c -o "$out/main.o"
  $cxx -I "$out" -o "$out/main" "$out/main.o" "$out/launcher.cpp" -lOpenCL
  "$out/main" "$out/scale.cl"
else
  for pipeline in serial openmp; do
    "$okl" run --pipeline $pipeline --emit "launcher-c=$out/launcher.cpp" --write-header "$out" -o "$out/scale.cpp" scale.okl
    $cc -I "$out" -c cpu.c -o "$out/main.o"
    $cxx -I "$out" -o "$out/main" "$out/main.o" "$out/launcher.cpp" "$out/scale.cpp"
    "$out/main"
  done
fi
echo "without-occa: it works"
