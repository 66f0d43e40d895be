// Runs CUDA text on the CPU, for tests only. Included before the CUDA text (g++ -include).
//
// The threads of a block are fibers on one OS thread; blocks run one after another. A fiber runs
// until it meets a barrier or ends, so a run is deterministic. OKL_EMULATOR_SEED sets the order:
//   0        threads in order, 0 first
//   n > 0    a new pseudo-random order after every barrier, blocks shuffled too, and a thread may be
//            put aside at any atomic operation. Code that lacks a barrier gives other results
//            from seed to seed.
// What the order cannot show: two threads that interleave between barriers without an atomic.
//
// Found out and reported (exit code 3): a barrier that some threads of a block reach and others do
// not, threads that wait at different barriers, launches beyond the limits of the hardware or of
// __launch_bounds__, and arguments of another type or number than the kernel's parameters.
//
// Shared memory holds 0xFF bytes (NaN, -1) when a block starts. Not here: warp votes,
// dynamic shared memory, textures, cooperative launches.

#pragma once

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cassert>
#include <cmath>
#include <type_traits>
#include <utility>

#include <okl_launch.hpp>

// --- the language ------------------------------------------------------------------------------

#define __global__
#define __device__
#define __host__
#define __constant__
#define __forceinline__ inline
#define __noinline__
#define __launch_bounds__(...)
#define __shared__ OKL_EMULATOR_SHARED

// Sizes and alignments are those of CUDA's `vector_types.h`; HIP's `double4` and `long4` lie at multiples of 32.
#ifndef OKL_EMULATOR_WIDEST
#define OKL_EMULATOR_WIDEST 16
#endif
#define OKL_VECTOR(T, name)                                                                        \
  struct alignas(2 * sizeof(T)) name##2 { T x, y; };                                               \
  struct name##3 { T x, y, z; };                                                                   \
  struct alignas(sizeof(T) < 4 ? 4 * sizeof(T) : sizeof(T) < 8 ? 16 : OKL_EMULATOR_WIDEST) name##4 { T x, y, z, w; }; \
  inline name##2 make_##name##2(T x, T y) { return {x, y}; }                                       \
  inline name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }                               \
  inline name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }
OKL_VECTOR(signed char, char)
OKL_VECTOR(unsigned char, uchar)
OKL_VECTOR(short, short)
OKL_VECTOR(unsigned short, ushort)
OKL_VECTOR(int, int)
OKL_VECTOR(unsigned, uint)
OKL_VECTOR(long, long)
OKL_VECTOR(unsigned long, ulong)
OKL_VECTOR(float, float)
OKL_VECTOR(double, double)
#undef OKL_VECTOR

struct dim3 {
  unsigned x, y, z;
  dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
};

static const okl_emulator::Index &threadIdx = okl_emulator::thread_index, &blockIdx = okl_emulator::block_index;
static const okl_emulator::Index &blockDim = okl_emulator::block_size, &gridDim = okl_emulator::grid_size;
static const int warpSize = okl_emulator::warp_size;

// --- what device code calls --------------------------------------------------------------------

inline void __syncthreads(const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtBlockBarrier, file, line);
}
inline void __syncwarp(unsigned = 0xFFFFFFFFu, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtWarpBarrier, file, line);
}
template <class T>
T __shfl_sync(unsigned mask, T value, int lane, int width = 32, const char *file = __builtin_FILE(),
              int line = __builtin_LINE()) {
  if (!(mask >> (okl_emulator::item_number() & 31) & 1)) occa::emulated::die("a shuffle whose mask lacks its own lane");
  return okl_emulator::from_lane(value, (okl_emulator::item_number() & 31 & ~(width - 1)) + (lane & (width - 1)), file, line);
}
inline unsigned __ballot_sync(unsigned mask, int predicate, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (!(mask >> (okl_emulator::item_number() & 31) & 1)) occa::emulated::die("a vote whose mask lacks its own lane");
  unsigned bits = 0;
  for (int lane = 0; lane < 32; ++lane) {
    if (mask >> lane & 1) bits |= unsigned(okl_emulator::from_lane(int(predicate != 0), lane, file, line)) << lane;
  }
  return bits;
}
inline void __threadfence() {}
inline void __threadfence_block() {}
inline void __threadfence_system() {}

#define OKL_ATOMIC(T, name, expression)                                                            \
  inline T atomic##name(T *address, T value) {                                                     \
    return okl_emulator::atomic(address, [&]([[maybe_unused]] T old) -> T { return expression; });                 \
  }
