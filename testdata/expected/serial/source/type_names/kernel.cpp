#include <cmath>
#include <cstdint>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/type_names.okl"
// Types whose names the targets have for themselves, in declarations of which a part is group memory.
#include <cstdint>

typedef float threadIdx;
typedef int blockDim, item_;

extern "C" void typeNames(const int &N, const float *x, float *y, int *counts) {
  for (blockDim b = 0; b < N; b += 8) {
    alignas(64) threadIdx s[8], factor = 2;
    const blockDim offset = 3;
    alignas(64) item_ hits[8], one = 1, more[8];
    alignas(64) std::int32_t all[8], none = 0;
    for (std::int32_t t = 0; t < 8; ++t) {
      s[t] = b + t < N ? x[b + t] * factor : 0;
      hits[t] = s[t] > 0 ? one : none;
      more[t] = offset;
      all[t] = t;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 8); t < t_end; ++t) {
      {
        y[b + t] = s[t] + s[7 - t];
        counts[b + t] = hits[7 - t] + more[t] + all[7 - t];
      }
    }
  }
}
