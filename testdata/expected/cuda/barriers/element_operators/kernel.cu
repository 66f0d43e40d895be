#line 1 "kernels/barriers/element_operators.okl"
// Elements of the group's objects, by operators that could change them and do not: loops over work items are split at
// barriers around them.

struct Four {
  int a[4];
  __device__ int &operator[](const int i) { return a[i]; }
  __device__ int &first() { return a[0]; }
};

extern "C" __global__ __launch_bounds__(8) void _occa_elements_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    Four v;
    v[0] = g;
    v.a[1] = 2;
    v[2] = v[1] + 5;
    v[3] = 3;
    { int i = (int)threadIdx.x;
      s[i] = x[g * 8 + i] + v[0];
      __syncthreads();
      int sum = s[7 - i] * v[1] + v.first();
      for (int k = 0; k < v[1]; ++k) {
        __syncthreads();
        s[i] = sum + k;
        __syncthreads();
        sum += s[(i + v[2]) % 8] - v[3];
      }
      y[g * 8 + i] = sum;
    }
  }
}
