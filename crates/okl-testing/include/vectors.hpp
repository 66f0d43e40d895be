// The vector types of OKL in plain C++, for what a kernel is compared with. Written apart from what okl writes.
//
//   float4 a = make_float4(1, 2, 3, 4), b = 2.0f * a - a;

#pragma once

// Two and four numbers lie at multiples of the size of all, up to 16 bytes; three are only numbers.
#define OKL_ALIGNED_2(T) alignas(2 * sizeof(T))
#define OKL_ALIGNED_3(T)
#define OKL_ALIGNED_4(T) alignas(4 * sizeof(T) < 16 ? 4 * sizeof(T) : 16)
#define OKL_FIELDS_2(T) T x, y
#define OKL_FIELDS_3(T) T x, y, z
#define OKL_FIELDS_4(T) T x, y, z, w
#define OKL_MAKE_2(T) T x, T y
#define OKL_MAKE_3(T) T x, T y, T z
#define OKL_MAKE_4(T) T x, T y, T z, T w
#define OKL_LIST_2 x, y
#define OKL_LIST_3 x, y, z
#define OKL_LIST_4 x, y, z, w

// What an operator gives is what the same operator gives for each element, as the element's type again.
#define OKL_OPERATOR(V, T, N, op)                                                                 \
  inline V operator op(const V &a, const V &b) {                                                  \
    V r = a;                                                                                      \
    T *to = &r.x;                                                                                 \
    const T *from = &b.x;                                                                         \
    for (int i = 0; i < N; ++i) to[i] = (T)(to[i] op from[i]);                                    \
    return r;                                                                                     \
  }                                                                                               \
  inline V operator op(const V &a, T b) {                                                         \
    V r = a;                                                                                      \
    T *to = &r.x;                                                                                 \
    for (int i = 0; i < N; ++i) to[i] = (T)(to[i] op b);                                          \
    return r;                                                                                     \
  }                                                                                               \
  inline V operator op(T a, const V &b) {                                                         \
    V r = b;                                                                                      \
    T *to = &r.x;                                                                                 \
    for (int i = 0; i < N; ++i) to[i] = (T)(a op to[i]);                                          \
    return r;                                                                                     \
  }                                                                                               \
  inline V &operator op##=(V &a, const V &b) { return a = a op b; }                               \
  inline V &operator op##=(V &a, T b) { return a = a op b; }

#define OKL_VECTOR(V, T, N)                                                                       \
  struct OKL_ALIGNED_##N(T) V {                                                                   \
    OKL_FIELDS_##N(T);                                                                            \
  };                                                                                              \
  inline V make_##V(OKL_MAKE_##N(T)) { return {OKL_LIST_##N}; }                                   \
  inline V operator-(const V &a) {                                                                \
    V r = a;                                                                                      \
    for (int i = 0; i < N; ++i) (&r.x)[i] = (T)(-(&r.x)[i]);                                      \
    return r;                                                                                     \
  }                                                                                               \
  OKL_OPERATOR(V, T, N, +)                                                                        \
  OKL_OPERATOR(V, T, N, -)                                                                        \
  OKL_OPERATOR(V, T, N, *)                                                                        \
  OKL_OPERATOR(V, T, N, /)

#define OKL_INTEGERS(V, T, N)                                                                     \
  OKL_VECTOR(V, T, N)                                                                             \
  OKL_OPERATOR(V, T, N, %)                                                                        \
  OKL_OPERATOR(V, T, N, &)                                                                        \
  OKL_OPERATOR(V, T, N, |)                                                                        \
  OKL_OPERATOR(V, T, N, ^)                                                                        \
  OKL_OPERATOR(V, T, N, <<)                                                                       \
  OKL_OPERATOR(V, T, N, >>)

#define OKL_WIDTHS(kind, V, T) kind(V##2, T, 2) kind(V##3, T, 3) kind(V##4, T, 4)

OKL_WIDTHS(OKL_INTEGERS, char, char)
OKL_WIDTHS(OKL_INTEGERS, uchar, unsigned char)
OKL_WIDTHS(OKL_INTEGERS, short, short)
OKL_WIDTHS(OKL_INTEGERS, ushort, unsigned short)
OKL_WIDTHS(OKL_INTEGERS, int, int)
OKL_WIDTHS(OKL_INTEGERS, uint, unsigned)
OKL_WIDTHS(OKL_INTEGERS, long, long)
OKL_WIDTHS(OKL_INTEGERS, ulong, unsigned long)
OKL_WIDTHS(OKL_VECTOR, float, float)
OKL_WIDTHS(OKL_VECTOR, double, double)
