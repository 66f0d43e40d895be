#line 1 "kernels/pointers/reference_to_value.okl"
// References to values: a conversion, the value before `i++` and one side of a condition are copies, wherever what
// they were made of lies.

__device__ inline int before(const int &a, int *z) {
  z[0] = a + 5;
  return a;
}

__device__ inline float twice(const float &a) {
  return 2 * a;
}

extern "C" __global__ __launch_bounds__(16) void _occa_referenceToValue_0(const int N, const int *x, int *z, float *y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      s[t] = b + t < N ? x[b + t] : 0;
      if (b + t < N) {
        int *const own = z + b + t;
        const int &converted = (int)own[0];
        const float &number = own[0];
        const int &chosen = x[b + t] > 0 ? own[0] : 7;
        *own += 100;
        int sum = converted + chosen;
        sum += before((int)own[0], own);
        sum += before((long)s[t], own);
        sum += before(s[t]++, own);
        sum += before(own[0] > 50 ? s[t] : 1, own);
        sum += before(x[b + t], own);
        s[t] = sum;
        y[b + t] = (const float &)x[b + t] + number + twice((float)s[t]) + twice(s[t]);
      }
    }
    __syncthreads();
#line 34 "kernels/pointers/reference_to_value.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        z[b + t] += before(s[15 - t], s + 15 - t);
        z[b + t] += s[15 - t];
      }
    }
  }
}
