__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    __thread_group_local double s[80][80];
    _Cilk_for (int i = 0; i < 80; ++i) s[i][i] = x[80 * g + i];
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int i = 0; i < 80; ++i) x[80 * g + i] = s[79 - i][79 - i];
  }
}
