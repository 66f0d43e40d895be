#line 1 "kernels/barriers/of_warps.okl"
// A barrier of a warp that all work items of the group come by: devices without sub-groups have the group's.
extern "C" __global__ __launch_bounds__(32) void _occa_ofWarps_0(const int N, const int *x, int *y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[32];
    { int t = (int)threadIdx.x;
      s[t] = x[32 * g + t];
      __syncwarp();
      y[32 * g + t] = s[t ^ 1];
    }
  }
}
