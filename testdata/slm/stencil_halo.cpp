// A stencil of seven points in one dimension: a block and its halo in shared memory.
#define BLOCK 50
#define RADIUS 3

__declspec(target(gfx_kernel)) void stencil(int n, const float *x, const float *weights, float *y) {
  _Cilk_for _Thread_group (int first = 0; first < n; first += BLOCK) {
    __thread_group_local float s[BLOCK + 2 * RADIUS];
    _Cilk_for (int i = 0; i < BLOCK + 2 * RADIUS; i++) {
      const int at = first + i - RADIUS;
      s[i] = 0 <= at && at < n ? x[at] : 0;
    }
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int i = 0; i < BLOCK; i++) {
      if (first + i >= n) continue;
      float sum = 0;
      for (int k = 0; k <= 2 * RADIUS; ++k) sum += weights[k] * s[i + k];
      y[first + i] = sum;
    }
  }
}
