template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
struct float3 { float x, y, z; };
struct alignas(16) float4 { float x, y, z, w; };
struct int3 { int x, y, z; };
static inline int3 make_int3(int x, int y, int z) { return {x, y, z}; }
struct alignas(16) int4 { int x, y, z, w; };
static inline int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/vectors/atomic_parts.okl"
// Atomic updates of parts of vectors, also of those that are no structs on some targets.

struct Bin {
  int3 counts;
  float4 sums;
};

extern "C" void fill(const int &N, const int *kinds, int4 *totals, float3 *places, Bin *bins) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int4 wide[4];
    alignas(64) int3 packed[4];
    for (int i = 0; i < 4; ++i) {
      {
        wide[i] = make_int4(0, 0, 0, 0);
        packed[i] = make_int3(0, 0, 0);
      }
    }
    for (int i = 0, i_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); i < i_end; ++i) {
      {
        const int kind = kinds[b + i];
        int4 *total = totals + kind;
        wide[kind].y += i;
        packed[kind].z++;
        total->x += 1;
        totals[kind].w = max(totals[kind].w, b + i);
        places[kind].y += 0.5f;
        bins[kind].counts.y -= 2;
        bins[kind].sums.z += 0.25f;
      }
    }
    for (int i = 0; i < 4; ++i) {
      {
        totals[i].y += wide[i].y;
        totals[i].z += packed[i].z;
      }
    }
  }
}
