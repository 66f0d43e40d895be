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
    for (int t = 0, t_end = (int)_occa_within((long long)N - (long long)b * 16, -2147483648ll, blockSize); t < t_end; ++t) {
      const int n = b * blockSize + t;
      {
        y[n] = polish(x[n], rounds) + sizeof(int) + padded;
        blocks[n] = divideUp(n + 1, size) + 100 * count;
      }
    }
  }
  for (unsigned long long i_from = 0; i_from < (0 <= roundUp(N, 4) - 1 ? (unsigned long long)(roundUp(N, 4) - 1) + 1 : 0); i_from += 18) { int i_tile = roundUp(N, 4) - 1 - (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 <= roundUp(N, 4) - 1 ? (unsigned long long)(roundUp(N, 4) - 1) + 1 : 0) - i_from, 0, 18); i_nth < i_end; ++i_nth) { int i = i_tile - i_nth; {
    if (i < N) blocks[i] += (int)sizeof(double) * extra;
  } } }
}

int divideUp(const int n, const int size) { return (n + size - 1) / size; }

float polish(float value, const int times) {
  for (int k = 0; k < times; ++k) value = 0.5f * (value + 1.0f);
  return value;
}
