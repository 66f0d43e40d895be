#!/bin/sh
# Runs the plugin on a kernel.
set -eu
cd "$(dirname "$0")"
okl=${OKL:-okl}
