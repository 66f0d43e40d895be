#include <cmath>
using std::round;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/recorded.okl"
// What a launcher hands over: the launches of these kernels are written down in testdata/expected/launches.

struct Shape {
  float width, height;
  int corners;
};

// Host code around nests: a condition, two kinds of loops, values that go in behind the arguments.
extern "C" void sweep(const int &N, const bool &twice, const int *__restrict__ x, int *__restrict__ y) {
  const int middle = N / 2;
  float weight = 0.5f;
  long long total = 1;
  for (int n = 0; n < N; n += 16) {
    for (int i = n, i_end = (int)_occa_within((long long)N, -2147483648ll, n + 16); i < i_end; ++i) {
      y[i] = x[i] + middle;
    }
  }
  for (int round = 0; round < 2; ++round) {
    weight *= 2;
    total <<= 20;
    if (round == 1 || twice) {
      for (long long n_tile = 0; n_tile < middle; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < middle ? n_tile + 8 : middle); n < n_end; ++n) {
        y[n] += (int)(weight * 2) + (int)(total >> 20) + round;
      }
    }
  }
  int left = middle;
  while (left > 8) {
    left /= 2;
    for (long long n_tile = 0; n_tile < left; n_tile += 4) for (int n = (int)n_tile, n_end = (int)(n_tile + 4 < left ? n_tile + 4 : left); n < n_end; ++n) { y[n] -= left; }
  }
}

// Each size of its own: axis x is the innermost loop. `2 * nx - 4` may leave nothing, or less.
extern "C" void box(const int &nx, const short &ny, const unsigned char &nz, int *__restrict__ y) {
  for (int z = 0; z < nz; ++z) {
    for (int k = 1; k <= ny; ++k) {
      for (int x = 2 * nx - 4; x > 0; x -= 2) {
        for (int j = 0; j < 3; ++j) {
          for (int i = 0; i < 2; ++i) {
            y[(((z * ny + k - 1) * nx + x / 2 - 1) * 3 + j) * 2 + i] = 100 * z + 10 * k + x;
          }
        }
      }
    }
  }
}

// A struct, a value that host code changes, and a name that means something else around a nest.
extern "C" void area(const Shape &_occa_arg_0, const int &_occa_arg_1, float *__restrict__ y) {
  Shape shape = _occa_arg_0;
  int copies = _occa_arg_1;
#line 51 "kernels/launch/recorded.okl"
  shape.corners *= 2;
  copies += 1;
  const int offset = shape.corners;
  for (int offset = 1; offset < 2; ++offset) {
    for (int n = 0; n < copies; ++n) {
      for (int i = 0; i < 4; ++i) y[4 * n + i] = shape.width * shape.height + shape.corners + offset;
    }
  }
  for (int n = 0; n < 1; ++n) {
    for (int i = 0; i < 1; ++i) y[0] += offset;
  }
}
