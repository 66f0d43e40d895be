template <class To, class From>
static inline To okl_as(From x) {
  static_assert(sizeof(To) == sizeof(From), "the same number of bits");
  To y;
  __builtin_memcpy(&y, &x, sizeof(y));
  return y;
}
#line 1 "kernels/intrinsics/bits_double.okl"
// okl: --intrinsics bits
// The bits of doubles: the number of representable numbers between two of them, and halves by the exponent.
extern "C" void between(const int &N, const double *x, const double *y, long *steps, double *half) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    steps[i] = (long)((okl_as<long long>((double)(y[i]))) - (okl_as<long long>((double)(x[i]))));
    half[i] = okl_as<double>((long long)((okl_as<long long>((double)(x[i]))) - (1ll << 52)));
  }
}
