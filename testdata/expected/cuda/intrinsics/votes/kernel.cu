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
__device__ static inline unsigned okl_warp_ballot(int x) { return __ballot_sync(0xffffffffu >> (32 - okl_lanes()), x); }
__device__ static inline int okl_warp_all(int x) { return okl_warp_ballot(x) == 0xffffffffu >> (32 - okl_lanes()); }
#line 1 "kernels/intrinsics/votes.okl"
// okl: --intrinsics shuffle
// Votes of warps, of the last one of a group with fewer lanes too; places in a list without gaps.


extern "C" __global__ __launch_bounds__(84) void _occa_votes_0(const int N, const int *x, unsigned *bits, int *some, int *each) {
  { int g = (int)blockIdx.x;
    int own, a, b;
    unsigned word;
    { int i = (int)threadIdx.x; own = x[84 * g + i]; }
    { int i = (int)threadIdx.x; word = okl_warp_ballot(own); }
    { int i = (int)threadIdx.x; a = ((int)(okl_warp_ballot(own) != 0)); }
    { int i = (int)threadIdx.x; b = okl_warp_all(own); }
    __syncthreads();
#line 13 "kernels/intrinsics/votes.okl"
    { int i = (int)threadIdx.x;
      bits[84 * g + i] = word;
      some[84 * g + i] = a;
      each[84 * g + i] = b;
    }
  }
}

// Each lane that has something counts those before it.
extern "C" __global__ __launch_bounds__(64) void _occa_places_0(const int N, const int *x, int *place) {
  { int g = (int)blockIdx.x;
    int takes;
    unsigned takers;
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; takes = x[32 * (2 * g + j) + i] > 0; }
    }
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; takers = okl_warp_ballot(takes); }
    }
    __syncthreads();
#line 32 "kernels/intrinsics/votes.okl"
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        int before = 0;
        for (int k = 0; k < i; ++k) before += (int)(takers >> k & 1u);
        place[32 * (2 * g + j) + i] = takes ? before : -1;
      }
    }
  }
}
