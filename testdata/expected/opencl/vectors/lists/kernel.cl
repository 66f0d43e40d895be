typedef struct { float x, y, z; } okl_float3;
#define float3 okl_float3
typedef struct { int x, y, z; } okl_int3;
#define int3 okl_int3
#line 1 "kernels/vectors/lists.okl"
// Lists of values for vectors: whole, with values left out, nested, as arguments and results.

typedef struct Corner {
  float2 place;
  float weight;
  float3 colors[2];
} Corner;

static inline float4 made(const float x) {
  if (x > 0) return (float4)(x, 0, 0, 0);
  return (float4)(x, 2.0f, 0, 0);
}

static inline float mixed(const Corner c) { return c.place.x + 2 * c.place.y + 3 * c.weight + c.colors[1].x + c.colors[1].z; }
static inline float last(const float4 v) { return v.w + v.x; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_lists_0(const int N, __global const float *a, __global float4 *b, __global float *sums) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const float x = a[i];
    float4 one = {x, 0, 0, 0}, two = {x, 2.0f, 0, 0}, none = {0, 0, 0, 0}, all = {1.0f, 2.0f, 3.0f, x,};
    float4 copy = {all}, result = made(x);
    float2 pairs[3] = {{x, 0}, {2.0f, x}};
    Corner corner = {{x, 0}, 2.0f, {{3.0f, x}, {4.0f}}};
    int3 steps = (int3){i, 1};
    one.y += 1.0f;
    none.w += two.y + two.z;
    two = (float4)(x, 1.0f, 0, 0);
    b[i] = (float4)(one.x + one.y, one.z, none.w + two.y, result.x + result.y);
    float sum = mixed(corner) + last((float4)(x, 0, 0, 0)) + last((float4)(1.0f, x, 0, 0)) + last(copy);
    for (int k = 0; k < 3; ++k) sum += pairs[k].x - pairs[k].y;
    sums[i] = sum + steps.x + steps.y + steps.z;
  } }
}
