#include <metal_stdlib>
using namespace metal;
#line 2 "kernels/structs/after_constant.okl"
struct Pair { unsigned a; unsigned b[2]; };

static unsigned look(device const unsigned *from, int at) { return from[at] ^ from[at / 2]; }

// The condition looks into global memory, the pointer leads to what the work item has itself.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_choose_0(constant const int &N [[buffer(0)]], device const unsigned *in [[buffer(1)]], device unsigned *out [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    Pair pair = {in[i], {1u, 2u}};
    unsigned one = pair.a, two = pair.b[1];
    thread unsigned *chosen = look(in, i) % 3u == 1u ? &one : &two;
    *chosen += 5u;
    out[i] = one * 100u + two;
  } }
}
