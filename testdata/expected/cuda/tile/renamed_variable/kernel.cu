#line 1 "kernels/tile/renamed_variable.okl"
// Tiles of a work item's own loops, whose variables have names that targets have other meanings for.
extern "C" __global__ __launch_bounds__(8) void _occa_renamedVariable_0(const int groups, const int *in, int *out) {
  { int o = (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      int sum = i;
      for (int _occa_tile_constant = 0; _occa_tile_constant < 5; _occa_tile_constant += 2) { int _occa_tiled_constant = (int)_occa_tile_constant; for (int _occa_round_constant = 0; _occa_round_constant < 2; ++_occa_round_constant) { int constant = _occa_tiled_constant + (int)_occa_round_constant; if (constant < 5) {
        if (constant == 3) continue;
        sum = sum * 3 + constant + in[o];
      } } }
      for (int _occa_tile__occa_threadIdx = 0; _occa_tile__occa_threadIdx < 3; _occa_tile__occa_threadIdx += 2) { int _occa_tiled__occa_threadIdx = (int)(9) - 3 * (int)_occa_tile__occa_threadIdx; for (int _occa_round__occa_threadIdx = 0; _occa_round__occa_threadIdx < 2; ++_occa_round__occa_threadIdx) { int _occa_threadIdx = _occa_tiled__occa_threadIdx - 3 * (int)_occa_round__occa_threadIdx; if (_occa_threadIdx > 0) {
        sum += _occa_threadIdx * in[o];
      } } }
      for (int _occa_tile_device = 0; _occa_tile_device < 3; _occa_tile_device += 2) { unsigned char _occa_tiled_device = (unsigned char)(250) + (unsigned char)(2) * (unsigned char)_occa_tile_device; for (int _occa_round_device = 0; _occa_round_device < 2; ++_occa_round_device) { unsigned char device = _occa_tiled_device + (unsigned char)(2) * (unsigned char)_occa_round_device; if ((long long)_occa_tiled_device + (long long)(2) * (long long)_occa_round_device < (255)) {
        sum ^= device;
      } } }
      out[8 * o + i] = sum;
    }
  }
}
