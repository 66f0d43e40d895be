// Nests whose sizes are known at run time, and headers of every form.
__declspec(target(gfx_kernel)) void extents(unsigned rows, long cols, int step, const int *x, int *y) {
  _Cilk_for _Thread_group (int g = 2; g >= 0; --g) {
    __thread_group_local int s[6][8];
    _Cilk_for (unsigned r = 0; r != rows; ++r)
      _Cilk_for (long c = cols - 1; c >= 0; c--) s[r][c] = x[(g * rows + r) * cols + c];
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (long c = 0; c <= cols - 1; c += step)
      _Cilk_for (int r = (int)rows; r > 0; r -= 1) y[(g * rows + r - 1) * cols + c] = s[r - 1][cols - 1 - c];
    _Cilk_for (short k = 0; k < cols; k = k + 1) y[3 * rows * cols + g * cols + k] = g;
  }
}
