__declspec(target(gfx_kernel)) void f(int n, const float *x, float *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; g++) {
    _Cilk_for (int i = 0; i < 8; i++) {
      float a[4], b[4];
      int count = 0;
      a[:] = x[4 * i:4];
      b[:] = 0;
      if (a[:] > 0) count++;
      if (a[:] > 0) b[:] = __sec_reduce_add(a[:]);
      if (a[:] > 0) b[0:3] = 1;
      y[i] = count + __sec_reduce_add(b[:]);
    }
  }
}
__declspec(target(gfx_kernel)) void g(int n, float *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; g++) {
    __thread_group_local float s[4];
    s[:] = g;
    if (s[:] > 0) s[:] = 0;
    _Cilk_for (int i = 0; i < 4; i++) y[i] = s[i];
  }
}
