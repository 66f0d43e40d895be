__device__ static inline unsigned okl_item() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}
__device__ static inline unsigned okl_lanes() {
  const unsigned rest = blockDim.x * blockDim.y * blockDim.z - (okl_item() & ~31u);
  return rest < 32 ? rest : 32;
}
template <class T>
__device__ static inline T okl_from_lane(T x, unsigned from) {
  const unsigned lanes = okl_lanes();
  return __shfl_sync(0xffffffffu >> (32 - lanes), x, from < lanes ? from : okl_item() & 31);
}
template <class T>
__device__ static inline T okl_warp_add(T x) {
  const unsigned lane = okl_item() & 31;
  for (unsigned d = 16; d > 0; d /= 2) {
    const T y = okl_from_lane(x, lane + d);
    if (lane + d < okl_lanes()) x = x + y;
  }
  return okl_from_lane(x, 0);
}
template <class T>
__device__ static inline T okl_warp_min(T x) {
  const unsigned lane = okl_item() & 31;
  for (unsigned d = 16; d > 0; d /= 2) {
    const T y = okl_from_lane(x, lane + d);
    if (lane + d < okl_lanes()) x = y < x ? y : x;
  }
  return okl_from_lane(x, 0);
}
template <class T>
__device__ static inline T okl_warp_max(T x) {
  const unsigned lane = okl_item() & 31;
  for (unsigned d = 16; d > 0; d /= 2) {
    const T y = okl_from_lane(x, lane + d);
    if (lane + d < okl_lanes()) x = x < y ? y : x;
  }
  return okl_from_lane(x, 0);
}
#line 1 "kernels/intrinsics/shuffles.okl"
// okl: --intrinsics shuffle
// Values of other lanes: in whole warps, in the last one of a group that has fewer lanes, and in rows.


extern "C" __global__ __launch_bounds__(80) void _occa_lanes_0(const int N, const int *x, int *up, int *down, int *other, int *third) {
  { int g = (int)blockIdx.x;
    int own, a, b, c, d;
    { int i = (int)threadIdx.x; own = x[80 * g + i]; }
    { int i = (int)threadIdx.x;
      a = okl_from_lane<int>(own, (okl_item() & 31) - (unsigned)(3));
    }
    { int i = (int)threadIdx.x; b = okl_from_lane<int>(own, (okl_item() & 31) + (unsigned)(1 + i % 7)); }
    { int i = (int)threadIdx.x; c = okl_from_lane<int>(own, (okl_item() & 31) ^ (unsigned)(5)); }
    { int i = (int)threadIdx.x; d = okl_from_lane<int>(own, (unsigned)(20)); }
    __syncthreads();
#line 15 "kernels/intrinsics/shuffles.okl"
    { int i = (int)threadIdx.x;
      up[80 * g + i] = a;
      down[80 * g + i] = b;
      other[80 * g + i] = c;
      third[80 * g + i] = d;
    }
  }
}

// Rows of whole warps, numbers of 64 bits, an address of a work item's own that is written.
extern "C" __global__ __launch_bounds__(192) void _occa_rows_0(const int N, const long *x, long *y) {
  { int g = (int)blockIdx.x;
    long value;
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; value = x[64 * (3 * g + j) + i]; }
    }
    __syncthreads();
#line 31 "kernels/intrinsics/shuffles.okl"
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        y[64 * (3 * g + j) + i] = okl_from_lane<long>(value, (unsigned)(j + (i & 15)));
      }
    }
  }
}

// A warp's sums, smallest and largest, and a sum of a group from them.
extern "C" __global__ __launch_bounds__(100) void _occa_warps_0(const int N, const float *x, float *sum, float *least, float *most, float *total) {
  { int g = (int)blockIdx.x;
    __shared__ float sums[4];
    float own, all, low, high;
    { int i = (int)threadIdx.x; own = x[100 * g + i]; }
    { int i = (int)threadIdx.x; all = okl_warp_add<float>(own); }
    { int i = (int)threadIdx.x; low = okl_warp_min<float>(own); }
    { int i = (int)threadIdx.x; high = okl_warp_max<float>(own); }
    __syncthreads();
#line 48 "kernels/intrinsics/shuffles.okl"
    { int i = (int)threadIdx.x;
      sum[100 * g + i] = all;
      least[100 * g + i] = low;
      most[100 * g + i] = high;
      if (i % 32 == 0) sums[i / 32] = all;
    }
    __syncthreads();
#line 54 "kernels/intrinsics/shuffles.okl"
    { int i = (int)threadIdx.x;
      if (i == 0) total[g] = sums[0] + sums[1] + sums[2] + sums[3];
    }
  }
}

// The usual tree: values move down by halves.
extern "C" __global__ __launch_bounds__(32) void _occa_tree_0(const int N, const float *x, float *sum) {
  { int g = (int)blockIdx.x;
    float v, w;
    { int i = (int)threadIdx.x; v = x[32 * g + i]; }
    for (int d = 16; d > 0; d /= 2) {
      { int i = (int)threadIdx.x; w = okl_from_lane<float>(v, (okl_item() & 31) + (unsigned)(d)); }
      { int i = (int)threadIdx.x; v += w; }
    }
    __syncthreads();
#line 69 "kernels/intrinsics/shuffles.okl"
    { int i = (int)threadIdx.x;
      if (i == 0) sum[g] = v;
    }
  }
}
