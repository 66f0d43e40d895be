#line 1 "kernels/prelude/barrier_names.okl"
// Variables with the names of other languages' barriers.

__device__ static int get(const int *a, const int i) { return a[i]; }

extern "C" __global__ __launch_bounds__(8) void _occa_barrier_names_0(const int N, const int *barrier, int *work_group_barrier) {
  { int g = (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      const int occaBarrier = barrier[(get(barrier, 8 * g + i)) % 8];
      work_group_barrier[8 * g + i] = 2 * occaBarrier + barrier[8 * g + i];
    }
  }
}
