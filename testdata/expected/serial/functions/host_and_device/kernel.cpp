static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/functions/host_and_device.okl"
// Functions, constants and enumerations that host code, loop headers and device code use alike; functions
// declared before and defined after the kernels.

enum { blockSize = 16, extra = blockSize / 4 };
const int padding = 2;
static const int rounds = extra - padding;

int divideUp(const int n, const int size);
float polish(float value, const int times);

static inline int roundUp(const int n, const int size) { return divideUp(n, size) * size; }

extern "C" void everywhere(const int &N, const int &size, const float *__restrict__ x, float *__restrict__ y, int *__restrict__ blocks) {
  const int count = divideUp(N, size);
  const int padded = roundUp(N, blockSize);
  for (int b = 0; b < divideUp(N, blockSize); ++b) {
    for (int t = 0, _occa_end_t = (int)_occa_within((long long)N - (long long)b * 16, -2147483648ll, blockSize); t < _occa_end_t; ++t) {
      const int n = b * blockSize + t;
      {
        y[n] = polish(x[n], rounds) + sizeof(int) + padded;
        blocks[n] = divideUp(n + 1, size) + 100 * count;
      }
    }
  }
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 <= (roundUp(N, 4) - 1) ? ((unsigned long long)(roundUp(N, 4) - 1)) + 1 : 0); _occa_tile_i += 18) { int _occa_tiled_i = (int)(roundUp(N, 4) - 1) - (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 <= (roundUp(N, 4) - 1) ? ((unsigned long long)(roundUp(N, 4) - 1)) + 1 : 0) - _occa_tile_i, 0, 18); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i - (int)_occa_round_i; {
    if (i < N) blocks[i] += (int)sizeof(double) * extra;
  } } }
}

int divideUp(const int n, const int size) { return (n + size - 1) / size; }

float polish(float value, const int times) {
  for (int k = 0; k < times; ++k) value = 0.5f * (value + 1.0f);
  return value;
}
