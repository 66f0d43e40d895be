#line 1 "kernels/memory/static_addresses.okl"
// Group memory in captures of lambdas, and its addresses in lists of first values.
struct View {
  float *at;
  int size;
  __device__ float last() const { return at[size - 1]; }
};

extern "C" __global__ __launch_bounds__(8) void _occa_staticAddresses_0(const int N, const float *x, float *y) {
  { int g = (int)blockIdx.x;
    __shared__ float s[8];
    __shared__ int count;
    { int t = (int)threadIdx.x;
      s[t] = x[8 * g + t];
      if (t == 0) count = 2;
    }
    __syncthreads();
#line 16 "kernels/memory/static_addresses.okl"
    { int t = (int)threadIdx.x;
      const int back = 7 - t;
      auto mirrored = [back](int shift) { return s[(back + shift) % 8]; };
      auto scaled = [](int i) { return s[i] * count; };
      auto first = [] { return s[0]; };
      View whole = {s, 8};
      const View half{s + 2, 4};
      View views[2] = {{&s[1], 3}, {s, t + 1}};
      y[8 * g + t] = mirrored(1) + scaled(t) + first() + whole.last() + half.last() + views[t & 1].last();
    }
  }
}
