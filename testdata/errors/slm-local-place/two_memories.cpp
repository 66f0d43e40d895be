__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    __thread_group_local float s[16], *p;
    _Cilk_for (int i = 0; i < 16; ++i) s[i] = x[16 * g + i];
  }
}
