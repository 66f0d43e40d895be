typedef int int32_t;
#line 1 "kernels/source/type_names.okl"
// Types whose names the targets have for themselves, in declarations of which a part is group memory.


typedef float threadIdx;
typedef int blockDim, item_;

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_typeNames_0(const int N, __global const float *x, __global float *y, __global int *counts) {
  __local threadIdx s[8];
  __local item_ hits[8];
  __local item_ more[8];
  __local int32_t _occa_all[8];
#line 8 "kernels/source/type_names.okl"
  { blockDim b = 8 * (blockDim)get_group_id(0);
     threadIdx factor = 2;
    enum { offset = 3 };
     item_ one = 1; 
     int32_t none = 0;
    { int32_t t = (int32_t)get_local_id(0);
      s[t] = b + t < N ? x[b + t] * factor : 0;
      hits[t] = s[t] > 0 ? one : none;
      more[t] = offset;
      _occa_all[t] = t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/source/type_names.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        y[b + t] = s[t] + s[7 - t];
        counts[b + t] = hits[7 - t] + more[t] + _occa_all[7 - t];
      }
    }
  }
}
