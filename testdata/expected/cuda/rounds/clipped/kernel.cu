#line 1 "kernels/rounds/clipped.okl"
// Conditions that leave out rounds of loops over work items, in many forms.

extern "C" __global__ __launch_bounds__(16) void _occa_forms_0(const int N, const int low, const int *__restrict__ x, int *__restrict__ y) {
  { int g = 16 * (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int n = g + t;
      const int m = 2 * n - t - g;
      if (m < N && n >= low) y[n] = x[n] + 1;
    }
    __syncthreads();
#line 10 "kernels/rounds/clipped.okl"
    { int t = 15 - (int)threadIdx.x;
      if (N > g + t) y[g + t] += 2;
    }
    __syncthreads();
#line 13 "kernels/rounds/clipped.okl"
    { int i = g + (int)threadIdx.x;
      if ((i <= N - 1 && (x[i] > 0 || i == low)) && low <= i) {
        y[i] += 3;
      }
    }
    { int i = g + (int)threadIdx.x;
      const int unused = x[0];
      if (!(i >= N)) y[i] += 4;
    }
    { int t = (int)threadIdx.x;
      if (t > 3) if (g - t < N - 2 * t) y[g + t] += 5;
    }
  }
}

// Limits below and above what a variable can hold, and none at all.
extern "C" __global__ __launch_bounds__(8) void _occa_far_0(const long big, const int small, const unsigned int count, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      if (t < big) y[8 * g + t] = 1;
    }
    { int t = (int)threadIdx.x;
      if (t - g > small) y[8 * g + t] += 10;
    }
    // Unsigned sums start again at zero.
    { int t = (int)threadIdx.x;
      if (t + count < 4u) y[8 * g + t] += 100;
    }
    { int t = (int)threadIdx.x;
      if (t + (long)count < 4) y[8 * g + t] += 1000;
    }
  }
}

// Limits that change, or that differ from work item to work item.
extern "C" __global__ __launch_bounds__(8) void _occa_moving_0(int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = 8 * (int)blockIdx.x;
    int own;
    { int t = (int)threadIdx.x; own = x[g + t]; }
    { int t = (int)threadIdx.x;
      if (t < own) y[g + t] = 1;
    }
    { int t = (int)threadIdx.x;
      int end = t;
      end += x[g];
      if (t < end) y[g + t] += 10;
    }
    for (int step = 0; step < 4; ++step) {
      { int t = (int)threadIdx.x;
        if (t < step * step) y[g + t] += 100;
      }
    }
    { int t = (int)threadIdx.x;
      for (unsigned long long k_from = 0; k_from < (0 < N ? (unsigned long long)N : 0); k_from += 4) { int k_tile = (int)k_from; for (int k_nth = 0; k_nth < 4; ++k_nth) { int k = k_tile + k_nth; if (k < N) {
        N -= 1;
        y[g + t] += 1000;
      } } }
    }
  }
}

// A plane: each condition is for one of the loops, or for both.
extern "C" __global__ __launch_bounds__(32) void _occa_plane_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y) {
  { int j0 = 4 * (int)blockIdx.y;
    { int i0 = 8 * (int)blockIdx.x;
      { int j = j0 + (int)threadIdx.y;
        { int i = i0 + (int)threadIdx.x;
          if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1 && i + j < nx + ny - 5) {
            y[j * nx + i] = x[j * nx + i - 1] + x[j * nx + i + 1] - x[(j - 1) * nx + i];
          }
        }
      }
      __syncthreads();
#line 85 "kernels/rounds/clipped.okl"
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          if (j0 + j < ny) if (8 * j + i + i0 < 8 * j + nx) y[(j0 + j) * nx + i0 + i] += 1;
        }
      }
    }
  }
}

// Loops of work items themselves end early, too; and one round of many is asked for alone.
extern "C" __global__ __launch_bounds__(16) void _occa_own_0(const int N, const int low, const int only, const int *__restrict__ x, int *__restrict__ y) {
  { int g = 16 * (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      int sum = 0;
      for (int n = g + t; n < g + 64; n += 16) {
        if (n < N) sum += x[n];
      }
      for (int n = t; n <= 40; ++n) {
        if (n >= low && n - 3 < N) sum += 1000;
      }
      for (int k = 0; k < 8; ++k) {
        const int n = 2 * k;
        if (n == only - 2) sum += 1;
      }
      for (int k = 0; k < 8; ++k) {
        if (k == only) sum += 100000;
      }
      for (int k = 0; k < 8; k += 3) {
        if (k == only) sum += 10000;
      }
      int end = N < 50 ? N : 50;
      for (int k = 0; k < end; ++k) {
        if (k < 6) end -= 1;
      }
      for (int k = 0; k < 9; ++k) {
        if (k < end) k += 2;
      }
      y[g + t] = sum + end;
    }
    { int t = (int)threadIdx.x;
      if (t == only) y[g + t] += 7;
    }
    { int t = (int)threadIdx.x;
      if (only - g == t && t < N) atomicAdd(&y[g + t], 70);
    }
  }
}
