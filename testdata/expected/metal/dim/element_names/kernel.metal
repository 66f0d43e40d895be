#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/dim/element_names.okl"
// Names for elements of arrays with dimensions, which have none themselves.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_elementNames_0(constant const int &N [[buffer(0)]], device const float *in [[buffer(1)]], device float *out [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[64];
#line 4 "kernels/dim/element_names.okl"
  { int g = 16 * (int)_occa_group_position.x;
    
    { int i = (int)(g) + (int)_occa_thread_position.x;
      for (int k = 0; k < 4; ++k) {
        auto x = i < N ? in[(i) + (N) * (k)] : 0.0f;
        threadgroup float &here = s[(i - g) + (16) * (k)];
        here = 2.0f * x;
        here += k;
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 14 "kernels/dim/element_names.okl"
    { int i = (int)(g) + (int)_occa_thread_position.x;
      if (i < N) {
        for (int k = 0; k < 4; ++k) {
          threadgroup const float &other = s[(15 - (i - g)) + (16) * (k)];
          auto first = s[i - g];
          auto B = out;
          B[(k) + (4) * (i)] = other + first;
        }
      }
    }
  }
}
