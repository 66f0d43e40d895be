__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    for (int round = 0; round < 4; ++round) {
      _Cilk_for (int i = 0; i < 16; ++i) {
        if (i == 3) round = 4;
      }
    }
  }
}
