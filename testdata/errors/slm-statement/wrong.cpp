__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    __thread_group_local float s[16];
    s[:] = x[16 * g:16];
    _gfx_gpgpu_thread_barrier();
    x[16 * g:16] = s[:];
  }
}