#define OKL_INTEGER_ATOMICS(T)                                                                     \
  OKL_ATOMIC(T, Add, old + value)                                                                  \
  OKL_ATOMIC(T, Exch, value)                                                                       \
  OKL_ATOMIC(T, Min, old < value ? old : value)                                                    \
  OKL_ATOMIC(T, Max, old < value ? value : old)                                                    \
  OKL_ATOMIC(T, And, old & value)                                                                  \
  OKL_ATOMIC(T, Or, old | value)                                                                   \
  OKL_ATOMIC(T, Xor, old ^ value)                                                                  \
  inline T atomicCAS(T *address, T compare, T value) {                                             \
    return okl_emulator::atomic(address, [&](T old) -> T { return old == compare ? value : old; }); \
  }
OKL_INTEGER_ATOMICS(int)
OKL_INTEGER_ATOMICS(unsigned)
OKL_INTEGER_ATOMICS(unsigned long long)
OKL_ATOMIC(int, Sub, old - value)
OKL_ATOMIC(unsigned, Sub, old - value)
OKL_ATOMIC(unsigned, Inc, old >= value ? 0u : old + 1)
OKL_ATOMIC(unsigned, Dec, (old == 0 || old > value) ? value : old - 1)
OKL_ATOMIC(long long, Min, old < value ? old : value)
OKL_ATOMIC(long long, Max, old < value ? value : old)
OKL_ATOMIC(float, Add, old + value)
OKL_ATOMIC(float, Exch, value)
OKL_ATOMIC(double, Add, old + value)
#undef OKL_INTEGER_ATOMICS
#undef OKL_ATOMIC

// For device code these are global functions. They are overloads, as in CUDA: `min(0, 1.0f)` fits none best.
#define OKL_EXTREMES(A, B, C)                                        \
  constexpr C min(A a, B b) { return (C)b < (C)a ? (C)b : (C)a; }      \
  constexpr C max(A a, B b) { return (C)a < (C)b ? (C)b : (C)a; }
OKL_EXTREMES(int, int, int)
OKL_EXTREMES(unsigned, unsigned, unsigned)
OKL_EXTREMES(int, unsigned, unsigned)
OKL_EXTREMES(unsigned, int, unsigned)
OKL_EXTREMES(long, long, long)
OKL_EXTREMES(unsigned long, unsigned long, unsigned long)
OKL_EXTREMES(long long, long long, long long)
OKL_EXTREMES(unsigned long long, unsigned long long, unsigned long long)
OKL_EXTREMES(float, float, float)
OKL_EXTREMES(double, double, double)
OKL_EXTREMES(float, double, double)
OKL_EXTREMES(double, float, double)
#undef OKL_EXTREMES
inline float sinpi(float x) { return sinf(3.14159265f * x); }
inline double sinpi(double x) { return sin(3.14159265358979323846 * x); }
inline float cospi(float x) { return cosf(3.14159265f * x); }
inline double cospi(double x) { return cos(3.14159265358979323846 * x); }
inline float sinpif(float x) { return sinpi(x); }
inline float cospif(float x) { return cospi(x); }
inline float rsqrtf(float x) { return 1.0f / sqrtf(x); }
inline float rsqrt(float x) { return rsqrtf(x); }
inline double rsqrt(double x) { return 1.0 / sqrt(x); }
inline float __int_as_float(int x) { float y; memcpy(&y, &x, sizeof y); return y; }
inline int __float_as_int(float x) { int y; memcpy(&y, &x, sizeof y); return y; }
inline float __uint_as_float(unsigned x) { float y; memcpy(&y, &x, sizeof y); return y; }
inline unsigned __float_as_uint(float x) { unsigned y; memcpy(&y, &x, sizeof y); return y; }
inline double __longlong_as_double(long long x) { double y; memcpy(&y, &x, sizeof y); return y; }
inline long long __double_as_longlong(double x) { long long y; memcpy(&y, &x, sizeof y); return y; }
inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clz(int x) { return x == 0 ? 32 : __builtin_clz(x); }
inline int __clzll(long long x) { return x == 0 ? 64 : __builtin_clzll(x); }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline int __ffsll(long long x) { return __builtin_ffsll(x); }
inline int __mulhi(int a, int b) { return int((long long)a * b >> 32); }
inline unsigned __umulhi(unsigned a, unsigned b) { return unsigned((unsigned long long)a * b >> 32); }
inline long long __mul64hi(long long a, long long b) { return (long long)((__int128)a * b >> 64); }
inline unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  return (unsigned long long)((unsigned __int128)a * b >> 64);
}
inline float __saturatef(float x) { return x > 0 ? (x < 1 ? x : 1.0f) : 0.0f; }
template <class T>
T __ldg(const T *address) {
  return *address;
}

// nvcc includes it by itself.
#ifndef OKL_EMULATOR_HIP
#include <cuda_runtime.h>
#endif
