#line 1 "kernels/barriers/places.okl"
// Places where work items have to wait, each missed or misplaced by something simpler.

// Nests of two axes and different sizes: the barrier stands before the smaller one, not in it.
extern "C" __global__ __launch_bounds__(24) void _occa_smallerNest_0(int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[4][6];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; s[j][i] = 10 * j + i; }
    }
    __syncthreads();
#line 10 "kernels/barriers/places.okl"
    { if (threadIdx.y < 2) { int j = (int)threadIdx.y;
      { if (threadIdx.x < 3) { int i = (int)threadIdx.x; out[6 * g + 3 * j + i] = s[3 - j][5 - i]; } }
    } }
  }
}

// In a tile, one element with a constant index is nobody's own.
extern "C" __global__ __launch_bounds__(8) void _occa_tiledItems_0(int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    { int i_tile = 4 * (int)threadIdx.y; int i = i_tile + (int)threadIdx.x; if (i < 8) {
      if (i == 7) s[3] = g + 5;
    } }
    __syncthreads();
#line 23 "kernels/barriers/places.okl"
    { int i_tile = 4 * (int)threadIdx.y; int i = i_tile + (int)threadIdx.x; if (i < 8) { out[8 * g + i] = s[3]; } }
  }
}

// `s[i]` of one round is not the `s[i]` of the next: the loop starts one further.
extern "C" __global__ __launch_bounds__(8) void _occa_movingStart_0(int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    { int i = (int)threadIdx.x; s[i] = i; }
    for (int q = 0; q < 3; ++q) {
      __syncthreads();
#line 33 "kernels/barriers/places.okl"
      { if (threadIdx.x < 5) { int i = q + (int)threadIdx.x; s[i] = s[i] * 3 + i - q; } }
    }
    __syncthreads();
#line 35 "kernels/barriers/places.okl"
    { int i = (int)threadIdx.x; out[i] = s[i]; }
  }
}

// A `break` leaves before the barrier that the rest of the round has.
extern "C" __global__ __launch_bounds__(8) void _occa_leftEarly_0(const int last, int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    for (int q = 0; q < 4; ++q) {
      { int i = (int)threadIdx.x; s[i] = 10 * q + i; }
      if (q == last) break;
      __syncthreads();
#line 46 "kernels/barriers/places.okl"
      { int i = (int)threadIdx.x; out[8 + i] = s[7 - i]; }
      __syncthreads();
#line 47 "kernels/barriers/places.okl"
}
    __syncthreads();
#line 48 "kernels/barriers/places.okl"
    { int i = (int)threadIdx.x; out[i] = s[7 - i]; }
  }
}

// A `continue` skips what stands at the end of the round.
extern "C" __global__ __launch_bounds__(8) void _occa_nextRound_0(int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    { int i = (int)threadIdx.x; s[i] = i; }
    for (int q = 0; q < 4; ++q) {
      __syncthreads();
#line 58 "kernels/barriers/places.okl"
      { int i = (int)threadIdx.x; out[8 * q + i] = s[7 - i]; }
      if (q % 2 == 0) continue;
      __syncthreads();
#line 60 "kernels/barriers/places.okl"
      { int i = (int)threadIdx.x; s[i] = 10 * q + i; }
    }
  }
}

// Work items that share a row write one element of it.
extern "C" __global__ __launch_bounds__(16) void _occa_rowOwners_0(int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[4];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        if (i == 3) s[j] = 7 * j;
      }
    }
    __syncthreads();
#line 74 "kernels/barriers/places.okl"
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; out[4 * j + i] = s[j]; }
    }
  }
}
