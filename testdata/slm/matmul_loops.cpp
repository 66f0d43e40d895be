// The matrix product with loops instead of sections: tiles of A, B and C in shared memory, and a tile of C in registers.
#define TY 8
#define TX 16
#define TK 4
#define RY 2
#define RX 4

__declspec(target(gfx_kernel)) void slm_mm_loops(const float *A, const float *B, float *C, int Y, int X, int K) {
  _Cilk_for _Thread_group (int tg_y = 0; tg_y < Y; tg_y += TY) {
    _Cilk_for _Thread_group (int tg_x = 0; tg_x < X; tg_x += TX) {
      __thread_group_local float a[TY][TK];
      __thread_group_local float b[TK][TX];
      __thread_group_local float c[TY][TX];
      _Cilk_for (int i = 0; i < TY; i++)
        _Cilk_for (int j = 0; j < TX; j++) c[i][j] = 0.0f;
      for (int super_k = 0; super_k < K; super_k += TK) {
        _Cilk_for (int i = 0; i < TY; i++)
          _Cilk_for (int k = 0; k < TK; k++) a[i][k] = A[(tg_y + i) * K + super_k + k];
        _Cilk_for (int k = 0; k < TK; k++) {
          _Cilk_for (int j = 0; j < TX; j++) b[k][j] = B[(super_k + k) * X + tg_x + j];
        }
        _gfx_gpgpu_thread_barrier();
        _Cilk_for (int t_y = 0; t_y < TY; t_y += RY) {
          _Cilk_for (int t_x = 0; t_x < TX; t_x += RX) {
            float tile[RY][RX];
            for (int i = 0; i < RY; i++)
              for (int j = 0; j < RX; j++) tile[i][j] = c[t_y + i][t_x + j];
            for (int k = 0; k < TK; k++)
              for (int i = 0; i < RY; i++)
                for (int j = 0; j < RX; j++) tile[i][j] += a[t_y + i][k] * b[k][t_x + j];
            for (int i = 0; i < RY; i++)
              for (int j = 0; j < RX; j++) c[t_y + i][t_x + j] = tile[i][j];
          }
        }
        _gfx_gpgpu_thread_barrier();
      }
      _Cilk_for (int i = 0; i < TY; i++)
        _Cilk_for (int j = 0; j < TX; j++) C[(tg_y + i) * X + tg_x + j] = c[i][j];
    }
  }
}
