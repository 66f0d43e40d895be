#include <metal_stdlib>
using namespace metal;
#define float3 okl_float3
struct float3 { float x, y, z; };
#define int3 okl_int3
struct int3 { int x, y, z; };
#line 1 "kernels/vectors/lists.okl"
// Lists of values for vectors: whole, with values left out, nested, as arguments and results.

struct Corner {
  float2 place;
  float weight;
  float3 colors[2];
};

inline float4 made(const float x) {
  if (x > 0) return float4{x, 0, 0, 0};
  return float4{x, 2.0f, 0, 0};
}

inline float mixed(const Corner c) { return c.place.x + 2 * c.place.y + 3 * c.weight + c.colors[1].x + c.colors[1].z; }
inline float last(const float4 v) { return v.w + v.x; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_lists_0(constant const int &N [[buffer(0)]], device const float *a [[buffer(1)]], device float4 *b [[buffer(2)]], device float *sums [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    const float x = a[i];
    float4 one = {x, 0, 0, 0}, two{x, 2.0f, 0, 0}, none = {}, all = {1.0f, 2.0f, 3.0f, x,};
    float4 copy = {all}, result = made(x);
    float2 pairs[3] = {{x, 0}, {2.0f, x}};
    Corner corner = {{x, 0}, 2.0f, {{3.0f, x}, {4.0f}}};
    int3 steps = int3{i, 1};
    one.y += 1.0f;
    none.w += two.y + two.z;
    two = float4{x, 1.0f, 0, 0};
    b[i] = float4{one.x + one.y, one.z, none.w + two.y, result.x + result.y};
    float sum = mixed(corner) + last(float4{x, 0, 0, 0}) + last(float4{1.0f, x, 0, 0}) + last(copy);
    for (int k = 0; k < 3; ++k) sum += pairs[k].x - pairs[k].y;
    sums[i] = sum + steps.x + steps.y + steps.z;
  } }
}
