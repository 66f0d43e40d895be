#line 1 "kernels/tile/renamed_variable.okl"
// Tiles of a work item's own loops, whose variables have names that targets have other meanings for.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_renamedVariable_0(const int groups, __global const int *in, __global int *out) {
  { int o = (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      int sum = i;
      for (int _occa_tile__occa_constant = 0; _occa_tile__occa_constant < 5; _occa_tile__occa_constant += 2) { int _occa_tiled__occa_constant = (int)_occa_tile__occa_constant; for (int _occa_round__occa_constant = 0; _occa_round__occa_constant < 2; ++_occa_round__occa_constant) { int _occa_constant = _occa_tiled__occa_constant + (int)_occa_round__occa_constant; if (_occa_constant < 5) {
        if (_occa_constant == 3) continue;
        sum = sum * 3 + _occa_constant + in[o];
      } } }
      for (int _occa_tile_threadIdx = 0; _occa_tile_threadIdx < 3; _occa_tile_threadIdx += 2) { int _occa_tiled_threadIdx = (int)(9) - 3 * (int)_occa_tile_threadIdx; for (int _occa_round_threadIdx = 0; _occa_round_threadIdx < 2; ++_occa_round_threadIdx) { int threadIdx = _occa_tiled_threadIdx - 3 * (int)_occa_round_threadIdx; if (threadIdx > 0) {
        sum += threadIdx * in[o];
      } } }
      for (int _occa_tile_device = 0; _occa_tile_device < 3; _occa_tile_device += 2) { unsigned char _occa_tiled_device = (unsigned char)(250) + (unsigned char)(2) * (unsigned char)_occa_tile_device; for (int _occa_round_device = 0; _occa_round_device < 2; ++_occa_round_device) { unsigned char device = _occa_tiled_device + (unsigned char)(2) * (unsigned char)_occa_round_device; if ((long)_occa_tiled_device + (long)(2) * (long)_occa_round_device < (255)) {
        sum ^= device;
      } } }
      out[8 * o + i] = sum;
    }
  }
}
