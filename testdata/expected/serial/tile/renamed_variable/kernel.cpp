static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/renamed_variable.okl"
// Tiles of a work item's own loops, whose variables have names that targets have other meanings for.
extern "C" void renamedVariable(const int &groups, const int *in, int *out) {
  for (int o = 0; o < groups; ++o) {
    for (int i = 0; i < 8; ++i) {
      int sum = i;
      for (long long constant_tile = 0; constant_tile < 5; constant_tile += 2) for (int constant = (int)constant_tile, constant_end = (int)(constant_tile + 2 < 5 ? constant_tile + 2 : 5); constant < constant_end; ++constant) {
        if (constant == 3) continue;
        sum = sum * 3 + constant + in[o];
      }
      for (int threadIdx_from = 0; threadIdx_from < 3; threadIdx_from += 2) { int threadIdx_tile = 9 - 3 * threadIdx_from; for (int threadIdx_nth = 0, threadIdx_end = (int)_occa_within(3 - threadIdx_from, 0, 2); threadIdx_nth < threadIdx_end; ++threadIdx_nth) { int threadIdx = threadIdx_tile - 3 * threadIdx_nth; {
        sum += threadIdx * in[o];
      } } }
      for (int device_from = 0; device_from < 3; device_from += 2) { unsigned char device_tile = (unsigned char)250 + 2 * (unsigned char)device_from; for (int device_nth = 0, device_end = (int)_occa_within(3 - device_from, 0, 2); device_nth < device_end; ++device_nth) { unsigned char device = device_tile + 2 * (unsigned char)device_nth; {
        sum ^= device;
      } } }
      out[8 * o + i] = sum;
    }
  }
}
