#line 1 "kernels/vectors/types.okl"
// The vector types that every target has, without an include.

typedef float2 complex_t;

__device__ float2 rotate(const float2 v, const float angle) {
  float2 w;
  w.x = cos(angle) * v.x - sin(angle) * v.y;
  w.y = sin(angle) * v.x + cos(angle) * v.y;
  return w;
}

extern "C" __global__ __launch_bounds__(16) void _occa_rotateAll_0(const int N, const float angle, const float2 *__restrict__ v, complex_t *__restrict__ w) {
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { w[n] = rotate(v[n], angle); } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_lengths_0(const int N, const float4 scale, const float4 *__restrict__ v, const int2 *__restrict__ which,
                     double2 *__restrict__ sums) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float4 s_v[16];
    int2 r_which;
    { int t = (int)threadIdx.x;
      r_which.x = r_which.y = 0;
      if (b + t < N) {
        r_which = which[b + t];
        s_v[t] = v[b + t];
        s_v[t].x *= scale.x;
        s_v[t].y *= scale.y;
        s_v[t].z *= scale.z;
        s_v[t].w *= scale.w;
      }
    }
    __syncthreads();
#line 32 "kernels/vectors/types.okl"
    do { int t = (int)threadIdx.x;
      if (b + t >= N) continue;
      const float4 own = s_v[t], other = s_v[r_which.x];
      double2 sum;
      sum.x = own.x + own.y + own.z + own.w;
      sum.y = r_which.y * (other.x - other.w);
      sums[b + t] = sum;
    } while (0);
  }
}
