__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    _Cilk_for (int i = 0; i < 16; ++i) {
      _Cilk_for _Thread_group (int h = 0; h < 4; ++h) x[h] = 0;
    }
  }
}
