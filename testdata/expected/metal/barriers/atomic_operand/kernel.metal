#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/atomic_operand.okl"
// What an atomic update adds is an ordinary read: it needs a barrier after the nest that wrote it.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_countThenAdd_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict count [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_count;
#line 4 "kernels/barriers/atomic_operand.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      if (t == 0) s_count = 0;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 9 "kernels/barriers/atomic_operand.okl"
    { int t = (int)_occa_thread_position.x;
      if (b + t < N && x[b + t] > 0) {
        atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&(s_count), 1, memory_order_relaxed);
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 14 "kernels/barriers/atomic_operand.okl"
    { int t = (int)_occa_thread_position.x;
      if (t == 15) {
        atomic_fetch_add_explicit((volatile device atomic_int *)&(count[0]), (int)(s_count), memory_order_relaxed);
      }
    }
  }
}

// The place of an update is read as well.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_indirect_0(constant const int &N [[buffer(0)]], device const int *__restrict which [[buffer(1)]], device int *__restrict sums [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_which[16];
#line 24 "kernels/barriers/atomic_operand.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s_which[15 - t] = b + t < N ? which[b + t] : 0; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 27 "kernels/barriers/atomic_operand.okl"
    { int t = (int)_occa_thread_position.x;
      atomic_fetch_add_explicit((volatile device atomic_int *)&(sums[s_which[t]]), 1, memory_order_relaxed);
    }
  }
}

// Atomic updates by one nest and plain ones by the next.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_atomicThenPlain_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict result [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_sum[4];
#line 35 "kernels/barriers/atomic_operand.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { if (_occa_thread_position.x < 4) { int t = (int)_occa_thread_position.x; s_sum[t] = 0; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 38 "kernels/barriers/atomic_operand.okl"
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) {
        atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&(s_sum[t % 4]), (int)(x[b + t]), memory_order_relaxed);
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 43 "kernels/barriers/atomic_operand.okl"
    { if (_occa_thread_position.x < 4) { int t = (int)_occa_thread_position.x; s_sum[t] *= 2; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 44 "kernels/barriers/atomic_operand.okl"
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) {
        atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&(s_sum[3 - t % 4]), 1, memory_order_relaxed);
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 49 "kernels/barriers/atomic_operand.okl"
    { if (_occa_thread_position.x < 4) { int t = (int)_occa_thread_position.x; result[b / 4 + t] = s_sum[t]; } }
  }
}
