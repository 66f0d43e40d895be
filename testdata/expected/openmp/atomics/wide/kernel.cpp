static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/wide.okl"
// `+=`, `-=`, `++` and `--` on every type that counts: 64 bits, signed and not, float and double, in
// shared and global memory, in structs and through pointers.

struct Totals {
  long long wide;
  unsigned long long positive;
  float single;
  double precise;
  int small[2];
};

extern "C" void everyType(const int &N, const int *__restrict__ x, Totals *totals, unsigned long *__restrict__ bins) {
  #pragma omp parallel for
#line 13 "kernels/atomics/wide.okl"
  for (int b = 0; b < N; b += 16) {
    Totals s;
    for (int t = 0; t < 1; ++t) {
      {
        s.wide = 0;
        s.positive = 0;
        s.single = 0;
        s.precise = 0;
        s.small[0] = s.small[1] = 0;
      }
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      {
        const int value = x[b + t];
        #pragma omp atomic update
#line 27 "kernels/atomics/wide.okl"
        s.wide += 3000000000ll * value;
        if (value > 0) {
          #pragma omp atomic update
#line 29 "kernels/atomics/wide.okl"
          s.positive += value;
        }
        #pragma omp atomic update
#line 31 "kernels/atomics/wide.okl"
        s.single -= 0.5f * value;
        #pragma omp atomic update
#line 32 "kernels/atomics/wide.okl"
        s.precise += 0.25 * value;
        #pragma omp atomic update
#line 33 "kernels/atomics/wide.okl"
        s.small[value & 1]++;
        #pragma omp atomic update
#line 34 "kernels/atomics/wide.okl"
        bins[value & 3] += 1;
        #pragma omp atomic update
#line 35 "kernels/atomics/wide.okl"
        --bins[4 + (value & 3)];
      }
    }
    for (int t = 0; t < 16; ++t) {
      if (t == 0) {
        const long long wide = s.wide;
        const unsigned long long positive = s.positive;
        const float single = s.single;
        const double precise = s.precise;
        #pragma omp atomic update
#line 44 "kernels/atomics/wide.okl"
        totals->wide += wide;
        #pragma omp atomic update
#line 45 "kernels/atomics/wide.okl"
        totals->positive += positive;
        #pragma omp atomic update
#line 46 "kernels/atomics/wide.okl"
        totals->single += single;
        #pragma omp atomic update
#line 47 "kernels/atomics/wide.okl"
        totals->precise -= precise;
      }
      if (t < 2) {
        const int count = s.small[t];
        int *const place = &totals->small[t];
        #pragma omp atomic update
#line 52 "kernels/atomics/wide.okl"
        *place += count;
      }
    }
  }
}
