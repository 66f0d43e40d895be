typedef struct { float x, y, z; } okl_float3;
#define float3 okl_float3
typedef struct { int x, y, z; } okl_int3;
#define int3 okl_int3
#define make_int3 okl_make_int3
static inline int3 make_int3(int x, int y, int z) { int3 made = {x, y, z}; return made; }
static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value + operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/vectors/atomic_parts.okl"
// Atomic updates of parts of vectors, also of those that are no structs on some targets.

typedef struct Bin {
  int3 counts;
  float4 sums;
} Bin;

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
        __global int4 *total = totals + kind;
        atomic_add((volatile __local int *)&((__local int *)&(wide[kind]))[1], i);
        atomic_add((volatile __local int *)&packed[kind].z, 1);
        atomic_add((volatile __global int *)&((__global int *)(total))[0], 1);
        atomic_max((volatile __global int *)&((__global int *)&(totals[kind]))[3], b + i);
        okl_atomic_add_float_global(&places[kind].y, 0.5f);
        atomic_sub((volatile __global int *)&bins[kind].counts.y, 2);
        okl_atomic_add_float_global(&((__global float *)&(bins[kind].sums))[2], 0.25f);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 31 "kernels/vectors/atomic_parts.okl"
    { int i = (int)get_local_id(0);
      if (i < 4) {
        atomic_add((volatile __global int *)&((__global int *)&(totals[i]))[1], wide[i].y);
        atomic_add((volatile __global int *)&((__global int *)&(totals[i]))[2], packed[i].z);
      }
    }
  }
}
