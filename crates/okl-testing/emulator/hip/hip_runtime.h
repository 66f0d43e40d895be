// Stands in for HIP's header of this name: HIP text is CUDA text to the emulator.

#pragma once

#define OKL_EMULATOR_WIDEST 32
#include <okl_cuda_emulator.hpp>

// The emulator's warp barrier is `__syncwarp`; fences have nothing to do on one OS thread.
#define __builtin_amdgcn_fence(order, scope) ((void)0)
#define __builtin_amdgcn_wave_barrier() __syncwarp()

// Unlike CUDA's, HIP's vector types come with arithmetic.
#define OKL_OPERATOR(T, V, op)                                                                   \
  inline V##2 operator op(V##2 a, V##2 b) { return {(T)(a.x op b.x), (T)(a.y op b.y)}; }             \
  inline V##3 operator op(V##3 a, V##3 b) {                                                      \
    return {(T)(a.x op b.x), (T)(a.y op b.y), (T)(a.z op b.z)};                                        \
  }                                                                                              \
  inline V##4 operator op(V##4 a, V##4 b) {                                                      \
    return {(T)(a.x op b.x), (T)(a.y op b.y), (T)(a.z op b.z), (T)(a.w op b.w)};                         \
  }                                                                                              \
  OKL_SCALARS(T, V##2, op, (V##2{s, s})) OKL_SCALARS(T, V##3, op, (V##3{s, s, s}))               \
  OKL_SCALARS(T, V##4, op, (V##4{s, s, s, s}))
#define OKL_SCALARS(T, V, op, all)                                                               \
  inline V operator op(V a, T s) { return a op all; }                                            \
  inline V operator op(T s, V a) { return all op a; }                                            \
  inline V &operator op##=(V &a, V b) { return a = a op b; }                                     \
  inline V &operator op##=(V &a, T s) { return a = a op all; }
#define OKL_BRACES(...) __VA_ARGS__
#define OKL_NEGATION(V, zero) \
  inline V operator-(V a) { return V OKL_BRACES zero - a; }
#define OKL_ARITHMETIC(T, V)                                                                     \
  OKL_OPERATOR(T, V, +) OKL_OPERATOR(T, V, -) OKL_OPERATOR(T, V, *) OKL_OPERATOR(T, V, /)        \
  OKL_NEGATION(V##2, ({0, 0})) OKL_NEGATION(V##3, ({0, 0, 0})) OKL_NEGATION(V##4, ({0, 0, 0, 0}))
#define OKL_BITS(T, V)                                                                           \
  OKL_OPERATOR(T, V, %) OKL_OPERATOR(T, V, &) OKL_OPERATOR(T, V, |) OKL_OPERATOR(T, V, ^)        \
  OKL_OPERATOR(T, V, <<) OKL_OPERATOR(T, V, >>)
#define OKL_INTEGER(T, V) OKL_ARITHMETIC(T, V) OKL_BITS(T, V)
OKL_ARITHMETIC(float, float)
OKL_ARITHMETIC(double, double)
OKL_INTEGER(signed char, char)
OKL_INTEGER(unsigned char, uchar)
OKL_INTEGER(short, short)
OKL_INTEGER(unsigned short, ushort)
OKL_INTEGER(int, int)
OKL_INTEGER(unsigned, uint)
OKL_INTEGER(long, long)
OKL_INTEGER(unsigned long, ulong)
