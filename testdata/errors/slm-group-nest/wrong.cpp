__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    const int first = 4 * g;
    _Cilk_for _Thread_group (int h = 0; h < 4; ++h) {
      _Cilk_for (int i = 0; i < 16; ++i) x[16 * (first + h) + i] = 0;
    }
  }
}
