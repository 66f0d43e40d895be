template <class T>
__device__ static inline int okl_clz(T x) {
  return sizeof(T) == 8 ? __clzll((long long)x) : __clz((int)x);
}
template <class T>
__device__ static inline int okl_popc(T x) {
  return sizeof(T) == 8 ? __popcll((unsigned long long)x) : __popc((unsigned)x);
}
template <class T>
__device__ static inline int okl_ffs(T x) {
  return sizeof(T) == 8 ? __ffsll((long long)x) : __ffs((int)x);
}
__device__ static inline int okl_mulhi(int a, int b) { return __mulhi(a, b); }
__device__ static inline unsigned okl_mulhi(unsigned a, unsigned b) { return __umulhi(a, b); }
__device__ static inline long long okl_mulhi(long long a, long long b) { return __mul64hi(a, b); }
__device__ static inline unsigned long long okl_mulhi(unsigned long long a, unsigned long long b) {
  return __umul64hi(a, b);
}
__device__ static inline long okl_mulhi(long a, long b) {
  return sizeof(long) == 8 ? (long)__mul64hi(a, b) : (long)__mulhi((int)a, (int)b);
}
__device__ static inline unsigned long okl_mulhi(unsigned long a, unsigned long b) {
  return sizeof(long) == 8 ? (unsigned long)__umul64hi(a, b) : (unsigned long)__umulhi((unsigned)a, (unsigned)b);
}
#line 1 "kernels/intrinsics/bits.okl"
// okl: --intrinsics bits
// Bits of numbers of 32 and 64 bits, ends included: 0, negative numbers, the smallest and the largest.

__device__ int width(unsigned x) { return 32 - (okl_clz<unsigned int>(x)); }

extern "C" __global__ __launch_bounds__(32) void _occa_counts_0(const int N, const int *x, const unsigned *u, const long *l, const unsigned long *w, int *n) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    n[16 * i] = okl_popc<int>(x[i]);
    n[16 * i + 1] = okl_clz<int>(x[i]);
    n[16 * i + 2] = okl_ffs<int>(x[i]);
    n[16 * i + 3] = (okl_popc<unsigned int>(u[i])) + 100 * (okl_ffs<unsigned int>(u[i]));
    n[16 * i + 4] = width(u[i]);
    n[16 * i + 5] = okl_popc<long>(l[i]);
    n[16 * i + 6] = okl_clz<long>(l[i]);
    n[16 * i + 7] = okl_ffs<long>(l[i]);
    n[16 * i + 8] = (okl_popc<unsigned long>(w[i])) - (okl_clz<unsigned long>(w[i]));
    n[16 * i + 9] = (okl_ffs<unsigned long>(w[i]));
    n[16 * i + 10] = (okl_popc<unsigned long long>((unsigned long long)w[i])) + (okl_clz<unsigned long long>((unsigned long long)w[i]));
    n[16 * i + 11] = (okl_popc<long long>((long long)l[i])) + (okl_ffs<long long>((long long)l[i]));
    n[16 * i + 12] = okl_popc<int>((char)x[i]);
    n[16 * i + 13] = okl_clz<int>(x[i] & 0xff) * 2;
    n[16 * i + 14] = -okl_ffs<int>(x[i] | 16);
    n[16 * i + 15] = (okl_popc<unsigned int>((unsigned)l[i]));
  } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_products_0(const int N, const int *x, const unsigned *u, const long *l, const unsigned long *w, int *hx,
                      unsigned *hu, long *hl, unsigned long *hw) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    for (int k = 0; k < N; ++k) {
      hx[N * i + k] = okl_mulhi((int)(x[i]), (int)(x[k]));
      hu[N * i + k] = okl_mulhi((unsigned int)(u[i]), (unsigned int)(u[k])) - 1u;
      hl[N * i + k] = okl_mulhi((long)(l[i]), (long)(l[k])) / 2;
      hw[N * i + k] = okl_mulhi((unsigned long)(w[i]), (unsigned long)(w[k]));
      hl[N * i + k] += (long)okl_mulhi((long long)((long long)l[k]), (long long)((long long)l[i])) / 2;
      hw[N * i + k] += (unsigned long)okl_mulhi((unsigned long long)((unsigned long long)w[k]), (unsigned long long)((unsigned long long)w[i]));
    }
  } }
}

// A float's bits and back: the exponent, the sign, the next larger number.
extern "C" __global__ __launch_bounds__(32) void _occa_casts_0(const int N, const float *x, int *bits, unsigned *word, float *next, float *flipped) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    bits[i] = __float_as_int(x[i]);
    word[i] = __float_as_uint(x[i] * 2.0f) >> 23;
    next[i] = __int_as_float(__float_as_int(x[i]) + 1);
    flipped[i] = __uint_as_float(__float_as_uint(x[i]) ^ 0x80000000u);
  } }
}
