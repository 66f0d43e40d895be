__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    _Cilk_for (int i = 0; i < 4; ++i) {
      const int first = 16 * g + 4 * i;
      _Cilk_for (int j = 0; j < 4; ++j) x[first + j] = 0;
    }
  }
}
