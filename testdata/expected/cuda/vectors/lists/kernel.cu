#line 1 "kernels/vectors/lists.okl"
// Lists of values for vectors: whole, with values left out, nested, as arguments and results.

struct Corner {
  float2 place;
  float weight;
  float3 colors[2];
};

__device__ inline float4 made(const float x) {
  if (x > 0) return {x};
  return {x, 2.0f};
}

__device__ inline float mixed(const Corner c) { return c.place.x + 2 * c.place.y + 3 * c.weight + c.colors[1].x + c.colors[1].z; }
__device__ inline float last(const float4 v) { return v.w + v.x; }

extern "C" __global__ __launch_bounds__(16) void _occa_lists_0(const int N, const float *a, float4 *b, float *sums) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
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
