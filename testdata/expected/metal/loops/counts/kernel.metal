#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/loops/counts.okl"
// Numbers of rounds: near the ends of types, shifted, empty, from constants of device code.

enum { Groups = 3 };

// Both ends of `int`, and a bound that is no `int`.
[[max_total_threads_per_threadgroup(3)]] kernel void _occa_nearTheEnds_0(device int *hits [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)(2147483645) + (int)_occa_group_position.x;
    { int i = (int)(-2147483647) + (int)_occa_thread_position.x;
      hits[3 * (g - 2147483645) + (i + 2147483647)] += 1;
    }
  }
}

#line 6 "kernels/loops/counts.okl"
[[max_total_threads_per_threadgroup(2)]] kernel void _occa_nearTheEnds_1(device int *hits [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 12 "kernels/loops/counts.okl"
  { short g = (short)_occa_group_position.x;
    { unsigned int i = (unsigned int)(4294967293u) + (unsigned int)_occa_thread_position.x; hits[6 + 2 * g + (int)(i - 4294967293u)] += 1; }
  }
}

// 120, 122, 124 in a `signed char`; down to 0 in an `unsigned`.
[[max_total_threads_per_threadgroup(3)]] kernel void _occa_smallTypes_0(device int *hits [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { signed char g = (signed char)(120) + (signed char)(2) * (signed char)_occa_group_position.x;
    { unsigned int i = (unsigned int)(3) - (unsigned int)_occa_thread_position.x; hits[3 * ((g - 120) / 2) + (int)i - 1] += 1; }
  }
}

// The group moves both ends; the number of rounds is the same for all of them.
kernel void _occa_shifted_0(constant const int &B [[buffer(0)]], device int *hits [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { if (_occa_thread_position.x < (0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) { int i = (int)(g) + (int)_occa_thread_position.x; hits[g * B + (i - g)] += 1; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 28 "kernels/loops/counts.okl"
    { if (_occa_thread_position.x < (0 <= ((long long)(B) - (long long)(1)) ? ((unsigned long long)((long long)(B) - (long long)(1))) + 1 : 0)) { int i = (int)(g + B - 1) - (int)_occa_thread_position.x; hits[g * B + (i - g)] += 2; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 29 "kernels/loops/counts.okl"
    { if (_occa_thread_position.x < (0 < ((long long)(B)) ? (unsigned long long)((long long)(B)) : 0)) { unsigned long i = (unsigned long)(B + g) - (unsigned long)_occa_thread_position.x; hits[g * B + (int)i - g - 1] += 4; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 30 "kernels/loops/counts.okl"
    { if (_occa_thread_position.x < 0) { int i = (int)(g) + (int)_occa_thread_position.x; hits[0] += 1000; } }
  }
}

// A constant of the `@outer` body that follows from an argument.
kernel void _occa_halves_0(constant const int &N [[buffer(0)]], device int *hits [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    const int _occa_half = N / 2;
    const int rest = N - _occa_half;
#line 37 "kernels/loops/counts.okl"
    { if (_occa_thread_position.x < (0 < (int)(((const int)(N / 2))) ? (unsigned long long)(int)(((const int)(N / 2))) : 0)) { int i = (int)_occa_thread_position.x; hits[g * N + i] += 1; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 38 "kernels/loops/counts.okl"
    { if (_occa_thread_position.x < (0 < (int)(((const int)(N - ((const int)(N / 2))))) ? (unsigned long long)(int)(((const int)(N - ((const int)(N / 2))))) : 0)) { int i = (int)_occa_thread_position.x; hits[g * N + _occa_half + i] += 1; } }
#line 41 "kernels/loops/counts.okl"
  }
}

// The number of rounds depends on the group, up to a limit.
[[max_total_threads_per_threadgroup(5)]] kernel void _occa_triangle_0(device int *hits [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[5];
#line 46 "kernels/loops/counts.okl"
  { int g = (int)_occa_group_position.x;
    
    { if (_occa_thread_position.x < (0 <= (int)(g) ? ((unsigned long long)(int)(g)) + 1 : 0)) { int i = (int)_occa_thread_position.x; s[i] = i + 1; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 49 "kernels/loops/counts.okl"
    { if (_occa_thread_position.x < (0 <= (int)(g) ? ((unsigned long long)(int)(g)) + 1 : 0)) { int i = (int)_occa_thread_position.x; hits[5 * g + i] += s[g - i]; } }
  }
}

// Empty ranges launch nothing, also where the comparison is unsigned.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_nothing_0(constant const int &N [[buffer(0)]], device int *hits [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)(5) + (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x; hits[0] += 1; }
  }
}

#line 54 "kernels/loops/counts.okl"
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_nothing_1(constant const int &N [[buffer(0)]], device int *hits [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 58 "kernels/loops/counts.okl"
  { int g = (int)(-1) + (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x; hits[0] += 1; }
  }
}
