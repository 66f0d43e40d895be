#include <cmath>
using std::round;
#line 1 "kernels/launch/host_kinds.okl"
// What host code can declare and device code use: arrays, constants of constants, references, types of
// the kernel's own, pointers of which the offset changes later, names that hide others.

struct Range {
  int first, last;
};

Range makeRange(const int N, const int part) {
  Range range = {part, N - part};
  return range;
}

extern "C" void kinds(const int &N, const float &scale, const float *__restrict__ x, float *__restrict__ y) {
  const int half = 4;
  const int size = 2 * half;
  int weights[3] = {1, N, 3};
  const float factors[2] = {0.5f, 2.0f};
  const Range range = makeRange(N, 1);
  const Range &same = range;
  const int &weight = weights[2];
  const bool large = N > 3;
  typedef float real;
  real twice = 2 * scale;
  struct Pair {
    int a, b;
  };
  struct Pair pair = {N, half};
  enum { SHIFT = half - 1 };
  enum Kind { LOW, HIGH };
  enum Kind kind = N > 3 ? HIGH : LOW;
  int offset = 2;
  const float *from = x + offset;
  for (int g = 0; g < N; ++g) {
    for (int i = 0; i < size; ++i) {
      real value = weights[1] * factors[i % 2] + same.last - range.first + weight;
      if (large) value += twice;
      value += pair.a - pair.b + SHIFT;
      if (kind == HIGH) value *= 2;
      y[g * size + i] = value + from[i] + half;
    }
  }
}

extern "C" void hidden(const int &N, int *__restrict__ y) {
  const int twice = 2 * N;
  int k = 5;
  for (int g = 0; g < N; ++g) {
    for (int i = 0; i < 2; ++i) y[g * 2 + i] = twice + k;
  }
  {
    int N = twice - 1;
    int k = 7;
    for (int g = 0; g < N; ++g) {
      for (int i = 0; i < 2; ++i) y[100 + g * 2 + i] = N + k + twice;
    }
  }
  for (int round = 0; round < 2; ++round) {
    int both[2] = {round, k + round};
    const int k = 3;
    for (int g = 0; g < N; ++g) {
      for (int i = 0; i < 2; ++i) y[200 + (round * N + g) * 2 + i] = both[i] + k + N;
    }
  }
}
