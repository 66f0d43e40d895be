#line 1 "kernels/tile/renamed_variable.okl"
// Tiles of a work item's own loops, whose variables have names that targets have other meanings for.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_renamedVariable_0(const int groups, __global const int *in, __global int *out) {
  { int o = (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      int sum = i;
      for (int _occa_constant_from = 0; _occa_constant_from < 5; _occa_constant_from += 2) { int _occa_constant_tile = _occa_constant_from; for (int _occa_constant_nth = 0; _occa_constant_nth < 2; ++_occa_constant_nth) { int _occa_constant = _occa_constant_tile + _occa_constant_nth; if (_occa_constant < 5) {
        if (_occa_constant == 3) continue;
        sum = sum * 3 + _occa_constant + in[o];
      } } }
      for (int threadIdx_from = 0; threadIdx_from < 3; threadIdx_from += 2) { int threadIdx_tile = 9 - 3 * threadIdx_from; for (int threadIdx_nth = 0; threadIdx_nth < 2; ++threadIdx_nth) { int threadIdx = threadIdx_tile - 3 * threadIdx_nth; if (threadIdx > 0) {
        sum += threadIdx * in[o];
      } } }
      for (int device_from = 0; device_from < 3; device_from += 2) { unsigned char device_tile = (unsigned char)250 + 2 * (unsigned char)device_from; for (int device_nth = 0; device_nth < 2; ++device_nth) { unsigned char device = device_tile + 2 * (unsigned char)device_nth; if (device_tile + 2 * (long)device_nth < 255) {
        sum ^= device;
      } } }
      out[8 * o + i] = sum;
    }
  }
}
