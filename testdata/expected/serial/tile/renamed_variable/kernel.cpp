static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/renamed_variable.okl"
// Tiles of a work item's own loops, whose variables have names that targets have other meanings for.
extern "C" void renamedVariable(const int &groups, const int *in, int *out) {
  for (int o = 0; o < groups; ++o) {
    for (int i = 0; i < 8; ++i) {
      int sum = i;
      for (int _occa_tile_constant = 0; _occa_tile_constant < 5; _occa_tile_constant += 2) { int _occa_tiled_constant = (int)_occa_tile_constant; for (int _occa_round_constant = 0, _occa_end_constant = (int)_occa_within(5 - _occa_tile_constant, 0, 2); _occa_round_constant < _occa_end_constant; ++_occa_round_constant) { int constant = _occa_tiled_constant + (int)_occa_round_constant; {
        if (constant == 3) continue;
        sum = sum * 3 + constant + in[o];
      } } }
      for (int _occa_tile_threadIdx = 0; _occa_tile_threadIdx < 3; _occa_tile_threadIdx += 2) { int _occa_tiled_threadIdx = (int)(9) - 3 * (int)_occa_tile_threadIdx; for (int _occa_round_threadIdx = 0, _occa_end_threadIdx = (int)_occa_within(3 - _occa_tile_threadIdx, 0, 2); _occa_round_threadIdx < _occa_end_threadIdx; ++_occa_round_threadIdx) { int threadIdx = _occa_tiled_threadIdx - 3 * (int)_occa_round_threadIdx; {
        sum += threadIdx * in[o];
      } } }
      for (int _occa_tile_device = 0; _occa_tile_device < 3; _occa_tile_device += 2) { unsigned char _occa_tiled_device = (unsigned char)(250) + (unsigned char)(2) * (unsigned char)_occa_tile_device; for (int _occa_round_device = 0, _occa_end_device = (int)_occa_within(3 - _occa_tile_device, 0, 2); _occa_round_device < _occa_end_device; ++_occa_round_device) { unsigned char device = _occa_tiled_device + (unsigned char)(2) * (unsigned char)_occa_round_device; {
        sum ^= device;
      } } }
      out[8 * o + i] = sum;
    }
  }
}
