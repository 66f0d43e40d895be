#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/source/half.okl"
// `half` is no type here, and a name like any other.

struct Part {
  int _occa_half, whole;
};

static int _occa_half(const int n) { return n / 2; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_halves_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    Part part;
    part.whole = x[i];
    part._occa_half = _occa_half(part.whole);
    {
      const int _occa_half = 3;
      y[i] = part._occa_half + _occa_half;
    }
  } }
}
