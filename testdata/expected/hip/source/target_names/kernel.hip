#include <hip/hip_runtime.h>
#line 1 "kernels/source/target_names.okl"
// Names that targets and generated text have other meanings for: of variables, parameters, functions, types, fields,
// values of enumerations, and macros.








enum Kinds { kernel = 1, thread, pipe, _occa_blockIdx, barrier, CLK_LOCAL_MEM_FENCE };

struct threadgroup {
  int local, global;
};

typedef struct threadgroup event_t;
typedef int image2d_t;

constexpr int half = 13, _occa_threadIdx = 17, _occa__occa_targetNames_0 = 19;

__device__ image2d_t _occa_dim3(const int constant) { return constant + _occa_threadIdx; }

extern "C" __global__ __launch_bounds__(4) void _occa_targetNames_0(const int threads, const int *get_local_id, int *_occa__occa_group_position) {
  { int group = (int)blockIdx.x;
    __shared__ event_t read_only[4];
    { int _occa_warpSize = (int)threadIdx.x;
      read_only[_occa_warpSize].local = get_local_id[4 * group + _occa_warpSize];
      read_only[_occa_warpSize].global = 3 + ((5) + 1) + 11;
    }
    __syncthreads();
#line 31 "kernels/source/target_names.okl"
    { int _occa_gridDim = (int)threadIdx.x;
      const event_t found = read_only[3 - _occa_gridDim];
      const int sum = found.local + found.global + _occa_dim3(thread) + (3 + 7) + _occa__occa_targetNames_0;
      _occa__occa_group_position[4 * group + _occa_gridDim] = sum + kernel + pipe + _occa_blockIdx + barrier + CLK_LOCAL_MEM_FENCE;
    }
  }
}
