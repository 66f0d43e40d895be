// Variables of a group that a nest changes: each iteration starts from the value before the nest.
__declspec(target(gfx_kernel)) void counted(int n, const int *x, int *y, int extra) {
  _Cilk_for _Thread_group (int g = 0; g < n; g += 10) {
    __thread_group_local int s[10];
    int count = 100 + g;
    int digits[3];
    for (int d = 0; d < 3; ++d) digits[d] = d;
    _Cilk_for (int i = 0; i < 10; i++) {
      for (int k = 0; k <= i; ++k) count += g + k < n ? x[g + k] : 0;
      extra++;
      digits[i % 3] += i;
      s[i] = count + extra + digits[0] + 10 * digits[1] + 100 * digits[2];
    }
    _gfx_gpgpu_thread_barrier();
    count = 7;
    _Cilk_for (int i = 0; i < 10; i++)
      if (g + i < n) y[g + i] = s[9 - i] + count;
  }
}
