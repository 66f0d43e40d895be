struct alignas(8) float2 { float x, y; };
struct float3 { float x, y, z; };
struct alignas(16) float4 { float x, y, z, w; };
struct int3 { int x, y, z; };
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

extern "C" void lists(const int &N, const float *a, float4 *b, float *sums) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
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
  }
}
