#define float3 okl_float3
struct float3 { float x, y, z; };
#define int3 okl_int3
#define make_int3 okl_make_int3
struct int3 { int x, y, z; };
inline int3 make_int3(int x, int y, int z) { return {x, y, z}; }
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline float okl_atomic_add_float(volatile float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (float)(seen.value + operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
#line 1 "kernels/vectors/atomic_parts.okl"
// Atomic updates of parts of vectors, also of those that are no structs on some targets.

struct Bin {
  int3 counts;
  float4 sums;
};

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_fill_0(const int N, __global const int *kinds, __global int4 *totals, __global float3 *places, __global Bin *bins) {
  __local int4 wide[4];
  __local int3 packed[4];
#line 9 "kernels/vectors/atomic_parts.okl"
  { int b = 16 * (int)get_group_id(0);
    
    
    { int i = (int)get_local_id(0);
      if (i < 4) {
        wide[i] = (int4)(0, 0, 0, 0);
        packed[i] = make_int3(0, 0, 0);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/vectors/atomic_parts.okl"
    { int i = (int)get_local_id(0);
      if (b + i < N) {
        const int kind = kinds[b + i];
        int4 *total = totals + kind;
        atomic_fetch_add_explicit((volatile atomic_int *)&(((int *)&(wide[kind]))[1]), (int)(i), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        atomic_fetch_add_explicit((volatile atomic_int *)&(packed[kind].z), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        atomic_fetch_add_explicit((volatile atomic_int *)&(((int *)(total))[0]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        atomic_fetch_max_explicit((volatile atomic_int *)&(((int *)&(totals[kind]))[3]), (int)(b + i), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        okl_atomic_add_float(&(places[kind].y), (float)(0.5f));
        atomic_fetch_sub_explicit((volatile atomic_int *)&(bins[kind].counts.y), 2, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        okl_atomic_add_float(&(((float *)&(bins[kind].sums))[2]), (float)(0.25f));
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 31 "kernels/vectors/atomic_parts.okl"
    { int i = (int)get_local_id(0);
      if (i < 4) {
        atomic_fetch_add_explicit((volatile atomic_int *)&(((int *)&(totals[i]))[1]), (int)(wide[i].y), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        atomic_fetch_add_explicit((volatile atomic_int *)&(((int *)&(totals[i]))[2]), (int)(packed[i].z), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
      }
    }
  }
}
