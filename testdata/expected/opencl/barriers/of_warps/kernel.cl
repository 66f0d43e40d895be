#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif
#if defined(cl_khr_subgroups) || defined(cl_intel_subgroups) || defined(__opencl_c_subgroups)
#define okl_warp_barrier() sub_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
#else
#define okl_warp_barrier() barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
#endif
#line 1 "kernels/barriers/of_warps.okl"
// A barrier of a warp that all work items of the group come by: devices without sub-groups have the group's.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_ofWarps_0(const int N, __global const int *x, __global int *y) {
  __local int s[32];
#line 3 "kernels/barriers/of_warps.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = x[32 * g + t];
      okl_warp_barrier();
      y[32 * g + t] = s[t ^ 1];
    }
  }
}
