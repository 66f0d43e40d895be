// Prefix sums of blocks in log steps: two rows of shared memory take turns, with a barrier in a serial loop.
#define BLOCK 96

__declspec(target(gfx_kernel)) void prefix_sum(int n, const int x[], int y[]) {
  _Cilk_for _Thread_group (int first = 0; first < n; first += BLOCK) {
    __thread_group_local int s[2][BLOCK];
    int from = 0;
    _Cilk_for (int i = 0; i < BLOCK; i++) s[0][i] = first + i < n ? x[first + i] : 0;
    _gfx_gpgpu_thread_barrier();
    for (int step = 1; step < BLOCK; step *= 2) {
      _Cilk_for (int i = 0; i < BLOCK; i++) s[1 - from][i] = i >= step ? s[from][i] + s[from][i - step] : s[from][i];
      _gfx_gpgpu_thread_barrier();
      from = 1 - from;
    }
    _Cilk_for (int i = 0; i < BLOCK; i++)
      if (first + i < n) y[first + i] = s[from][i];
  }
}
