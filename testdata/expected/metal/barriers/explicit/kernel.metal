#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/explicit.okl"
// @barrier where the author wants it, @nobarrier where none is needed, and both spellings.

// The author knows that each item reads what it wrote itself: no barrier. One by hand for the exchange.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_exchange_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_x[32];
  threadgroup int s_y[32];
#line 5 "kernels/barriers/explicit.okl"
  { int b = 32 * (int)_occa_group_position.x;
     
    { int t = (int)_occa_thread_position.x;
      s_x[t] = b + t < N ? x[b + t] : 0;
    }
    { int t = (int)_occa_thread_position.x;
      s_y[t] = 2 * s_x[t];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) y[b + t] = s_y[31 - t] + s_x[t ^ 1];
    }
  }
}

// Barriers in a loop of the group, one of them before a nest that has none of its own.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_pingPong_0(constant const int &N [[buffer(0)]], constant const int &rounds [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_ping[32];
  threadgroup int s_pong[32];
#line 22 "kernels/barriers/explicit.okl"
  { int b = 32 * (int)_occa_group_position.x;
    
    
    { int t = (int)_occa_thread_position.x;
      s_ping[t] = b + t < N ? x[b + t] : 1;
    }
    for (int round = 0; round < rounds; ++round) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      { int t = (int)_occa_thread_position.x;
        s_pong[t] = s_ping[(t + 1) % 32];
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      { int t = (int)_occa_thread_position.x;
        s_ping[t] = s_pong[t] + s_pong[(t + 5) % 32];
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) y[b + t] = s_ping[(t + 7) % 32];
    }
  }
}

// No barrier of okl's own: what is written is global memory of other entries, read by nobody.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_independent_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], device int *__restrict z [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = 32 * (int)_occa_group_position.x;
    { int t = (int)(b) + (int)_occa_thread_position.x;
      if (t < N) y[t] = x[t] + 1;
    }
    { int t = (int)(b) + (int)_occa_thread_position.x;
      if (t < N) z[N - 1 - t] = x[t] + 2;
    }
  }
}

// Through global memory: the second nest reads what other items of the group wrote.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_throughGlobal_0(constant const int &blocks [[buffer(0)]], device const int *x [[buffer(1)]], device int *scratch [[buffer(2)]], device int *y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x; scratch[b * 32 + t] = 3 * x[b * 32 + t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 61 "kernels/barriers/explicit.okl"
    { int t = (int)_occa_thread_position.x; y[b * 32 + t] = scratch[b * 32 + 31 - t]; }
  }
}
