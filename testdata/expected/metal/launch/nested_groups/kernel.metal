#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/launch/nested_groups.okl"
// Groups in blocks: where an inner `@outer` loop starts depends on the one around it, how many rounds it has does not.
// The size of a group is a variable that never changes, and host code writes through a pointer to its own variable.

kernel void _occa_nestedGroups_0(constant const int &n [[buffer(0)]], constant const int &B [[buffer(1)]], device const int *x [[buffer(2)]], device int *y [[buffer(3)]], constant int &kept [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 7 "kernels/launch/nested_groups.okl"
  { int e0 = (int)(B) * (int)_occa_group_position.y;
    { int e = (int)(e0) + (int)_occa_group_position.x;
      int q = 8;
      { int t = (int)_occa_thread_position.x;
        if (e < n) y[8 * e + t] = x[e] + t + kept;
      }
    }
  }
}

#line 4 "kernels/launch/nested_groups.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_nestedGroups_1(constant const int &n [[buffer(0)]], constant const int &B [[buffer(1)]], device const int *x [[buffer(2)]], device int *y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 15 "kernels/launch/nested_groups.okl"
  { int e0 = (int)(n) - (int)(B) * (int)_occa_group_position.y;
    { int e = (int)(e0 - 1) - (int)_occa_group_position.x;
      { int t = (int)_occa_thread_position.x;
        if (e >= 0) y[8 * e + t] += e0;
      }
    }
  }
}
