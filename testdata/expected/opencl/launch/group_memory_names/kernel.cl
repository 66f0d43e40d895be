#line 1 "kernels/launch/group_memory_names.okl"
// Group memory beside values of the host: behind one that hides a parameter, and under a name that one has. Targets
// that declare it at the start of a kernel see all these names there.

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_behind_0(int N, __global const int *restrict x, __global int *restrict y, const int twice, int round, int _occa_value_5) {
  __local int part[4];
  { int N = _occa_value_5;
#line 8 "kernels/launch/group_memory_names.okl"
  { int g = (int)get_group_id(0);
      
      { int i = (int)get_local_id(0); part[i] = x[4 * g + i] + N; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 11 "kernels/launch/group_memory_names.okl"
      { int i = (int)get_local_id(0); y[(round * twice + g) * 4 + i] = part[3 - i] * 3 + twice; }
    }
}}

#line 16 "kernels/launch/group_memory_names.okl"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_same_0(const int N, __global const int *restrict x, __global int *restrict y, int part) {
  enum { whole = 5 };
#line 20 "kernels/launch/group_memory_names.okl"
  int sizes[2] = {N, 7};
  __local int _occa_part_2[4];
  __local int _occa_whole_2[2];
  __local int _occa_sizes_2[4];
#line 21 "kernels/launch/group_memory_names.okl"
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0); y[4 * g + i] = part + whole + sizes[1]; }
    {
        
      { int i = (int)get_local_id(0);
        _occa_part_2[i] = x[4 * g + i];
        _occa_sizes_2[i] = i * g;
        if (i < 2) _occa_whole_2[i] = g - i;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "kernels/launch/group_memory_names.okl"
      { int i = (int)get_local_id(0); y[4 * g + i] += _occa_part_2[3 - i] - _occa_whole_2[i / 2] * _occa_sizes_2[i ^ 1]; }
    }
  }
}
