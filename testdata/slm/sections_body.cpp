// Sections in the bodies of nests are plain loops; calls go over their elements.
#include <math.h>

__declspec(target(gfx)) float half_of(float x) { return x / 2; }

__declspec(target(gfx_kernel)) void sections_body(int n, const float *x, float *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; g += 4) {
    __thread_group_local float rows[4][10];
    _Cilk_for (int r = 0; r < 4; r++) {
      float local[10], matrix[2][5];
      const int row = g + r < n ? g + r : 0;
      local[:] = fabsf(x[10 * row:10]);
      rows[r][0:10] = half_of(local[:]) + r;
      matrix[:][:] = 1;
      matrix[0][0:5] = local[0:5:2];
      matrix[1][:] += matrix[0][:] > 0.5f ? local[5:5] : -local[5:5];
      rows[r][0:5] += matrix[1][:];
    }
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int r = 0; r < 4; r++)
      if (g + r < n) y[10 * (g + r):10] = rows[(r + 1) % 4][:];
  }
}
