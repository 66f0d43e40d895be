__declspec(target(gfx)) void clear(float *x) {
  _Cilk_for (int i = 0; i < 16; ++i) x[i] = 0;
}

__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    _Cilk_for (int i = 0; i < 16; ++i) x[16 * g + i] = 0;
  }
}
