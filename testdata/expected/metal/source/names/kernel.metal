#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/source/names.okl"
// Names that targets, launchers and okl's own attributes use as well; shadowing; parameters that change.

struct dim {
  int outer, inner;
};

int index(const int _occa_kernel, const int group) { return _occa_kernel * 10 + group; }

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_names_0(constant int &N [[buffer(0)]], constant int &barrier [[buffer(1)]], constant const dim &_occa_arg_2 [[buffer(2)]], device const float *tile [[buffer(3)]], device float *outer [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const dim shared = _occa_arg_2;
  threadgroup float exclusive[4];
#line 10 "kernels/source/names.okl"
  { int inner = 4 * (int)_occa_group_position.x;
    
    int atomic;
    { int restrict_ = (int)_occa_thread_position.x;
      atomic = inner + restrict_;
      exclusive[restrict_] = atomic < N ? tile[atomic] : 0.0f;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 17 "kernels/source/names.okl"
    { int _occa_thread = (int)_occa_thread_position.x;
      const int item = index(shared.outer, shared.inner);
      if (atomic < N) {
        int N = 3;
        N += barrier;
        const float outer_ = exclusive[3 - _occa_thread] + N + item;
        outer[atomic] = outer_;
      }
    }
  }
}

// Parameters are variables: the host changes one, each item its own copy of another.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_changing_0(constant int &_occa_arg_0 [[buffer(0)]], constant int &count [[buffer(1)]], constant float &factor [[buffer(2)]], device const float *__restrict x [[buffer(3)]], device float *__restrict y [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  int N = _occa_arg_0;
  { int _occa_tiled_n = 4 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    float sum = 0.0f;
    int left = count;
    while (left-- > 0) sum += factor;
    y[n] = sum * x[n];
  } }
}

// A kernel's name begins with another one's, and is used as a variable.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_names2_0(constant const int &names [[buffer(0)]], device int *__restrict changing [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 4 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < names) {
    const int names2 = i;
    changing[i] = names2 + names;
  } }
}
