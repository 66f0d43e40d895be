#include <cmath>
using std::round;
#line 1 "kernels/launch/group_memory_names.okl"
// Group memory beside values of the host: behind one that hides a parameter, and under a name that one has. Targets
// that declare it at the start of a kernel see all these names there.

extern "C" void behind(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  const int twice = 2 * N;
  for (int round = 0; round < 2; ++round) {
    int N = twice - 1 + round;
    for (int g = 0; g < N; ++g) {
      alignas(64) int part[4];
      for (int i = 0; i < 4; ++i) part[i] = x[4 * g + i] + N;
      for (int i = 0; i < 4; ++i) y[(round * twice + g) * 4 + i] = part[3 - i] * 3 + twice;
    }
  }
}

extern "C" void same(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  int part = 2 * N;
  part += N;
  const int whole = 5;
  int sizes[2] = {N, 7};
  for (int g = 0; g < N; ++g) {
    for (int i = 0; i < 4; ++i) y[4 * g + i] = part + whole + sizes[1];
    {
      alignas(64) int part[4], whole[2], sizes[4];
      for (int i = 0; i < 4; ++i) {
        part[i] = x[4 * g + i];
        sizes[i] = i * g;
        if (i < 2) whole[i] = g - i;
      }
      for (int i = 0; i < 4; ++i) y[4 * g + i] += part[3 - i] - whole[i / 2] * sizes[i ^ 1];
    }
  }
}
