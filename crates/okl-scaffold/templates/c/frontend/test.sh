#!/bin/sh
# Builds the plugin, checks it, and runs it on a kernel.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
${CC:-cc} -std=gnu11 -Wall -Wextra -Wno-unused-function -O2 -fPIC -shared -o libokl_frontend_example.so example.c
"$okl" plugin check libokl_frontend_example.so
