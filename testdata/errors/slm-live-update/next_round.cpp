__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    int last = 0;
    for (int round = 0; round < 4; ++round) {
      _Cilk_for (int i = 0; i < 16; ++i) {
        x[16 * g + i] += last;
        last = i;
      }
      _gfx_gpgpu_thread_barrier();
    }
  }
}
