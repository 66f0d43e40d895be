// Transposes through a tile of shared memory with one column more than it needs.
#define TILE 8

__declspec(target(gfx_kernel)) void transpose(int rows, int cols, const float *a, float *b) {
  _Cilk_for _Thread_group (int r = 0; r < rows; r += TILE) {
    _Cilk_for _Thread_group (int c = 0; c < cols; c += TILE) {
      __thread_group_local float tile[TILE][TILE + 1];
      _Cilk_for (int i = 0; i < TILE; i++)
        _Cilk_for (int j = 0; j < TILE; j++)
          if (r + i < rows && c + j < cols) tile[i][j] = a[(r + i) * cols + c + j];
      _gfx_gpgpu_thread_barrier();
      _Cilk_for (int j = 0; j < TILE; j++)
        _Cilk_for (int i = 0; i < TILE; i++)
          if (r + i < rows && c + j < cols) b[(c + j) * rows + r + i] = tile[i][j];
    }
  }
}
