__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    int count = 0;
    _Cilk_for (int i = 0; i < 16; ++i) {
      if (x[16 * g + i] > 0) count = i;
    }
    _Cilk_for (int i = 0; i < 16; ++i) x[16 * g + i] = count;
  }
}
