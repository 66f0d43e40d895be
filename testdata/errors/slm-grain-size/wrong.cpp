__declspec(target(gfx_kernel)) void f(int n, float *x) {
#pragma cilk grainsize = 4
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    _Cilk_for (int i = 0; i < 16; ++i) x[16 * g + i] = 0;
  }
}
