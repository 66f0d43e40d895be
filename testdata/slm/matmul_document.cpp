// The matrix product of Intel's description, completed: tiles of A, B and C in shared memory, and of C in registers.
#define SLM_TILE_Y 16
#define SLM_TILE_X 16
#define SLM_TILE_K 8
#define TILE_Y 2
#define TILE_X 4
#define K_SIZE 64
#define X_SIZE 48

__declspec(target(gfx_kernel)) void slm_mm(const float A[][K_SIZE], const float B[][X_SIZE], float C[][X_SIZE],
                                                   int Y, int X, int K) {
  _Cilk_for _Thread_group (int tg_y = 0; tg_y < Y; tg_y += SLM_TILE_Y) {
    _Cilk_for _Thread_group (int tg_x = 0; tg_x < X; tg_x += SLM_TILE_X) {
      // declare "supertiles" of each matrix to be allocated in SLM
      __thread_group_local float slm_atile[SLM_TILE_Y][SLM_TILE_K];
      __thread_group_local float slm_btile[SLM_TILE_K][SLM_TILE_X];
      __thread_group_local float slm_ctile[SLM_TILE_Y][SLM_TILE_X];

      // initialize the result supertile (in parallel)
      _Cilk_for (int i = 0; i < SLM_TILE_Y; i++)
        _Cilk_for (int j = 0; j < SLM_TILE_X; j++)
          slm_ctile[i][j] = 0.0;

      for (int super_k = 0; super_k < K; super_k += SLM_TILE_K) {
        slm_atile[:][:] = A[tg_y:SLM_TILE_Y][super_k:SLM_TILE_K];
        slm_btile[:][:] = B[super_k:SLM_TILE_K][tg_x:SLM_TILE_X];

        // all threads wait till copy is done
        _gfx_gpgpu_thread_barrier();

        _Cilk_for (int t_y = 0; t_y < SLM_TILE_Y; t_y += TILE_Y) {
          _Cilk_for (int t_x = 0; t_x < SLM_TILE_X; t_x += TILE_X) {
            float atile[TILE_Y][SLM_TILE_K], btile[SLM_TILE_K][TILE_X], ctile[TILE_Y][TILE_X];
            atile[:][:] = slm_atile[t_y:TILE_Y][:];
            btile[:][:] = slm_btile[:][t_x:TILE_X];
            ctile[:][:] = slm_ctile[t_y:TILE_Y][t_x:TILE_X];
            for (int i = 0; i < TILE_Y; i++)
              for (int j = 0; j < TILE_X; j++)
                ctile[i][j] += __sec_reduce_add(atile[i][:] * btile[:][j]);
            slm_ctile[t_y:TILE_Y][t_x:TILE_X] = ctile[:][:];
          }
        }
        _gfx_gpgpu_thread_barrier();
      }

      _Cilk_for (int i = 0; i < SLM_TILE_Y; i++)
        _Cilk_for (int j = 0; j < SLM_TILE_X; j++)
          C[tg_y + i][tg_x + j] = slm_ctile[i][j];
    }
  }
}
