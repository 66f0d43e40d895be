// Averages over boxes of 3 x 3 x 3: groups in three dimensions, and a nest of three loops.
#define B 4

__declspec(target(gfx_kernel)) void box_filter(int nx, int ny, int nz, const float *in, float *out) {
  _Cilk_for _Thread_group (int z0 = 0; z0 < nz; z0 += B) {
    _Cilk_for _Thread_group (int y0 = 0; y0 < ny; y0 += B) {
      _Cilk_for _Thread_group (int x0 = 0; x0 < nx; x0 += B) {
        __thread_group_local float s[B + 2][B + 2][B + 2];
        _Cilk_for (int k = 0; k < B + 2; k++)
          _Cilk_for (int j = 0; j < B + 2; j++)
            _Cilk_for (int i = 0; i < B + 2; i++) {
              const int x = x0 + i - 1, y = y0 + j - 1, z = z0 + k - 1;
              const bool inside = x >= 0 && x < nx && y >= 0 && y < ny && z >= 0 && z < nz;
              s[k][j][i] = inside ? in[(z * ny + y) * nx + x] : 0.0f;
            }
        _gfx_gpgpu_thread_barrier();
        _Cilk_for (int k = 0; k < B; k++) {
          _Cilk_for (int j = 0; j < B; j++) {
            _Cilk_for (int i = 0; i < B; i++) {
              const int x = x0 + i, y = y0 + j, z = z0 + k;
              if (x >= nx || y >= ny || z >= nz) continue;
              float sum = 0;
              for (int c = 0; c < 3; ++c) sum += __sec_reduce_add(s[k + c][j:3][i:3]);
              out[(z * ny + y) * nx + x] = sum / 27;
            }
          }
        }
      }
    }
  }
}
