#include <metal_stdlib>
using namespace metal;
#define float3 okl_float3
struct float3 { float x, y, z; };
#define int3 okl_int3
#define make_int3 okl_make_int3
struct int3 { int x, y, z; };
inline int3 make_int3(int x, int y, int z) { return {x, y, z}; }
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline float okl_atomic_add_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = (float)(seen.value + operand);
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
#line 1 "kernels/vectors/atomic_parts.okl"
// Atomic updates of parts of vectors, also of those that are no structs on some targets.

struct Bin {
  int3 counts;
  float4 sums;
};

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_fill_0(constant const int &N [[buffer(0)]], device const int *kinds [[buffer(1)]], device int4 *totals [[buffer(2)]], device float3 *places [[buffer(3)]], device Bin *bins [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int4 wide[4];
  threadgroup int3 packed[4];
#line 9 "kernels/vectors/atomic_parts.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    
    { int i = (int)_occa_thread_position.x;
      if (i < 4) {
        wide[i] = int4(0, 0, 0, 0);
        packed[i] = make_int3(0, 0, 0);
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 18 "kernels/vectors/atomic_parts.okl"
    { int i = (int)_occa_thread_position.x;
      if (b + i < N) {
        const int kind = kinds[b + i];
        device int4 *total = totals + kind;
        atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&(((threadgroup int *)&(wide[kind]))[1]), (int)(i), memory_order_relaxed);
        atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&(packed[kind].z), 1, memory_order_relaxed);
        atomic_fetch_add_explicit((volatile device atomic_int *)&(((device int *)(total))[0]), 1, memory_order_relaxed);
        atomic_fetch_max_explicit((volatile device atomic_int *)&(((device int *)&(totals[kind]))[3]), (int)(b + i), memory_order_relaxed);
        okl_atomic_add_floatdevice(&(places[kind].y), (float)(0.5f));
        atomic_fetch_sub_explicit((volatile device atomic_int *)&(bins[kind].counts.y), 2, memory_order_relaxed);
        okl_atomic_add_floatdevice(&(((device float *)&(bins[kind].sums))[2]), (float)(0.25f));
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 31 "kernels/vectors/atomic_parts.okl"
    { int i = (int)_occa_thread_position.x;
      if (i < 4) {
        atomic_fetch_add_explicit((volatile device atomic_int *)&(((device int *)&(totals[i]))[1]), (int)(wide[i].y), memory_order_relaxed);
        atomic_fetch_add_explicit((volatile device atomic_int *)&(((device int *)&(totals[i]))[2]), (int)(packed[i].z), memory_order_relaxed);
      }
    }
  }
}
