#line 1 "kernels/tile/renamed_variable.okl"
// Tiles of a work item's own loops, whose variables have names that targets have other meanings for.
extern "C" __global__ __launch_bounds__(8) void _occa_renamedVariable_0(const int groups, const int *in, int *out) {
  { int o = (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      int sum = i;
      for (int _occa_tiled_constant = 0; _occa_tiled_constant < 5; _occa_tiled_constant += 2) { for (int constant = _occa_tiled_constant; constant < _occa_tiled_constant + (2); constant += 1) { if (constant < 5) {
        if (constant == 3) continue;
        sum = sum * 3 + constant + in[o];
      } } }
      for (int _occa_tiled__occa_threadIdx = 9; _occa_tiled__occa_threadIdx > 0; _occa_tiled__occa_threadIdx -= 6) { for (int _occa_threadIdx = _occa_tiled__occa_threadIdx; _occa_threadIdx > _occa_tiled__occa_threadIdx - (6); _occa_threadIdx -= 3) { if (_occa_threadIdx > 0) {
        sum += _occa_threadIdx * in[o];
      } } }
      for (unsigned long long _occa_round_occa_tiled_device = 0; _occa_round_occa_tiled_device < 2; ++_occa_round_occa_tiled_device) { unsigned char _occa_tiled_device = (unsigned char)(250) + (unsigned char)(4) * (unsigned char)_occa_round_occa_tiled_device; for (unsigned long long _occa_round_device = 0; _occa_round_device < 2; ++_occa_round_device) { unsigned char device = _occa_tiled_device + (unsigned char)(2) * (unsigned char)_occa_round_device; if ((unsigned long long)_occa_round_occa_tiled_device * 2 + _occa_round_device < 3) {
        sum ^= device;
      } } }
      out[8 * o + i] = sum;
    }
  }
}
