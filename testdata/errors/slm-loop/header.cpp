__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    _Cilk_for (int i = 1; i < 16; i *= 2) x[16 * g + i] = 0;
  }
}
