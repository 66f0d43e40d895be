#line 1 "kernels/dim/element_names.okl"
// Names for elements of arrays with dimensions, which have none themselves.

extern "C" __global__ __launch_bounds__(16) void _occa_elementNames_0(const int N, const float *in, float *out) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ float s[64];
    { int i = g + (int)threadIdx.x;
      for (int k = 0; k < 4; ++k) {
        auto x = i < N ? in[i + N * k] : 0.0f;
        float &here = s[i - g + 16 * k];
        here = 2.0f * x;
        here += k;
      }
    }
    __syncthreads();
#line 14 "kernels/dim/element_names.okl"
    { int i = g + (int)threadIdx.x;
      if (i < N) {
        for (int k = 0; k < 4; ++k) {
          const float &other = s[15 - (i - g) + 16 * k];
          auto first = s[i - g];
          auto B = out;
          B[k + 4 * i] = other + first;
        }
      }
    }
  }
}
