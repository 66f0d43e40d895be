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
    for (int t = 0; t < 8; ++t) {
      own[t] = 0;
      try {
        if (g + t < N) own[t] = positive(x[g + t]);
        if (own[t] > 40) throw Limit{40};
      } catch (const Limit limit) {
        own[t] = limit.most;
      } catch (int below) {
        own[t] = below / 2;
      } catch (...) {
        own[t] = 99;
      }
      s[t] = own[t];
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - g, -2147483648ll, 8); t < t_end; ++t) {
      y[g + t] = own[t] + s[7 - t];
    }
  }
}
