#line 1 "kernels/atomic/hidden_names.okl"
// Parameters and variables with the names of what targets call to update and to meet.

extern "C" __global__ __launch_bounds__(16) void _occa_hiddenNames_0(const int n, const int atomic_add, const int barrier, const int _occa_atomicAdd,
                         const int memory_order_relaxed, const int *keys, int *bins) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int part[16];
    { int i = b + (int)threadIdx.x;
      part[i - b] = i < n ? keys[i] : 0;
    }
    __syncthreads();
#line 10 "kernels/atomic/hidden_names.okl"
    { int i = b + (int)threadIdx.x;
      const int atomic_sub = part[b + 15 - i], _occa_atomicSub = i < n;
      atomicAdd(&bins[atomic_sub & 7], atomic_add + barrier * _occa_atomicAdd + memory_order_relaxed);
      atomicSub(&bins[8], atomic_sub * _occa_atomicSub);
    }
  }
}
