#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/whole_structs.okl"
// Group memory that is written as whole structs, and through pointers that move on.

struct Range {
  float low, high;
  int count;
};

Range join(const Range a, const Range b) {
  Range all = a;
  if (b.low < all.low) all.low = b.low;
  if (b.high > all.high) all.high = b.high;
  all.count += b.count;
  return all;
}

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_ranges_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup Range ranges[32];
#line 17 "kernels/barriers/whole_structs.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      const float value = x[g * 32 + t];
      Range own;
      own.low = own.high = value;
      own.count = 1;
      ranges[t] = own;
    }
    for (int alive = 16; alive > 0; alive /= 2)
      { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x;
        if (t < alive) { ranges[t] = join(ranges[t], ranges[t + alive]); } } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 29 "kernels/barriers/whole_structs.okl"
    { int t = (int)_occa_thread_position.x;
      if (t < 3) y[g * 3 + t] = t == 0 ? ranges[0].low : t == 1 ? ranges[0].high : ranges[0].count;
    }
  }
}

// A vector is one, too. The barrier stands behind a loop whose braces are not the body's.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_rotated_0(constant const int &N [[buffer(0)]], device float4 *__restrict v [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float4 s[8];
#line 37 "kernels/barriers/whole_structs.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = v[g * 8 + t]; }
    for (int round = 0; round < 3; ++round)
      { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x;
        if (t < 4) {
          const float4 other = s[7 - t];
          s[7 - t] = s[t ^ 1];
          v[g * 8 + t] = other;
        }
      } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 48 "kernels/barriers/whole_structs.okl"
    { int t = (int)_occa_thread_position.x; v[g * 8 + t] += s[(t + 3) % 8]; }
  }
}

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_moving_0(constant const int &N [[buffer(0)]], device int *__restrict y [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x;
      device int *p = y + g * 16 + 2 * t;
      *p++ = t;
      *p++ = 3 * t;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 59 "kernels/barriers/whole_structs.okl"
    { int t = (int)_occa_thread_position.x;
      int sum = y[g * 16 + 15 - t];
      device int *p = y + N * 16 + g * 8 + t;
      *p-- = sum;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 64 "kernels/barriers/whole_structs.okl"
    { int t = (int)_occa_thread_position.x; t[y + g * 16] += y[N * 16 + g * 8 + (t + 1) % 8]; }
  }
}

// The element `t` of a part of an array is another one of the array.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_parts_0(constant const int &N [[buffer(0)]], device int *__restrict y [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 70 "kernels/barriers/whole_structs.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      s[t] = 50;
      (s + 8)[t] = 70;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 76 "kernels/barriers/whole_structs.okl"
    { int t = (int)_occa_thread_position.x; (s + 3)[t] = g + t; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 77 "kernels/barriers/whole_structs.okl"
    { int t = (int)_occa_thread_position.x; y[g * 8 + t] = s[t]; }
  }
}
