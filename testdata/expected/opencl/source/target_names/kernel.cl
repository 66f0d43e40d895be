#line 1 "kernels/source/target_names.okl"
// Names that targets and generated text have other meanings for: of variables, parameters, functions, types, fields,
// values of enumerations, and macros.








typedef enum Kinds { _occa_kernel = 1, thread, _occa_pipe, blockIdx, _occa_barrier, _occa_CLK_LOCAL_MEM_FENCE } Kinds;

typedef struct threadgroup {
  int _occa_local, _occa_global;
} threadgroup;

typedef struct threadgroup _occa_event_t;
typedef int _occa_image2d_t;

enum { _occa_half = 13, threadIdx = 17, _occa__occa_targetNames_0 = 19 };

static _occa_image2d_t dim3(const int _occa_constant) { return _occa_constant + threadIdx; }

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_targetNames_0(const int threads, __global const int *_occa_get_local_id, __global int *_occa__occa_group_position) {
  __local _occa_event_t _occa_read_only[4];
#line 25 "kernels/source/target_names.okl"
  { int group = (int)get_group_id(0);
    
    { int warpSize = (int)get_local_id(0);
      _occa_read_only[warpSize]._occa_local = _occa_get_local_id[4 * group + warpSize];
      _occa_read_only[warpSize]._occa_global = 3 + ((5) + 1) + 11;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 31 "kernels/source/target_names.okl"
    { int gridDim = (int)get_local_id(0);
      const _occa_event_t found = _occa_read_only[3 - gridDim];
      const int sum = found._occa_local + found._occa_global + dim3(thread) + (3 + 7) + _occa__occa_targetNames_0;
      _occa__occa_group_position[4 * group + gridDim] = sum + _occa_kernel + _occa_pipe + blockIdx + _occa_barrier + _occa_CLK_LOCAL_MEM_FENCE;
    }
  }
}
