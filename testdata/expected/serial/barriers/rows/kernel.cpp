#include <cmath>
using std::round;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/barriers/rows.okl"
// `@inner(0, subgroup)`: a row of work items that step together.

// The group is one row: its barriers are those of a sub-group where that is known to be one.
extern "C" void mirror(const int &N, const float *x, float *y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) float s[16];
    for (int round = 0; round < 3; ++round) {
      for (int t = 0; t < 16; ++t) {
        s[t] = round == 0 ? (b + t < N ? x[b + t] : 0) : s[t] + round;
      }
      for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
        y[b + t] = s[15 - t];
      }
    }
  }
}

// Several rows wait for each other.
extern "C" void sums(const int &N, const float *x, float *y) {
  for (int b = 0; b < N; b += 4) {
    alignas(64) float s[4][32];
    for (int w = 0; w < 4; ++w) {
      for (int l = 0; l < 32; ++l) s[w][l] = b + w < N ? x[32 * (b + w) + l] : 0;
    }
    for (int step = 16; step > 0; step /= 2) {
      for (int w = 0; w < 4; ++w) {
        for (int l = 0, l_end = step < 32 ? step : 32; l < l_end; ++l) {
          s[w][l] += s[w][l + step];
        }
      }
    }
    for (int w = 0, w_end = (int)_occa_within((long long)N - b, -2147483648ll, 4); w < w_end; ++w) {
      for (int l = 0; l < 1; ++l) {
        y[b + w] = s[w][0] + s[3 - w][0];
      }
    }
  }
}

// More than a sub-group has.
extern "C" void wide(const int &N, const float *x, float *y) {
  for (int b = 0; b < N; b += 128) {
    alignas(64) float s[128];
    for (int t = 0; t < 128; ++t) s[t] = b + t < N ? x[b + t] : 0;
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 128); t < t_end; ++t) {
      y[b + t] = s[127 - t];
    }
  }
}
