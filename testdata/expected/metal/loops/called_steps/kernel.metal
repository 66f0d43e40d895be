#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/loops/called_steps.okl"
// Steps and tiles that a function gives, in another type than the loop's.

static int twice(const int n) { return 2 * n; }

kernel void _occa_up_0(constant const int &N [[buffer(0)]], constant const int &M [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { long b = (long)(twice(M)) * (long)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x;
      if (b + i < N) y[b + i] = x[b + i] + 1;
    }
  }
}

kernel void _occa_down_0(constant const int &N [[buffer(0)]], constant const int &M [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { long b = (long)(N - 1) - (long)((twice(M) - M)) * (long)_occa_group_position.x;
    { long i = (long)(b) - (long)_occa_thread_position.x;
      if (i >= 0) y[i] = x[i] - 1;
    }
  }
}

kernel void _occa_tiles_0(constant const int &N [[buffer(0)]], constant const int &M [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { long _occa_tiled_i = (long)((twice(M)) * (twice(2) - 3)) * (long)_occa_group_position.x; long i = _occa_tiled_i + (long)(twice(2) - 3) * (long)_occa_thread_position.x; if (i < N) { y[i] = 3 * x[i]; } }
}

// Two loops that OpenMP could run as one.
kernel void _occa_planes_0(constant const int &N [[buffer(0)]], constant const int &M [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { long b = (long)(twice(M)) * (long)_occa_group_position.y;
    { short part = (short)(twice(M)) * (short)_occa_group_position.x;
      { int i = (int)_occa_thread_position.x;
        if (b + part + i < N) y[b + part + i] = x[b + part + i] - 5;
      }
    }
  }
}
