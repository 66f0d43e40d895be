#line 1 "kernels/tile/renamed_variable.okl"
// Tiles of a work item's own loops, whose variables have names that targets have other meanings for.
extern "C" __global__ __launch_bounds__(8) void _occa_renamedVariable_0(const int groups, const int *in, int *out) {
  { int o = (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      int sum = i;
      for (int constant_from = 0; constant_from < 5; constant_from += 2) { int constant_tile = constant_from; for (int constant_nth = 0; constant_nth < 2; ++constant_nth) { int constant = constant_tile + constant_nth; if (constant < 5) {
        if (constant == 3) continue;
        sum = sum * 3 + constant + in[o];
      } } }
      for (int _occa_threadIdx_from = 0; _occa_threadIdx_from < 3; _occa_threadIdx_from += 2) { int _occa_threadIdx_tile = 9 - 3 * _occa_threadIdx_from; for (int _occa_threadIdx_nth = 0; _occa_threadIdx_nth < 2; ++_occa_threadIdx_nth) { int _occa_threadIdx = _occa_threadIdx_tile - 3 * _occa_threadIdx_nth; if (_occa_threadIdx > 0) {
        sum += _occa_threadIdx * in[o];
      } } }
      for (int device_from = 0; device_from < 3; device_from += 2) { unsigned char device_tile = (unsigned char)250 + 2 * (unsigned char)device_from; for (int device_nth = 0; device_nth < 2; ++device_nth) { unsigned char device = device_tile + 2 * (unsigned char)device_nth; if (device_tile + 2 * (long long)device_nth < 255) {
        sum ^= device;
      } } }
      out[8 * o + i] = sum;
    }
  }
}
