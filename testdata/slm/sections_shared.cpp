// Sections of shared arrays at the level of the group: strides, gathered elements, compound assignments, three dimensions.
__declspec(target(gfx_kernel)) void sections_shared(int n, const float *x, const int *order, float *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; g++) {
    __thread_group_local float even[8], odd[8], mixed[8], cube[2][3][4], line[40];
    __thread_group_local int at[8];
    const float *row = x + 40 * g;
    line[:] = row[0:40];
    even[:] = row[0:8:2];
    odd[0:8] = row[1:8:2];
    at[:] = order[0:8];
    cube[:][:][:] = 1.5f;
    _gfx_gpgpu_thread_barrier();
    mixed[0:8] = even[:] * 2 + odd[at[0:8]];
    cube[0][1:2][0:4:1] += row[16];
    _gfx_gpgpu_thread_barrier();
    mixed[7:4:-2] *= line[7:4:-2];
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int i = 0; i < 8; i++) y[32 * g + i] = mixed[i];
    _Cilk_for (int i = 0; i < 2; i++)
      _Cilk_for (int j = 0; j < 3; j++)
        _Cilk_for (int k = 0; k < 4; k++) y[32 * g + 8 + 12 * i + 4 * j + k] = cube[i][j][k];
  }
}
