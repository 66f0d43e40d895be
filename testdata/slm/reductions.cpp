// Reductions of sections: by the leader of a group, by its threads, of memory and of shared data.
__declspec(target(gfx_kernel)) void reductions(int n, int length, const int *x, int *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; g++) {
    __thread_group_local int s[12], total, largest;
    const int *row = x + 12 * g;
    const int serial = __sec_reduce_add(row[0:length]);
    total = 0;
    largest = __sec_reduce_max(row[0:12]);
    s[:] = row[0:12];
    _gfx_gpgpu_thread_barrier();
    total += __sec_reduce_add(s[:]);
    _Cilk_for (int i = 0; i < 8; i++) {
      int value = 0;
      if (i == 0) value = total;
      if (i == 1) value = __sec_reduce_min(s[:]) + largest;
      if (i == 2) value = __sec_reduce_mul(s[0:3:4]);
      if (i == 3) value = __sec_reduce_add(s[0:6] * s[6:6]);
      if (i == 4) value = __sec_reduce_all_zero(s[0:2]) + 2 * __sec_reduce_any_zero(s[:]);
      if (i == 5) value = __sec_reduce_all_nonzero(s[0:4]) + 2 * __sec_reduce_any_nonzero(s[0:2]);
      if (i == 6 && __sec_reduce_add(s[0:length]) > 0) value = serial;
      if (i == 7) value = __sec_reduce_max(s[0:4] - __sec_reduce_min(s[4:8]));
      y[8 * g + i] = value;
    }
  }
}
