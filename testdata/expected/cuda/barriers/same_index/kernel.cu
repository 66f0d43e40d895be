#line 1 "kernels/barriers/same_index.okl"
// Indices that look alike and are not the same place: each needs its barrier. Eight launches, each of which
// turns the entries of a block around or moves them by one.

#define B 16
#define LOAD(t) (b + (t) < N ? x[b + (t)] : 0)

// The loops start at different values, so that equal indices belong to different items.
extern "C" __global__ __launch_bounds__(16) void _occa_otherStart_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[B + 1];
    { int i = (int)threadIdx.x; s[i] = LOAD(i); }
    __syncthreads();
#line 12 "kernels/barriers/same_index.okl"
    { int i = 1 + (int)threadIdx.x; if (b + i - 1 < N) y[b + i - 1] = i < B ? s[i] : -1; }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_otherDirection_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[B];
    { int i = (int)threadIdx.x; s[i] = LOAD(i); }
    __syncthreads();
#line 20 "kernels/barriers/same_index.okl"
    { int i = B - 1 - (int)threadIdx.x;
      const int value = s[i];
      if (b + B - 1 - i < N) y[b + B - 1 - i] = value;
    }
  }
}

// The same words for another place.
extern "C" __global__ __launch_bounds__(16) void _occa_otherLocal_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[B];
    { int i = (int)threadIdx.x;
      const int k = i;
      s[k] = LOAD(i);
    }
    __syncthreads();
#line 35 "kernels/barriers/same_index.okl"
    { int i = (int)threadIdx.x;
      const int k = B - 1 - i;
      if (b + i < N) y[b + i] = s[k];
    }
  }
}

// A variable of the group that changes in between.
extern "C" __global__ __launch_bounds__(16) void _occa_otherBase_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[B + 1];
    int base = 0;
    { int i = (int)threadIdx.x; s[base + i] = LOAD(i); }
    __syncthreads();
#line 48 "kernels/barriers/same_index.okl"
    { if (threadIdx.x < 1) { int i = (int)threadIdx.x; s[B] = -1; } }
    base = 1;
    __syncthreads();
#line 50 "kernels/barriers/same_index.okl"
    { int i = (int)threadIdx.x; if (b + i < N) y[b + i] = s[base + i]; }
  }
}

// An exclusive index that changes in between.
extern "C" __global__ __launch_bounds__(16) void _occa_otherExclusive_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[B];
    int at;
    { int i = (int)threadIdx.x; at = i; }
    { int i = (int)threadIdx.x;
      s[at] = LOAD(i);
      at = B - 1 - i;
    }
    __syncthreads();
#line 64 "kernels/barriers/same_index.okl"
    { int i = (int)threadIdx.x; if (b + i < N) y[b + i] = s[at]; }
  }
}

// Two names for one array, and a function that reads.
__device__ int readAt(const int *from, const int i) { return from[i]; }

extern "C" __global__ __launch_bounds__(16) void _occa_otherName_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[B];
    int *const low = s;
    const int *high = s + 1;
    { int i = (int)threadIdx.x; low[i] = LOAD(i); }
    __syncthreads();
#line 77 "kernels/barriers/same_index.okl"
    { int i = (int)threadIdx.x; if (b + i < N) y[b + i] = i < B - 1 ? readAt(high, i) : -1; }
  }
}

// Two axes: rows become columns; the axes of the same names are exchanged; several items share a place.
extern "C" __global__ __launch_bounds__(16) void _occa_otherAxes_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[4][4];
    __shared__ int t[B];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; s[j][i] = LOAD(4 * j + i); }
    }
    __syncthreads();
#line 89 "kernels/barriers/same_index.okl"
    { int j = (int)threadIdx.x;
      { int i = (int)threadIdx.y; t[4 * j + i] = s[j][i]; }
    }
    __syncthreads();
#line 92 "kernels/barriers/same_index.okl"
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        if (b + 4 * j + i < N) y[b + 4 * j + i] = t[4 * (3 - j) + 3 - i];
      }
    }
  }
}

// Each round reads what other items wrote in the round before, through the same index.
extern "C" __global__ __launch_bounds__(16) void _occa_otherRound_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[B];
    int own;
    { int i = (int)threadIdx.x; own = LOAD(i); }
    for (int round = 0; round < B + 1; ++round) {
      { int i = (int)threadIdx.x; s[(i + round) % B] = own; }
      __syncthreads();
#line 108 "kernels/barriers/same_index.okl"
      { int i = (int)threadIdx.x; own = s[(i + 1) % B]; }
      __syncthreads();
#line 109 "kernels/barriers/same_index.okl"
}
    { int i = (int)threadIdx.x; if (b + i < N) y[b + i] = own; }
  }
}
