static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/renamed_variable.okl"
// Tiles of a work item's own loops, whose variables have names that targets have other meanings for.
extern "C" void renamedVariable(const int &groups, const int *in, int *out) {
  for (int o = 0; o < groups; ++o) {
    for (int i = 0; i < 8; ++i) {
      int sum = i;
      for (int _occa_tiled_constant = 0; _occa_tiled_constant < 5; _occa_tiled_constant += 2) { for (int constant = _occa_tiled_constant, _occa_end_constant = (int)_occa_within((long long)(5), -2147483648ll, _occa_tiled_constant + (2)); constant < _occa_end_constant; constant += 1) { {
        if (constant == 3) continue;
        sum = sum * 3 + constant + in[o];
      } } }
      for (int _occa_tiled_threadIdx = 9; _occa_tiled_threadIdx > 0; _occa_tiled_threadIdx -= 6) { for (int threadIdx = _occa_tiled_threadIdx, _occa_end_threadIdx = (int)_occa_within((long long)(0), _occa_tiled_threadIdx - (6), 2147483647ll); threadIdx > _occa_end_threadIdx; threadIdx -= 3) { {
        sum += threadIdx * in[o];
      } } }
      for (unsigned long long _occa_round_occa_tiled_device = 0; _occa_round_occa_tiled_device < 2; ++_occa_round_occa_tiled_device) { unsigned char _occa_tiled_device = (unsigned char)(250) + (unsigned char)(4) * (unsigned char)_occa_round_occa_tiled_device; for (unsigned long long _occa_round_device = 0; _occa_round_device < 2; ++_occa_round_device) { unsigned char device = _occa_tiled_device + (unsigned char)(2) * (unsigned char)_occa_round_device; if ((unsigned long long)_occa_round_occa_tiled_device * 2 + _occa_round_device < 3) {
        sum ^= device;
      } } }
      out[8 * o + i] = sum;
    }
  }
}
