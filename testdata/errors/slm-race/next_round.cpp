__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    __thread_group_local float s[16];
    for (int k = 0; k < 4; ++k) {
      s[:] = x[16 * k:16];
      _gfx_gpgpu_thread_barrier();
      _Cilk_for (int i = 0; i < 16; ++i) x[64 + 16 * g + i] += s[15 - i];
    }
  }
}
