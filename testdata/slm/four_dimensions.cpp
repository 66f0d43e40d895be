// More loops over groups than a launch has dimensions; the size of a group is an argument.
__declspec(target(gfx_kernel)) void four_dimensions(int a, int b, int threads, int *y) {
  [[slm_group_size(threads)]]
  _Cilk_for _Thread_group (int i = 0; i < a; i++)
    _Cilk_for _Thread_group (int j = b - 1; j >= 0; j--)
      _Cilk_for _Thread_group (int k = 1; k <= 3; k += 2) {
        _Cilk_for _Thread_group (int l = 0; l < 2; l++) {
          __thread_group_local int s[9];
          const int at = ((i * b + j) * 2 + k / 2) * 2 + l;
          s[:] = at;
          _gfx_gpgpu_thread_barrier();
          _Cilk_for (int t = 0; t < 9; t++) y[9 * at + t] = s[8 - t] * 10 + t;
        }
      }
}
