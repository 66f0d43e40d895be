static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/cpp/exceptions.okl"
// CPUs have exceptions, devices do not.

static int positive(int a) {
  if (a < 0) throw a;
  return a;
}

struct Limit {
  int most;
};

extern "C" void caught(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; g += 8) {
    alignas(64) int s[8];
    alignas(64) int own[8];
    for (int t = 0; t < 8; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      own[_occa_exclusive_index] = 0;
      try {
        if (g + t < N) own[_occa_exclusive_index] = positive(x[g + t]);
        if (own[_occa_exclusive_index] > 40) throw Limit{40};
      } catch (const Limit limit) {
        own[_occa_exclusive_index] = limit.most;
      } catch (int below) {
        own[_occa_exclusive_index] = below / 2;
      } catch (...) {
        own[_occa_exclusive_index] = 99;
      }
      s[t] = own[_occa_exclusive_index];
    }
    for (int t = 0, _occa_end_t = (int)_occa_within((long long)N - (long long)g, -2147483648ll, 8); t < _occa_end_t; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      y[g + t] = own[_occa_exclusive_index] + s[7 - t];
    }
  }
}
