#line 1 "kernels/barriers/nested_places.okl"
// Nests in blocks, under conditions, in loops of loops and behind each other on lower levels; shared and
// exclusive variables declared where they are needed.

#define B 8

extern "C" __global__ __launch_bounds__(8) void _occa_blocks_0(const int N, const int depth, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 8 * (int)blockIdx.x;
    int own;
    {
      __shared__ int s[B];
      { int t = (int)threadIdx.x; s[t] = b + t < N ? x[b + t] : 0; }
      __syncthreads();
#line 12 "kernels/barriers/nested_places.okl"
      { int t = (int)threadIdx.x; own = s[B - 1 - t]; }
    }
    for (int i = 0; i < depth; ++i) {
      __shared__ int s_other[B];
      for (int j = 0; j <= i; ++j) {
        { int t = (int)threadIdx.x; s_other[(t + j) % B] = own; }
        if (j % 2 == 0) {
          __syncthreads();
#line 19 "kernels/barriers/nested_places.okl"
          { int t = (int)threadIdx.x; own = s_other[t] + 1; }
        } else if (j % 3 == 0) {
          __syncthreads();
#line 21 "kernels/barriers/nested_places.okl"
          { int t = (int)threadIdx.x; own = s_other[B - 1 - t]; }
        }
        __syncthreads();
#line 23 "kernels/barriers/nested_places.okl"
}
    }
    { int t = (int)threadIdx.x;
      if (b + t < N) y[b + t] = own;
    }
  }
}

// Level one does some work of its own before, between and after the loops of level zero.
extern "C" __global__ __launch_bounds__(32) void _occa_levels_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 32 * (int)blockIdx.x;
    __shared__ int s[4][B];
    int first;
    { int j = (int)threadIdx.y;
      const int row = b + j * B;
      { int i = (int)threadIdx.x;
        s[j][i] = row + i < N ? x[row + i] : 0;
        first = row;
      }
    }
    __syncthreads();
#line 43 "kernels/barriers/nested_places.okl"
    { int j = (int)threadIdx.y;
      const int other = 3 - j;
      int shift = 0;
      for (int k = 0; k < 2; ++k) shift += k + other;
      { int i = (int)threadIdx.x;
        if (first + i < N) y[first + i] = s[other][B - 1 - i] + shift;
      }
    }
  }
}

// A tile of items that does not fit, before another nest.
extern "C" __global__ __launch_bounds__(12) void _occa_unevenTiles_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 10 * (int)blockIdx.x;
    __shared__ int s[10];
    { int t_tile = 4 * (int)threadIdx.y; int t = t_tile + (int)threadIdx.x; if (t < 10) { s[9 - t] = b + t < N ? x[b + t] : 0; } }
    __syncthreads();
#line 59 "kernels/barriers/nested_places.okl"
    { int t_tile = 4 * (int)threadIdx.y; int t = t_tile + (int)threadIdx.x; if (t < 10) {
      if (b + t < N) y[b + t] = s[t];
    } }
  }
}
