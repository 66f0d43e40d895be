// Nests under conditions and loops of serial code, which is the same for all threads of a group.
__declspec(target(gfx_kernel)) void serial_control(int n, const int *rounds, int *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    __thread_group_local int s[24], odd;
    int left = rounds[g];
    s[:] = 0;
    odd = 0;
    _gfx_gpgpu_thread_barrier();
    while (left > 0) {
      if (left % 2 == 0) {
        _Cilk_for (int i = 0; i < 24; i++) s[i] += left;
      } else if (left > 1)
        _Cilk_for (int i = 0; i < 12; i++) s[2 * i] -= 1;
      else
        odd = 1;
      _gfx_gpgpu_thread_barrier();
      switch (left) {
        case 3:
          s[0:24:1] *= 2;
          break;
        default:
          left = left;
      }
      _gfx_gpgpu_thread_barrier();
      do --left;
      while (left > 6);
    }
    _Cilk_for (int i = 0; i < 24; i++) y[24 * g + i] = s[23 - i] + odd;
  }
}
