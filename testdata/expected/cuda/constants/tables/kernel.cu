#line 1 "kernels/constants/tables.okl"
// Constants that are elements of others, and a table that is larger than memory for constants.
constexpr __constant__ const int table[3] = {10, 20, 30};
__constant__ static const int second = table[1];
constexpr __constant__ const float weights[2] = {0.5f, 2.0f};
const float twice = weights[1] * 2;
const int further = second + 1;
__device__ const int large[20000] = {7, 8, 9};

extern "C" __global__ __launch_bounds__(8) void _occa_tables_0(const int N, float *x) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int *at = &second;
      x[8 * g + t] = second + table[t % 3] + twice + further + weights[t & 1] + *at + large[t];
    }
  }
}
