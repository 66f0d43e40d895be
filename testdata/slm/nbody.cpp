// Forces between all pairs of particles: tiles of positions go through shared memory.
#define TILE 24

struct Position {
  float x, y, mass;
};

__declspec(target(gfx_kernel)) void forces(int n, const struct Position *all, float *fx, float *fy) {
  _Cilk_for _Thread_group (int first = 0; first < n; first += TILE) {
    __thread_group_local struct Position others[TILE];
    __thread_group_local float sums[2][TILE];
    sums[:][:] = 0;
    _gfx_gpgpu_thread_barrier();
    for (int from = 0; from < n; from += TILE) {
      const int count = n - from < TILE ? n - from : TILE;
      _Cilk_for (int k = 0; k < count; k++) others[k] = all[from + k];
      _gfx_gpgpu_thread_barrier();
      _Cilk_for (int i = 0; i < TILE; i++) {
        if (first + i >= n) continue;
        const struct Position own = all[first + i];
        float x = 0, y = 0;
        for (int k = 0; k < count; ++k) {
          const float dx = others[k].x - own.x, dy = others[k].y - own.y;
          const float factor = others[k].mass / (dx * dx + dy * dy + 0.1f);
          x += factor * dx;
          y += factor * dy;
        }
        sums[0][i] += x;
        sums[1][i] += y;
      }
      _gfx_gpgpu_thread_barrier();
    }
    _Cilk_for (int i = 0; i < TILE; i++) {
      if (first + i < n) {
        fx[first + i] = sums[0][i];
        fy[first + i] = sums[1][i];
      }
    }
  }
}
