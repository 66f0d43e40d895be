// Sums of blocks of 8 x 16 numbers: nests of two loops, halved in a serial loop.
__declspec(target(gfx_kernel)) void block_sums(int blocks, const int *x, int *sums) {
  _Cilk_for _Thread_group (int b = 0; b < blocks; ++b) {
    __thread_group_local int part[8][16];
    _Cilk_for (int i = 0; i < 8; ++i)
      _Cilk_for (int j = 0; j < 16; ++j) part[i][j] = x[128 * b + 16 * i + j];
    _gfx_gpgpu_thread_barrier();
    for (int half = 4; half > 0; half /= 2) {
      _Cilk_for (int i = 0; i < half; ++i)
        _Cilk_for (int j = 0; j < 16; ++j) part[i][j] += part[i + half][j];
      _gfx_gpgpu_thread_barrier();
    }
    _Cilk_for (int one = 0; one < 1; ++one) {
      int sum = 0;
      for (int j = 0; j < 16; ++j) sum += part[0][j];
      sums[b] = sum;
    }
  }
}
