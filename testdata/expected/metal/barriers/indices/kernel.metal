#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/indices.okl"
// Indices that look like a work item's own and are not, found by an interpreter of kernels. Without a barrier between the
// two loops of each, some order of work items gives another result.

// `(&s[1])[t]` is `s[1 + t]`.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_shifted_0(device const int *in [[buffer(0)]], device int *out [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[5];
#line 6 "kernels/barriers/indices.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = in[t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int t = (int)_occa_thread_position.x; (&s[1])[t] = 7 + t; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 11 "kernels/barriers/indices.okl"
    { int t = (int)_occa_thread_position.x; out[t] = (&s[0])[t]; }
  }
}

// An `int` has the low 32 bits of a `long`: `j` is 0 for all.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_narrowed_0(device const int *in [[buffer(0)]], device int *out [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4];
#line 17 "kernels/barriers/indices.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = in[t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int t = (int)_occa_thread_position.x;
      const long i = 4294967296L * t;
      const int j = i;
      if (t == 1) s[j] = 9;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 26 "kernels/barriers/indices.okl"
    { int t = (int)_occa_thread_position.x;
      const long i = 4294967296L * t;
      const int j = i;
      if (t == 0) out[t] = s[j];
    }
  }
}

// Unsigned numbers wrap around: the index is 0 for all.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_wrapped_0(device const int *in [[buffer(0)]], device int *out [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4];
#line 36 "kernels/barriers/indices.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = in[t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int t = (int)_occa_thread_position.x;
      if (t == 0) s[1073741824u * t * 4] = 9;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 43 "kernels/barriers/indices.okl"
    { int t = (int)_occa_thread_position.x; out[t] = s[1073741824u * t * 4]; }
  }
}

// `m(t, 0)` is `m[2 * t]`.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_dimensions_0(device const int *in [[buffer(0)]], device int *out [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int m[8];
#line 49 "kernels/barriers/indices.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      m[t] = in[t];
      m[t + 4] = 0;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int t = (int)_occa_thread_position.x; m[(0) + (2) * (t)] = 20 + t; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 57 "kernels/barriers/indices.okl"
    { int t = (int)_occa_thread_position.x; out[t] = m[t]; }
  }
}

// `continue` leads to the condition, which reads `s[0]`.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_skipped_0(constant const int &n [[buffer(0)]], device const int *in [[buffer(1)]], device int *out [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4];
#line 63 "kernels/barriers/indices.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = in[t]; }
    int r = 0;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 67 "kernels/barriers/indices.okl"
    while (s[0] < 50 && r < 3) {
      ++r;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 69 "kernels/barriers/indices.okl"
      { int t = (int)_occa_thread_position.x; s[t] += 40; }
      if (r == n % 3) { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); continue; }
      { int t = (int)_occa_thread_position.x; out[t] = r; }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 72 "kernels/barriers/indices.okl"
}
    { int t = (int)_occa_thread_position.x; out[t] = 10 * out[t] + s[t]; }
  }
}

// `default` is reached from the head of the `switch`, not from behind the barrier of `case 0`.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_labelled_0(constant const int &n [[buffer(0)]], device const int *in [[buffer(1)]], device int *out [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4];
#line 79 "kernels/barriers/indices.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = in[t]; }
    switch (n % 3) {
    case 0:
      { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; out[t] = s[3 - t]; } }
      break;
    default:
      { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; out[t] = 2 * s[3 - t]; } }
    }
  }
}
