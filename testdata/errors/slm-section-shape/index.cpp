__declspec(target(gfx_kernel)) void f(int n, int *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; g++) {
    _Cilk_for (int i = 0; i < 8; i++) {
      int a[4][4];
      a[:][:] = i;
      y[i] = __sec_reduce_max_ind(a[:][:]);
    }
  }
}
