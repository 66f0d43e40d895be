#line 1 "kernels/pointers/set_arguments.okl"
// Pointers that a kernel is handed and sets to others.
extern "C" __global__ __launch_bounds__(8) void _occa_setArguments_0(const int N, const int *x, int *y) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      int *other = y;
      const int *from = x + 8 * g;
      y = other + 8 * g;
      x = t > 3 ? from : x + 8 * g;
      y += t;
      *y = x[t] + from[0];
    }
  }
}
