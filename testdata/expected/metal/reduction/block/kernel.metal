#include <metal_stdlib>
using namespace metal;
static inline float okl_atomic_add_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = (float)(seen.value + operand);
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
#line 1 "kernels/reduction/block.okl"
// Sums over long arrays: a group folds its part in shared memory, then adds it to the total at once.
//
// The total is added to, not set: the host clears it before the call.


#define p_blockSize 128


// How many entries every item adds up on its own before the group folds.

#define p_perItem 4


#define p_perGroup (p_blockSize * p_perItem)

// total[0] += x[0] + ... + x[N - 1], exactly.
[[max_total_threads_per_threadgroup(128)]] kernel void _occa_sumInt_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict total [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_sum[128];
#line 18 "kernels/reduction/block.okl"
  { int first = 512 * (int)_occa_group_position.x;
    
    int r_sum;

    { int t = (int)_occa_thread_position.x;
      r_sum = 0;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        r_sum += x[n];
      }
      s_sum[t] = r_sum;
    }

    // Two nests per round: all items read before the first one writes.
    for (int alive = p_blockSize / 2; alive > 0; alive /= 2) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 32 "kernels/reduction/block.okl"
      { int t = (int)_occa_thread_position.x;
        if (t < alive) {
          r_sum += s_sum[t + alive];
        }
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 37 "kernels/reduction/block.okl"
      { int t = (int)_occa_thread_position.x;
        s_sum[t] = r_sum;
      }
    }

    { int t = (int)_occa_thread_position.x;
      if (t == 0) {
        atomic_fetch_add_explicit((volatile device atomic_int *)&(total[0]), (int)(r_sum), memory_order_relaxed);
      }
    }
  }
}

// total[0] += x[0] * y[0] + ... + x[N - 1] * y[N - 1], up to rounding.
[[max_total_threads_per_threadgroup(128)]] kernel void _occa_dotFloat_0(constant const int &N [[buffer(0)]],
                      device const float *__restrict x [[buffer(1)]],
                      device const float *__restrict y [[buffer(2)]],
                      device float *__restrict total [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_dot[128];
#line 55 "kernels/reduction/block.okl"
  { int first = 512 * (int)_occa_group_position.x;
    

    { int t = (int)_occa_thread_position.x;
      float dot = 0.0f;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        dot += x[n] * y[n];
      }
      s_dot[t] = dot;
    }

    // One nest per round: items below `alive` write, the entries they read are above it.
    for (int alive = p_blockSize / 2; alive > 0; alive >>= 1) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 68 "kernels/reduction/block.okl"
      { int t = (int)_occa_thread_position.x;
        if (t < alive) {
          s_dot[t] += s_dot[t + alive];
        }
      }
    }

    { int t = (int)_occa_thread_position.x;
      if (t == 0) {
        okl_atomic_add_floatdevice(&(*total), (float)(s_dot[0]));
      }
    }
  }
}
