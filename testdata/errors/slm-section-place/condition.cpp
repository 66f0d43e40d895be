__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    _Cilk_for (int i = 0; i < 16; ++i) {
      while (__sec_reduce_add(x[16 * g:16]) > 0) x[16 * g + i] -= 1;
    }
  }
}
