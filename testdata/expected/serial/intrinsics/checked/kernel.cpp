#include <cassert>
#line 1 "kernels/intrinsics/checked.okl"
// okl: --intrinsics debug
// Conditions that hold; they may stand in functions, too.
int checked(int n, int size) {
  assert(n >= 0 && n < size);
  return n;
}

extern "C" void gather(const int &N, const int *from, const float *x, float *y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
    assert(from[i] != N);
    y[i] = x[checked(from[i], N)];
  }
}
