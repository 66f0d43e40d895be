#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/structs/sizes.okl"
// Types that some targets do not hand to kernels: `size_t` in a struct, `bool` by itself and behind a pointer.

typedef size_t extent;

struct Part {
  extent first;
  size_t count[2];
  ptrdiff_t step;
};

struct Row {
  Part part;
  int weight;
};

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_sizes_0(constant const int &N [[buffer(0)]], constant const Row &_occa_arg_1 [[buffer(1)]], constant const bool &doubled [[buffer(2)]], device const bool *used [[buffer(3)]], device bool *positive [[buffer(4)]], device const int *x [[buffer(5)]], device int *y [[buffer(6)]], constant bool &many [[buffer(7)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const Row row = _occa_arg_1;
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    device const bool *own = used + i;
    const size_t from = row.part.first + row.part.count[1] + (size_t)(row.part.step * i);
    const int found = *own ? x[from] : -x[i];
    positive[i] = found > 0;
    y[i] = found * row.weight * (doubled ? 2 : 1) + many;
  } }
}
