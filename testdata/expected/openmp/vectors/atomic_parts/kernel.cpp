#include <cmath>
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
struct float3 { float x, y, z; };
struct alignas(16) float4 { float x, y, z, w; };
struct int3 { int x, y, z; };
static inline int3 make_int3(int x, int y, int z) { return {x, y, z}; }
struct alignas(16) int4 { int x, y, z, w; };
static inline int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
static inline int okl_atomic_max_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (int)(operand > seen.value ? operand : seen.value);
  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
  return seen.value;
}
#line 1 "kernels/vectors/atomic_parts.okl"
// Atomic updates of parts of vectors, also of those that are no structs on some targets.

struct Bin {
  int3 counts;
  float4 sums;
};

extern "C" void fill(const int &N, const int *kinds, int4 *totals, float3 *places, Bin *bins) {
  #pragma omp parallel for
#line 9 "kernels/vectors/atomic_parts.okl"
  for (int b = 0; b < N; b += 16) {
    int4 wide[4];
    int3 packed[4];
    for (int i = 0; i < 16; ++i) {
      if (i < 4) {
        wide[i] = make_int4(0, 0, 0, 0);
        packed[i] = make_int3(0, 0, 0);
      }
    }
    for (int i = 0; i < 16; ++i) {
      if (b + i < N) {
        const int kind = kinds[b + i];
        int4 *total = totals + kind;
        #pragma omp atomic update
#line 22 "kernels/vectors/atomic_parts.okl"
        wide[kind].y += i;
        #pragma omp atomic update
#line 23 "kernels/vectors/atomic_parts.okl"
        packed[kind].z++;
        #pragma omp atomic update
#line 24 "kernels/vectors/atomic_parts.okl"
        total->x += 1;
        okl_atomic_max_int(&(totals[kind].w), (int)(b + i));
        #pragma omp atomic update
#line 26 "kernels/vectors/atomic_parts.okl"
        places[kind].y += 0.5f;
        #pragma omp atomic update
#line 27 "kernels/vectors/atomic_parts.okl"
        bins[kind].counts.y -= 2;
        #pragma omp atomic update
#line 28 "kernels/vectors/atomic_parts.okl"
        bins[kind].sums.z += 0.25f;
      }
    }
    for (int i = 0; i < 16; ++i) {
      if (i < 4) {
        #pragma omp atomic update
#line 33 "kernels/vectors/atomic_parts.okl"
        totals[i].y += wide[i].y;
        #pragma omp atomic update
#line 34 "kernels/vectors/atomic_parts.okl"
        totals[i].z += packed[i].z;
      }
    }
  }
}
