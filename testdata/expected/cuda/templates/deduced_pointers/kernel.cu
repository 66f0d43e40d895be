#line 1 "kernels/templates/deduced_pointers.okl"
// Function templates whose types are pointers, to several memories.

template <class P>
__device__ auto element(P p, int at) {
  P moved = p + at;
  return *moved;
}

template <class P, class Q>
__device__ float sum(const P p, const Q q) {
  P first = p;
  P second = p + 1, third = second;
  return *first + *second + *third + q[1];
}

extern "C" __global__ __launch_bounds__(9) void _occa_deducedPointers_0(const int N, const float *x, float *y) {
  { int g = (int)blockIdx.x;
    __shared__ float s[9];
    { int t = (int)threadIdx.x; s[t] = x[9 * g + t]; }
    __syncthreads();
#line 20 "kernels/templates/deduced_pointers.okl"
    { if (threadIdx.x < 8) { int t = (int)threadIdx.x;
      float own[2] = {1, 2};
      y[8 * g + t] = sum(s + t, x) + sum(x + 9 * g + t, own) + sum(&own[0], s) + element(own, 1) + element(s, t);
    } }
  }
}
