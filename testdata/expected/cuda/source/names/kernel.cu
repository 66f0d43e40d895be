#line 1 "kernels/source/names.okl"
// Names that targets, launchers and okl's own attributes use as well; shadowing; parameters that change.

struct dim {
  int outer, inner;
};

__device__ int index(const int kernel, const int group) { return kernel * 10 + group; }

extern "C" __global__ __launch_bounds__(4) void _occa_names_0(int N, int barrier, const dim shared, const float *tile, float *outer) {
  { int inner = 4 * (int)blockIdx.x;
    __shared__ float exclusive[4];
    int atomic;
    { int restrict_ = (int)threadIdx.x;
      atomic = inner + restrict_;
      exclusive[restrict_] = atomic < N ? tile[atomic] : 0.0f;
    }
    __syncthreads();
#line 17 "kernels/source/names.okl"
    { int thread = (int)threadIdx.x;
      const int item = index(shared.outer, shared.inner);
      if (atomic < N) {
        int N = 3;
        N += barrier;
        const float outer_ = exclusive[3 - thread] + N + item;
        outer[atomic] = outer_;
      }
    }
  }
}

// Parameters are variables: the host changes one, each item its own copy of another.
extern "C" __global__ __launch_bounds__(4) void _occa_changing_0(int N, int count, float factor, const float *__restrict__ x, float *__restrict__ y) {
#line 32 "kernels/source/names.okl"
  { int n_tile = 4 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    float sum = 0.0f;
    int left = count;
    while (left-- > 0) sum += factor;
    y[n] = sum * x[n];
  } }
}

// A kernel's name begins with another one's, and is used as a variable.
extern "C" __global__ __launch_bounds__(4) void _occa_names2_0(const int names, int *__restrict__ changing) {
  { int i_tile = 4 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < names) {
    const int names2 = i;
    changing[i] = names2 + names;
  } }
}
