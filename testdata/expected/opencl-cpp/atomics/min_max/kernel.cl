template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_classExtremes_0(const int N, __global const int *__restrict which, __global const int *__restrict x,
                           __global int *__restrict lowest, __global int *__restrict highest) {
  { int _occa_tiled_n = 32 * (int)get_group_id(0); int n = _occa_tiled_n + (int)get_local_id(0); if (n < N) {
    const int c = which[n];
    atomic_fetch_min_explicit((volatile atomic_int *)&(lowest[c]), (int)(x[n]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    atomic_fetch_max_explicit((volatile atomic_int *)&(highest[c]), (int)(x[n]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_blockExtremes_0(const int N, __global const int *__restrict which, __global const unsigned int *__restrict x,
                           __global unsigned int *__restrict highest) {
  __local unsigned int s_highest[6];
#line 17 "kernels/atomics/min_max.okl"
  { int b = 32 * (int)get_group_id(0);
    
    { if (get_local_id(0) < 6) { int t = (int)get_local_id(0); s_highest[t] = 0; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/atomics/min_max.okl"
    { int t = (int)get_local_id(0);
      const int n = b + t;
      if (n < N) {
        atomic_fetch_max_explicit((volatile atomic_uint *)&(s_highest[which[n]]), (unsigned int)(x[n]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 26 "kernels/atomics/min_max.okl"
    { if (get_local_id(0) < 6) { int t = (int)get_local_id(0);
      atomic_fetch_max_explicit((volatile atomic_uint *)&(highest[t]), (unsigned int)(s_highest[t]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    } }
  }
}
