#line 1 "kernels/cpp/array_bindings.okl"
// Structured bindings of arrays in group memory.
extern "C" __global__ __launch_bounds__(2) void _occa_arrayBindings_0(const int N, const float *x, float *y) {
  { int g = (int)blockIdx.x;
    __shared__ float s[2];
    { int t = (int)threadIdx.x; s[t] = x[2 * g + t]; }
    __syncthreads();
#line 6 "kernels/cpp/array_bindings.okl"
    { int t = (int)threadIdx.x;
      auto [a, b] = s;
      const auto &[c, d] = s;
      a += 1;
      y[2 * g + t] = a + 2 * b + 4 * c + 8 * d;
    }
  }
}
