template <class T>
static inline int okl_clz(T x) {
  if (x == 0) return 8 * sizeof(T);
  return sizeof(T) == 8 ? __builtin_clzll((unsigned long long)x) : __builtin_clz((unsigned)x);
}
template <class T>
static inline int okl_popc(T x) {
  return sizeof(T) == 8 ? __builtin_popcountll((unsigned long long)x) : __builtin_popcount((unsigned)x);
}
template <class T>
static inline int okl_ffs(T x) {
  return sizeof(T) == 8 ? __builtin_ffsll((long long)x) : __builtin_ffs((int)x);
}
static inline unsigned long long okl_upper(unsigned long long a, unsigned long long b) {
  const unsigned long long low = 0xffffffffu;
  const unsigned long long middle = (a >> 32) * (b & low) + ((a & low) * (b & low) >> 32);
  const unsigned long long other = (a & low) * (b >> 32) + (middle & low);
  return (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
}
static inline long long okl_upper(long long a, long long b) {
  unsigned long long upper = okl_upper((unsigned long long)a, (unsigned long long)b);
  if (a < 0) upper -= (unsigned long long)b;
  if (b < 0) upper -= (unsigned long long)a;
  return (long long)upper;
}
static inline int okl_mulhi(int a, int b) { return (int)((long long)a * b >> 32); }
static inline unsigned okl_mulhi(unsigned a, unsigned b) { return (unsigned)((unsigned long long)a * b >> 32); }
static inline long long okl_mulhi(long long a, long long b) { return okl_upper(a, b); }
static inline unsigned long long okl_mulhi(unsigned long long a, unsigned long long b) { return okl_upper(a, b); }
static inline long okl_mulhi(long a, long b) {
  return sizeof(long) == 8 ? (long)okl_upper((long long)a, (long long)b) : (long)okl_mulhi((int)a, (int)b);
}
static inline unsigned long okl_mulhi(unsigned long a, unsigned long b) {
  return sizeof(long) == 8 ? (unsigned long)okl_upper((unsigned long long)a, (unsigned long long)b)
                           : (unsigned long)okl_mulhi((unsigned)a, (unsigned)b);
}
template <class To, class From>
static inline To okl_as(From x) {
  static_assert(sizeof(To) == sizeof(From), "the same number of bits");
  To y;
  __builtin_memcpy(&y, &x, sizeof(y));
  return y;
}
#line 1 "kernels/intrinsics/bits.okl"
// okl: --intrinsics bits
// Bits of numbers of 32 and 64 bits, ends included: 0, negative numbers, the smallest and the largest.

int width(unsigned x) { return 32 - (okl_clz<unsigned int>(x)); }

extern "C" void counts(const int &N, const int *x, const unsigned *u, const long *l, const unsigned long *w, int *n) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
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
  }
}

extern "C" void products(const int &N, const int *x, const unsigned *u, const long *l, const unsigned long *w, int *hx,
                      unsigned *hu, long *hl, unsigned long *hw) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    for (int k = 0; k < N; ++k) {
      hx[N * i + k] = okl_mulhi((int)(x[i]), (int)(x[k]));
      hu[N * i + k] = okl_mulhi((unsigned int)(u[i]), (unsigned int)(u[k])) - 1u;
      hl[N * i + k] = okl_mulhi((long)(l[i]), (long)(l[k])) / 2;
      hw[N * i + k] = okl_mulhi((unsigned long)(w[i]), (unsigned long)(w[k]));
      hl[N * i + k] += (long)okl_mulhi((long long)((long long)l[k]), (long long)((long long)l[i])) / 2;
      hw[N * i + k] += (unsigned long)okl_mulhi((unsigned long long)((unsigned long long)w[k]), (unsigned long long)((unsigned long long)w[i]));
    }
  }
}

// A float's bits and back: the exponent, the sign, the next larger number.
extern "C" void casts(const int &N, const float *x, int *bits, unsigned *word, float *next, float *flipped) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    bits[i] = okl_as<int>((float)(x[i]));
    word[i] = okl_as<unsigned>((float)(x[i] * 2.0f)) >> 23;
    next[i] = okl_as<float>((int)(okl_as<int>((float)(x[i])) + 1));
    flipped[i] = okl_as<float>((unsigned)(okl_as<unsigned>((float)(x[i])) ^ 0x80000000u));
  }
}
