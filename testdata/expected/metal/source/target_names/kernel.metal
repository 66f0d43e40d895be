#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/source/target_names.okl"
// Names that targets and generated text have other meanings for: of variables, parameters, functions, types, fields,
// values of enumerations, and macros.








enum Kinds { _occa_kernel = 1, _occa_thread, pipe, blockIdx, barrier, CLK_LOCAL_MEM_FENCE };

struct _occa_threadgroup {
  int local, global;
};

typedef struct _occa_threadgroup event_t;
typedef int image2d_t;

constant constexpr int _occa_half = 13, threadIdx = 17, _occa__occa_targetNames_0 = 19;

image2d_t dim3(const int _occa_constant) { return _occa_constant + threadIdx; }

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_targetNames_0(constant const int &threads [[buffer(0)]], device const int *get_local_id [[buffer(1)]], device int *_occa__occa_group_position [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup event_t read_only[4];
#line 25 "kernels/source/target_names.okl"
  { int group = (int)group_position.x;
    
    { int warpSize = (int)thread_position.x;
      read_only[warpSize].local = get_local_id[4 * group + warpSize];
      read_only[warpSize].global = 3 + ((5) + 1) + 11;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 31 "kernels/source/target_names.okl"
    { int gridDim = (int)thread_position.x;
      const event_t found = read_only[3 - gridDim];
      const int sum = found.local + found.global + dim3(_occa_thread) + (3 + 7) + _occa__occa_targetNames_0;
      _occa__occa_group_position[4 * group + gridDim] = sum + _occa_kernel + pipe + blockIdx + barrier + CLK_LOCAL_MEM_FENCE;
    }
  }
}
