#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/launch/axes.okl"
// Axes with gaps, in any order, and explicit ones beside implicit ones.

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_onlyLast_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = 8 * (int)_occa_group_position.z;
    { int i = (int)(b) + (int)_occa_thread_position.y; if (i < N) y[i] = x[i] + 1; }
  }
}

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_gap_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = (int)_occa_group_position.x;
    { int c = (int)_occa_group_position.z;
      { int j = (int)_occa_thread_position.x;
        { int i = (int)_occa_thread_position.z;
          const int n = ((b * 3 + c) * 2 + j) * 2 + i;
          if (n < N) y[n] = x[n] + 1;
        }
      }
    }
  }
}

// The second nest exchanges the axes: both need a group of 2 x 6 and 6 x 2, so 6 x 6.
[[max_total_threads_per_threadgroup(36)]] kernel void _occa_exchanged_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[12];
#line 24 "kernels/launch/axes.okl"
  { int b = 12 * (int)_occa_group_position.x;
    
    { if (_occa_thread_position.y < 2) { int j = (int)_occa_thread_position.y;
      { int i = (int)_occa_thread_position.x; s[6 * j + i] = b + 6 * j + i < N ? x[b + 6 * j + i] : 0; }
    } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int i = (int)_occa_thread_position.y;
      { if (_occa_thread_position.x < 2) { int j = (int)_occa_thread_position.x;
        const int n = 6 * j + i;
        if (b + n < N) y[b + n] = s[n] + 1;
      } }
    }
  }
}

[[max_total_threads_per_threadgroup(12)]] kernel void _occa_implicitBeside_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int a = (int)_occa_group_position.y;
    { int b = (int)_occa_group_position.x;
      { int c = (int)_occa_thread_position.z;
        { int d = (int)_occa_thread_position.x;
          { int e = (int)_occa_thread_position.y;
            const int n = (((b * 2 + a) * 2 + c) * 3 + d) * 2 + e;
            if (n < N) y[n] = x[n] + 1;
          }
        }
      }
    }
  }
}
