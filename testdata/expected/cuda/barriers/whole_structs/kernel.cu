static __host__ __device__ inline float4 &operator+=(float4 &a, const float4 &b) { return a = float4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
#line 1 "kernels/barriers/whole_structs.okl"
// Group memory that is written as whole structs, and through pointers that move on.

struct Range {
  float low, high;
  int count;
};

__device__ Range join(const Range a, const Range b) {
  Range all = a;
  if (b.low < all.low) all.low = b.low;
  if (b.high > all.high) all.high = b.high;
  all.count += b.count;
  return all;
}

extern "C" __global__ __launch_bounds__(32) void _occa_ranges_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ Range ranges[32];
    { int t = (int)threadIdx.x;
      const float value = x[g * 32 + t];
      Range own;
      own.low = own.high = value;
      own.count = 1;
      ranges[t] = own;
    }
    for (int alive = 16; alive > 0; alive /= 2)
      { __syncthreads(); { int t = (int)threadIdx.x;
        if (t < alive) { ranges[t] = join(ranges[t], ranges[t + alive]); } } }
    __syncthreads();
#line 29 "kernels/barriers/whole_structs.okl"
    { int t = (int)threadIdx.x;
      if (t < 3) y[g * 3 + t] = t == 0 ? ranges[0].low : t == 1 ? ranges[0].high : ranges[0].count;
    }
  }
}

// A vector is one, too. The barrier stands behind a loop whose braces are not the body's.
extern "C" __global__ __launch_bounds__(8) void _occa_rotated_0(const int N, float4 *__restrict__ v) {
  { int g = (int)blockIdx.x;
    __shared__ float4 s[8];
    { int t = (int)threadIdx.x; s[t] = v[g * 8 + t]; }
    for (int round = 0; round < 3; ++round)
      { __syncthreads(); { int t = (int)threadIdx.x;
        if (t < 4) {
          const float4 other = s[7 - t];
          s[7 - t] = s[t ^ 1];
          v[g * 8 + t] = other;
        }
      } }
    __syncthreads();
#line 48 "kernels/barriers/whole_structs.okl"
    { int t = (int)threadIdx.x; v[g * 8 + t] += s[(t + 3) % 8]; }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_moving_0(const int N, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      int *p = y + g * 16 + 2 * t;
      *p++ = t;
      *p++ = 3 * t;
    }
    __syncthreads();
#line 59 "kernels/barriers/whole_structs.okl"
    { int t = (int)threadIdx.x;
      int sum = y[g * 16 + 15 - t];
      int *p = y + N * 16 + g * 8 + t;
      *p-- = sum;
    }
    __syncthreads();
#line 64 "kernels/barriers/whole_structs.okl"
    { int t = (int)threadIdx.x; t[y + g * 16] += y[N * 16 + g * 8 + (t + 1) % 8]; }
  }
}

// The element `t` of a part of an array is another one of the array.
extern "C" __global__ __launch_bounds__(8) void _occa_parts_0(const int N, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      s[t] = 50;
      (s + 8)[t] = 70;
    }
    __syncthreads();
#line 76 "kernels/barriers/whole_structs.okl"
    { int t = (int)threadIdx.x; (s + 3)[t] = g + t; }
    __syncthreads();
#line 77 "kernels/barriers/whole_structs.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] = s[t]; }
  }
}
