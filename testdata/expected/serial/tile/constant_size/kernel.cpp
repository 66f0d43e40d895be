#line 1 "kernels/tile/constant_size.okl"
// Tiles whose size is a constant that nothing else names.

constexpr int p_one = 2;
const int p_many = 8;

extern "C" void constantSize(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) {
    b[i] = 2 * a[i];
  }
  for (long long i_tile = 0; i_tile < N; i_tile += 1) for (int i = (int)i_tile, i_end = (int)(i_tile + 1 < N ? i_tile + 1 : N); i < i_end; ++i) {
    for (int j = 1; j < 2; ++j) {
      b[i] += j;
    }
  }
}
