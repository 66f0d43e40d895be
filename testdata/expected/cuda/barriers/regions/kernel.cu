#line 1 "kernels/barriers/regions.okl"
// Barriers in loops, conditions and switches that all work items of a group go through together. CPUs run this control
// flow once for the group, with loops over work items inside.

extern "C" __global__ __launch_bounds__(64) void _occa_reduced_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[64];
    { int t = (int)threadIdx.x;
      s[t] = x[64 * b + t];
      for (int d = 32; d > 0; d /= 2) {
        __syncthreads();
        if (t < d) s[t] += s[t + d];
      }
      if (t == 0) y[b] = s[0];
    }
  }
}

// The step is computed in statements; work items keep their own values beside it.
extern "C" __global__ void _occa_scanned_0(const int N, const int size, const int *__restrict__ x, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[32];
    { int t = (int)threadIdx.x;
      int own = x[size * b + t];
      int step = 1, rounds = 0;
      s[t] = own;
      while (step < size) {
        __syncthreads();
        const int before = t >= step ? s[t - step] : 0;
        __syncthreads();
        own += before;
        s[t] = own;
        step = 2 * step;
        ++rounds;
      }
      y[size * b + t] = own + 1000 * rounds + 100000 * step;
    }
  }
}

// `break`, `continue`, `switch`, `do`, two axes, names that scopes share.
extern "C" __global__ __launch_bounds__(32) void _occa_mixed_0(const int N, const int turns, const int *__restrict__ x, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[8][4];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        const int at = 32 * b + 4 * j + i;
        int sum = x[at], list[2] = {i, j};
        int &first = list[0];
        for (int turn = 0; turn < turns; ++turn) {
          if (turn == 1) continue;
          s[j][i] = sum + turn;
          __syncthreads();
          switch (turn % 3) {
          case 0: {
            int other = s[7 - j][i];
            __syncthreads();
            s[j][i] = other;
            __syncthreads();
            sum += s[j][3 - i] + first;
            break;
          }
          case 2:
            sum += s[(j + 1) % 8][i];
            __syncthreads();
          default:
            sum -= list[1];
          }
          {
            int other = sum & 1023;
            __syncthreads();
            s[j][i] = other;
            __syncthreads();
            sum = other + s[(j + 3) % 8][(i + 1) % 4];
          }
          if (turn == 4) break;
          __syncthreads();
        }
        __syncthreads();
        int left = 2;
        do {
          s[j][i] = sum + left;
          __syncthreads();
          sum += s[7 - j][3 - i];
          __syncthreads();
        } while (--left > 0);
        y[at] = sum;
      }
    }
  }
}

// A condition that reads group memory, and one that reads device memory. Not all work items stop in the same round by
// themselves: the group decides.
extern "C" __global__ __launch_bounds__(16) void _occa_decided_0(const int N, const int *__restrict__ limits, int *__restrict__ y) {
  { int b = (int)blockIdx.x;
    __shared__ int s[16], most;
    { int t = (int)threadIdx.x;
      int mine = t;
      const int limit = limits[b];
      if (t == 0) most = 0;
      __syncthreads();
      while (most < limits[b]) {
        s[t] = mine + most;
        __syncthreads();
        mine = s[(t + 1) % 16];
        if (t == 3) most = most + 1 + mine % 3;
        __syncthreads();
      }
      if (limit > 5) {
        s[t] = mine;
        __syncthreads();
        mine = s[15 - t] + limit;
      } else {
        mine += limit;
      }
      y[16 * b + t] = mine;
    }
  }
}
