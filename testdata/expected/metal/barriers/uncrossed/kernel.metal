#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/uncrossed.okl"
// Barriers in the middle of @inner loops that no access crosses: CPUs go on without them, also under a condition.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_conditions_0(constant const int &N [[buffer(0)]], constant const int &waits [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 4 "kernels/barriers/uncrossed.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      s[t] = 3 * x[16 * g + t];
      if (waits) {
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      }
      y[16 * g + t] = s[t] + t;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 13 "kernels/barriers/uncrossed.okl"
    { int t = (int)_occa_thread_position.x; y[16 * g + t] += s[15 - t]; }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_rounds_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x;
      int sum = 0;
      for (int k = 0; k < 5; ++k) {
        sum += x[16 * g + (t + k) % 16];
        if (k < 3) continue;
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      }
      y[16 * g + t] = sum;
    }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_planes_0(constant const int &N [[buffer(0)]], constant const int &kind [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4][4];
#line 32 "kernels/barriers/uncrossed.okl"
  { int g = (int)_occa_group_position.x;
    
    { int j = (int)_occa_thread_position.y;
      { int i = (int)_occa_thread_position.x;
        s[j][i] = x[16 * g + 4 * j + i];
        switch (kind) {
          case 0: threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); break;
          default: s[j][i] += kind;
        }
        y[16 * g + 4 * j + i] = s[j][i];
      }
    }
  }
}

// The first barrier is crossed, the second one is not.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_some_0(constant const int &N [[buffer(0)]], constant const int &waits [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 49 "kernels/barriers/uncrossed.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      s[t] = x[16 * g + t];
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      const int other = s[15 - t];
      if (waits) threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      y[16 * g + t] = other - t;
    }
  }
}
