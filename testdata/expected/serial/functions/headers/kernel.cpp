#line 1 "kernels/functions/headers.okl"
// Functions of an included header that only the host reaches, only kernels, both, or nobody.

#line 1 "kernels/functions/reached.h"
// What host code and kernels of functions/headers.okl share. Nothing here is marked: who reaches what decides.


#define REACHED_H

// The host alone: a device could not compile the static variable in it.
inline int groupsFor(const int N, const int size) {
  static int calls = 0;
  ++calls;
  return calls > 0 ? (N + size - 1) / size : 0;
}

// Kernels alone.
inline float squared(const float value) { return value * value; }

// Both, one of them through another function.
inline int smaller(const int a, const int b) { return a < b ? a : b; }
inline int firstOf(const int group, const int size, const int N) { return smaller(group * size, N); }

// Neither: a device could not compile this one either.
inline long neverCalled(const long value) {
  static long sum = 0;
  return sum += value;
}




#line 5 "kernels/functions/headers.okl"
extern "C" void reached(const int &N, const int &size, const float *__restrict__ x, float *__restrict__ y) {
  const int groups = groupsFor(N, 16);
  const int most = smaller(groups, 100);
  for (int b = 0; b < most; ++b) {
    for (int t = 0; t < 16; ++t) {
      const int n = firstOf(b, 16, N) + t;
      if (n < N) y[n] = squared(x[n]) + smaller(n, size);
    }
  }
}
