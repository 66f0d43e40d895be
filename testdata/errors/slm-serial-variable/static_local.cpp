__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    static int calls = 0;
    const int m = calls;
    _Cilk_for (int i = 0; i < 16; ++i) x[16 * g + i] = m;
  }
}
