#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/structs/members_changed.okl"
// An argument whose parts the kernel changes, inside of arrays, too.

struct Part {
  int number;
  int pair[2];
  int table[2][3];
  int flat[6];
};

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_changed_0(constant const int &N [[buffer(0)]], constant Part &_occa_arg_1 [[buffer(1)]], device const int *a [[buffer(2)]], device int *b [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  Part part = _occa_arg_1;
#line 11 "kernels/structs/members_changed.okl"
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    *part.pair = 3;
    part.table[1][2] = 40;
    part.flat[(1) + (2) * (2)] = 500;
    b[i] = a[i] + part.number + part.pair[0] + part.pair[1] + part.table[1][2] + part.flat[5];
  } }
}
