#line 1 "kernels/memory/limits.okl"
// Limits of arrays in group memory as expressions: sizes of types, constants of C++, macros.

#define BYTES 1024

#define HALF (BYTES / 2)

constexpr int rows = 4;
const int columns = 16;
struct Pair { float a, b; };

extern "C" void mirror(const int &N, const int &m, const float *x, float *y) {
  for (int g = 0; g < N; ++g) {
    constexpr int most = rows * columns;
    alignas(64) float s[256];
    alignas(64) float r[64];
    alignas(64) Pair p[64];
    for (int t = 0; t < m; ++t) {
      s[t] = x[m * g + t];
      r[t] = 2 * x[m * g + t];
      p[t].a = 3 * x[m * g + t];
    }
    for (int t = 0; t < m; ++t) y[m * g + t] = s[m - 1 - t] + r[(t + 1) % m] + p[(t + 2) % m].a;
  }
}
