#line 1 "kernels/brought/nests.okl"
// Attributes of a project on parallel loops and kernels: OpenMP's pragma stays with its loop.

extern "C" __global__ __launch_bounds__(8) __attribute__((unused)) void _occa_planes_0(const int N, const int M, float *x) {
  { int j = (int)blockIdx.y;
    if (M > 2) { int i = (int)blockIdx.x;
      { int t = (int)threadIdx.x; x[8 * (j * N + i) + t] += t; }
    }
  }
}

extern "C" __global__ __launch_bounds__(8) __attribute__((unused)) void _occa_shared_out_0(const int N, float *x, const int most) {
#line 13 "kernels/brought/nests.okl"
  /* rows */ { int j = (int)blockIdx.x;
    if (j < most) { int t = (int)threadIdx.x; x[8 * j + t] -= t; }
  }
}
