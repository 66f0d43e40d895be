// Sections under conditions on sections, and reductions that say where an element is.
__declspec(target(gfx_kernel)) void masked(int n, const int *x, int *y, int *where) {
  _Cilk_for _Thread_group (int g = 0; g < n; g += 2) {
    __thread_group_local int s[2][12];
    _Cilk_for (int r = 0; r < 2; r++) {
      int row[12], sign[12];
      row[:] = x[12 * (g + r):12];
      sign[:] = 5;
      if (row[:] > 0)
        sign[:] = 1;
      else if (row[:] < 0) {
        sign[:] = -1;
        row[:] = -row[:];
      }
      if (row[0:6] == row[6:6]) row[0:6] += 100;
      s[r][:] = row[:] * sign[:];
    }
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int r = 0; r < 2; r++) {
      y[12 * (g + r):12] = s[r][:];
      where[4 * (g + r)] = __sec_reduce_max_ind(s[r][:]);
      where[4 * (g + r) + 1] = __sec_reduce_min_ind(s[r][2:4:2]);
      where[4 * (g + r) + 2] = __sec_reduce_max_ind(s[r][3:5] - s[r][7:5]);
      where[4 * (g + r) + 3] = s[r][__sec_reduce_min_ind(s[r][:])];
    }
  }
}
