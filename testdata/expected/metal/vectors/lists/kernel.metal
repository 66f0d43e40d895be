#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/vectors/lists.okl"
// Lists of values for vectors: whole, with values left out, nested, as arguments and results.

struct Corner {
  float2 place;
  float weight;
  float3 colors[2];
};

inline float4 made(const float x) {
  if (x > 0) return {x};
  return {x, 2.0f};
}

inline float mixed(const Corner c) { return c.place.x + 2 * c.place.y + 3 * c.weight + c.colors[1].x + c.colors[1].z; }
inline float last(const float4 v) { return v.w + v.x; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_lists_0(constant const int &N [[buffer(0)]], device const float *a [[buffer(1)]], device float4 *b [[buffer(2)]], device float *sums [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = (int)(0) + (int)(16) * (int)_occa_group_position.x; int i = (int)(_occa_tiled_i) + (int)_occa_thread_position.x; if (i < N) {
    const float x = a[i];
    float4 one = {x}, two{x, 2.0f}, none = {}, all = {1.0f, 2.0f, 3.0f, x,};
    float4 copy = {all}, result = made(x);
    float2 pairs[3] = {{x}, {2.0f, x}};
    Corner corner = {{x}, 2.0f, {{3.0f, x}, {4.0f}}};
    int3 steps = int3{i, 1};
    one.y += 1.0f;
    none.w += two.y + two.z;
    two = {x, 1.0f};
    b[i] = {one.x + one.y, one.z, none.w + two.y, result.x + result.y};
    float sum = mixed(corner) + last({x}) + last(float4{1.0f, x}) + last(copy);
    for (int k = 0; k < 3; ++k) sum += pairs[k].x - pairs[k].y;
    sums[i] = sum + steps.x + steps.y + steps.z;
  } }
}
