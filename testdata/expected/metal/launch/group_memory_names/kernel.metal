#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/launch/group_memory_names.okl"
// Group memory beside values of the host: behind one that hides a parameter, and under a name that one has. Targets
// that declare it at the start of a kernel see all these names there.

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_behind_0(constant int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], constant int &twice [[buffer(3)]], constant int &round [[buffer(4)]], constant int &_occa_value_5 [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int part[4];
  { int N = _occa_value_5;
#line 8 "kernels/launch/group_memory_names.okl"
  { int g = (int)_occa_group_position.x;
      
      { int i = (int)_occa_thread_position.x; part[i] = x[4 * g + i] + N; }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 11 "kernels/launch/group_memory_names.okl"
      { int i = (int)_occa_thread_position.x; y[(round * twice + g) * 4 + i] = part[3 - i] * 3 + twice; }
    }
}}

#line 16 "kernels/launch/group_memory_names.okl"
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_same_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], constant int &part [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 19 "kernels/launch/group_memory_names.okl"
  const int whole = 5;
  int sizes[2] = {N, 7};
  threadgroup int _occa_part_2[4];
  threadgroup int _occa_whole_2[2];
  threadgroup int _occa_sizes_2[4];
#line 21 "kernels/launch/group_memory_names.okl"
  { int g = (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x; y[4 * g + i] = part + whole + sizes[1]; }
    {
        
      { int i = (int)_occa_thread_position.x;
        _occa_part_2[i] = x[4 * g + i];
        _occa_sizes_2[i] = i * g;
        if (i < 2) _occa_whole_2[i] = g - i;
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 30 "kernels/launch/group_memory_names.okl"
      { int i = (int)_occa_thread_position.x; y[4 * g + i] += _occa_part_2[3 - i] - _occa_whole_2[i / 2] * _occa_sizes_2[i ^ 1]; }
    }
  }
}
