static inline int okl_clz_unsigned_int(unsigned int x) { return x == 0 ? (int)(8 * sizeof(x)) : (int)clz(x); }
static inline int okl_clz_int(int x) { return x == 0 ? (int)(8 * sizeof(x)) : (int)clz(x); }
static inline int okl_ffs_int(int x) {
  if (x == 0) return 0;
  if (sizeof(x) == 4) return 32 - (int)clz((uint)x & (~(uint)x + 1));
  return 64 - (int)clz((ulong)x & (~(ulong)x + 1));
}
static inline int okl_ffs_unsigned_int(unsigned int x) {
  if (x == 0) return 0;
  if (sizeof(x) == 4) return 32 - (int)clz((uint)x & (~(uint)x + 1));
  return 64 - (int)clz((ulong)x & (~(ulong)x + 1));
}
static inline int okl_clz_long(long x) { return x == 0 ? (int)(8 * sizeof(x)) : (int)clz(x); }
static inline int okl_ffs_long(long x) {
  if (x == 0) return 0;
  if (sizeof(x) == 4) return 32 - (int)clz((uint)x & (~(uint)x + 1));
  return 64 - (int)clz((ulong)x & (~(ulong)x + 1));
}
static inline int okl_clz_unsigned_long(unsigned long x) { return x == 0 ? (int)(8 * sizeof(x)) : (int)clz(x); }
static inline int okl_ffs_unsigned_long(unsigned long x) {
  if (x == 0) return 0;
  if (sizeof(x) == 4) return 32 - (int)clz((uint)x & (~(uint)x + 1));
  return 64 - (int)clz((ulong)x & (~(ulong)x + 1));
}
#line 1 "kernels/intrinsics/bits.okl"
// okl: --intrinsics bits
// Bits of numbers of 32 and 64 bits, ends included: 0, negative numbers, the smallest and the largest.

static int width(unsigned x) { return 32 - okl_clz_unsigned_int(x); }

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_counts_0(const int N, __global const int *x, __global const unsigned *u, __global const long *l, __global const unsigned long *w, __global int *n) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    n[16 * i] = ((int)popcount((int)(x[i])));
    n[16 * i + 1] = okl_clz_int(x[i]);
    n[16 * i + 2] = okl_ffs_int(x[i]);
    n[16 * i + 3] = ((int)popcount((unsigned int)(u[i]))) + 100 * okl_ffs_unsigned_int(u[i]);
    n[16 * i + 4] = width(u[i]);
    n[16 * i + 5] = ((int)popcount((long)(l[i])));
    n[16 * i + 6] = okl_clz_long(l[i]);
    n[16 * i + 7] = okl_ffs_long(l[i]);
    n[16 * i + 8] = ((int)popcount((unsigned long)(w[i]))) - okl_clz_unsigned_long(w[i]);
    n[16 * i + 9] = okl_ffs_unsigned_long(w[i]);
    n[16 * i + 10] = ((int)popcount((unsigned long)((unsigned long)w[i]))) + okl_clz_unsigned_long((unsigned long)w[i]);
    n[16 * i + 11] = ((int)popcount((long)((long)l[i]))) + okl_ffs_long((long)l[i]);
    n[16 * i + 12] = ((int)popcount((int)((char)x[i])));
    n[16 * i + 13] = okl_clz_int(x[i] & 0xff) * 2;
    n[16 * i + 14] = -okl_ffs_int(x[i] | 16);
    n[16 * i + 15] = ((int)popcount((unsigned int)((unsigned)l[i])));
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_products_0(const int N, __global const int *x, __global const unsigned *u, __global const long *l, __global const unsigned long *w, __global int *hx,
                      __global unsigned *hu, __global long *hl, __global unsigned long *hw) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    for (int k = 0; k < N; ++k) {
      hx[N * i + k] = mul_hi((int)(x[i]), (int)(x[k]));
      hu[N * i + k] = mul_hi((unsigned int)(u[i]), (unsigned int)(u[k])) - 1u;
      hl[N * i + k] = mul_hi((long)(l[i]), (long)(l[k])) / 2;
      hw[N * i + k] = mul_hi((unsigned long)(w[i]), (unsigned long)(w[k]));
      hl[N * i + k] += (long)mul_hi((long)((long)l[k]), (long)((long)l[i])) / 2;
      hw[N * i + k] += (unsigned long)mul_hi((unsigned long)((unsigned long)w[k]), (unsigned long)((unsigned long)w[i]));
    }
  } }
}

// A float's bits and back: the exponent, the sign, the next larger number.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_casts_0(const int N, __global const float *x, __global int *bits, __global unsigned *word, __global float *next, __global float *flipped) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    bits[i] = as_int((float)(x[i]));
    word[i] = as_uint((float)(x[i] * 2.0f)) >> 23;
    next[i] = as_float((int)(as_int((float)(x[i])) + 1));
    flipped[i] = as_float((unsigned)(as_uint((float)(x[i])) ^ 0x80000000u));
  } }
}
