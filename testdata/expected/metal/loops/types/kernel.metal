#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/loops/types.okl"
// Loop variables of every integer type, steps from arguments, bounds of other types, every comparison.
// Each kernel adds one to each of N entries.

typedef unsigned short index_t;

[[max_total_threads_per_threadgroup(10)]] kernel void _occa_withAuto_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = 10 * (int)_occa_group_position.x;
    { int i = (int)(b) + (int)_occa_thread_position.x; if (i < N) y[i] = x[i] + 1; }
  }
}

[[max_total_threads_per_threadgroup(10)]] kernel void _occa_withShort_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { index_t b = (index_t)_occa_group_position.x;
    { signed char t = (signed char)(9) - (signed char)_occa_thread_position.x;
      const int i = 10 * b + t;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

[[max_total_threads_per_threadgroup(100)]] kernel void _occa_withChar_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = (int)_occa_group_position.x;
    { unsigned char t = (unsigned char)(2) * (unsigned char)_occa_thread_position.x;
      const int i = 100 * b + t / 2;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

kernel void _occa_withStep_0(constant const int &N [[buffer(0)]], constant const int &step [[buffer(1)]], device const int *x [[buffer(2)]], device int *y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = (int)(2 * step) * (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x; if (b + t < N) y[b + t] = x[b + t] + 1; }
  }
}

kernel void _occa_withWideBound_0(constant const long &N [[buffer(0)]], constant const unsigned int &width [[buffer(1)]], device const int *x [[buffer(2)]], device int *y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = 10 * (int)_occa_group_position.x;
    { unsigned int t = (unsigned int)(1) + (unsigned int)_occa_thread_position.x;
      const long i = b + (long)t - 1;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

[[max_total_threads_per_threadgroup(5)]] kernel void _occa_withExpressions_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = (int)(-(N + 4) / 5 * 5) + 5 * (int)_occa_group_position.x;
    { int t = (int)(b + (N + 4) / 5 * 5) + (int)_occa_thread_position.x; if (t < N) y[t] = x[t] + 1; }
  }
}

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_withConstants_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], constant int &blocks [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 53 "kernels/loops/types.okl"
  { int b = (int)(blocks - 1) - (int)_occa_group_position.x;
    { int t = (int)('a') + (int)_occa_thread_position.x;
      const int i = 32 * b + t - 'a';
      if (i < N) y[i] = x[i] + true;
    }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_withLong_0(constant const size_t &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { size_t b = (size_t)(16) * (size_t)_occa_group_position.x;
    { unsigned long t = (unsigned long)(sizeof(int) * 4) - (unsigned long)_occa_thread_position.x;
      if (b + t - 1 < N) y[b + t - 1] = x[b + t - 1] + 1;
    }
  }
}
