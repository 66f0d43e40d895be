# `./x release`: one program with libclang in it. Sourced by `x`.
#
#   the distribution's archives of LLVM and clang  +  libclang's own sources, compiled here  -->  okl
#
# Debian has every part of libclang as an archive, but not libclang. Its sources are a folder of LLVM's. What they register of
# LLVM's targets is left out: okl reads texts and makes no machine code, and that is two thirds of the library.

readonly LLVM_SOURCE=19.1.7
readonly LLVM_SOURCE_SHA256=ae498f3bc58ae2d9f64ef5f0c035c4240152bf015a5b7738b15c22e93bdc97ce
readonly LLVM_SOURCE_URL=${OKL_LLVM_SOURCE:-http://deb.debian.org/debian/pool/main/l/llvm-toolchain-19/llvm-toolchain-19_$LLVM_SOURCE.orig.tar.xz}
readonly LLVM_HOME=${OKL_LLVM_HOME:-/usr/lib/llvm-19}

release() {
  need_rust
  need_static_tools
  static_libclang
  local folder=$target/static program
  say "building okl with libclang in it"
  # Not by `build`: these flags are for the program alone. The linker takes of the archives what is reached.
  CARGO_PROFILE_RELEASE_LTO=fat CARGO_PROFILE_RELEASE_CODEGEN_UNITS=1 CARGO_TARGET_DIR=$folder \
    cargo_here rustc --release --quiet -p okl-cli --bin okl --features linked-libclang -- \
    -C relocation-model=static -C linker-flavor=gcc -C linker="$here/release/link.sh" -C link-arg=-fuse-ld=lld-19 -C link-args="$(static_link_args)" ||
    give_up "okl could not be built"
  program=$folder/release/okl
  static_check "$program"
  # What ./x bench compares it with.
  quietly clang-19 -O2 -DLINKED -c "$here/bench/texts/floor.c" -o "$folder/floor.o" &&
    quietly clang++-19 -no-pie -fuse-ld=lld-19 "$folder/floor.o" $(static_link_args) -o "$folder/floor" \
      -Wl,--symbol-ordering-file="$folder/release/okl.order" -Wl,--no-warn-symbol-ordering ||
    give_up "a bare program with libclang in it could not be built"
  say "built $program ($(du -h "$program" | cut -f1)); testing it"
  test_all --program "$program"
}

need_static_tools() {
  has clang++-19 || apt_install "clang 19" clang-19 || give_up "clang++-19 is missing" "Install clang 19"
  has ld.lld-19 || apt_install "lld 19" lld-19 || give_up "ld.lld-19 is missing" "Install lld 19"
  has valgrind || apt_install "valgrind" valgrind || give_up "valgrind is missing" "Install valgrind"
  has curl || apt_install "curl" curl || give_up "curl is missing" "Install curl"
  has xz || apt_install "xz" xz-utils || give_up "xz is missing" "Install xz"
  [[ -e $LLVM_HOME/lib/libclangAST.a && -e $LLVM_HOME/lib/libLLVMSupport.a && -e $(static_file libzstd.a) ]] ||
    apt_install "the archives of clang and LLVM 19" libclang-19-dev llvm-19-dev libzstd-dev zlib1g-dev ||
    give_up "the archives of clang 19 are missing" "Install them, e.g. apt-get install libclang-19-dev llvm-19-dev libzstd-dev"
}

# An archive in the compiler's folders.
static_file() { clang++-19 -print-file-name="$1"; }

# libclang's sources as $cache/libclang-static-VERSION/libclang.a.
static_libclang() {
  local folder=$cache/libclang-static-$LLVM_SOURCE
  archive=$folder/libclang.a
  [[ ! -e $archive ]] || return 0
  local part=$folder.part
  rm -rf "$part"
  mkdir -p "$part"
  say "downloading the sources of libclang $LLVM_SOURCE (164 MB, once)"
  curl -fsSL "$LLVM_SOURCE_URL" -o "$part/source.tar.xz" || give_up "$LLVM_SOURCE_URL could not be downloaded"
  [[ $(sha256sum "$part/source.tar.xz" | cut -d' ' -f1) = "$LLVM_SOURCE_SHA256" ]] ||
    give_up "$LLVM_SOURCE_URL is not the file that was expected"
  tar -xJf "$part/source.tar.xz" -C "$part" --strip-components=4 --wildcards '*/clang/tools/libclang/*'
  rm "$part/source.tar.xz"
  say "compiling libclang"
  mkdir -p "$part/without/llvm/Support" "$part/objects"
  static_without_targets >"$part/without/llvm/Support/TargetSelect.h"
  # What okl does not call and that wants headers which are not shipped.
  rm "$part/CXExtractAPI.cpp"
  local flags="-std=c++17 -O2 -w -fno-rtti -fno-exceptions -ffunction-sections -fdata-sections -D_GNU_SOURCE"
  flags+=" -D__STDC_CONSTANT_MACROS -D__STDC_LIMIT_MACROS -D__STDC_FORMAT_MACROS"
  quietly bash -c 'cd "$1" && printf "%s\n" *.cpp | xargs -P "$(nproc)" -I{} clang++-19 $2 -I without -I "$3" -c {} -o objects/{}.o' \
    - "$part" "$flags" "$LLVM_HOME/include" || give_up "libclang could not be compiled"
  ar rcs "$part/libclang.a" "$part"/objects/*.o
  rm -rf "$folder"
  mv "$part" "$folder"
}

static_without_targets() {
  cat <<'END'
// Reading needs no machine code: no target of LLVM is registered, so none is linked.
#pragma once
namespace llvm {
inline void InitializeAllTargets() {}
inline void InitializeAllTargetMCs() {}
inline void InitializeAllAsmPrinters() {}
inline void InitializeAllAsmParsers() {}
} // namespace llvm
END
}

static_link_args() {
  local args=(-Wl,--gc-sections -Wl,--icf=all -Wl,-O2 -Wl,--start-group "$archive")
  args+=("$LLVM_HOME"/lib/libclang[A-Z]*.a "$LLVM_HOME"/lib/libLLVM[A-Z]*.a)
  # Rust links no library by itself that C++ needs; of the system's own, what is shared stays shared.
  args+=("$(static_file libstdc++.a)" "$(static_file libzstd.a)" "$(static_file libz.a)" -Wl,--end-group -lm -lc -lgcc_s)
  printf '%s ' "${args[@]}"
}

# The program does what the other one does: the kernels' CUDA text.
static_check() {
  local program=$1 folder name wrong=0 count=0
  folder=$(mktemp -d)
  say "comparing what it writes with what is expected"
  for name in "$here"/testdata/expected/cuda/*/*/kernel.cu; do
    name=${name#"$here"/testdata/expected/cuda/}
    name=${name%/kernel.cu}
    [[ -e $here/testdata/kernels/$name.okl ]] || continue
    # Quoted as for a shell.
    local options=()
    eval "options=($(sed -n '1s|^// okl: ||p' "$here/testdata/kernels/$name.okl"))"
    (cd "$here/testdata" && env -u LIBCLANG_PATH -u OKL_LIBCLANG OKL_CACHE=off "$program" run -p cuda --emit kernel "${options[@]}" \
      "kernels/$name.okl") >"$folder/text" 2>"$folder/said" || { tail -n 3 "$folder/said" >&2; wrong=$((wrong + 1)); }
    cmp -s "$folder/text" "$here/testdata/expected/cuda/$name/kernel.cu" || { say "differs: $name"; wrong=$((wrong + 1)); }
    count=$((count + 1))
  done
  rm -rf "$folder"
  ((wrong == 0 && count > 0)) || give_up "$wrong of $count kernels differ"
  say "$count kernels are as expected"
}
