#line 1 "kernels/rounds/fused.okl"
// Nests next to each other: CPUs run them as one where no work item meets another in between.

extern "C" __global__ __launch_bounds__(32) void _occa_chain_0(const int N, const float a, const float *__restrict__ x, float *__restrict__ y) {
  { int g = 32 * (int)blockIdx.x;
    float r, q[2];
    { int t = (int)threadIdx.x;
      if (g + t < N) r = a * x[g + t];
    }
    // Between them a comment, and another name.
    { int i = (int)threadIdx.x;
      if (g + i < N) { q[0] = r + 1; }
    }
    { int t = (int)threadIdx.x;
      if (g + t < N) y[g + t] = q[0] + r;
    }
  }
}

// Who reads what another one wrote has to wait for it.
extern "C" __global__ __launch_bounds__(8) void _occa_meeting_0(const int N, const int *__restrict__ x, int *y) {
  { int g = 8 * (int)blockIdx.x;
    __shared__ int s[8];
    int own, other;
    { int t = (int)threadIdx.x;
      own = x[g + t];
      s[t] = own;
    }
    __syncthreads();
#line 28 "kernels/rounds/fused.okl"
    { int t = (int)threadIdx.x;
      other = s[7 - t];
    }
    { int t = (int)threadIdx.x;
      y[g + t] = other;
    }
    __syncthreads();
#line 34 "kernels/rounds/fused.okl"
    { int t = (int)threadIdx.x;
      y[g + 7 - t] += 100;
    }
  }
}

// Rounds that go on early, other counts, a value that lives from round to round.
extern "C" __global__ __launch_bounds__(8) void _occa_apart_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    int sum = 5;
    int last;
    for (int k = 0; k < 3; ++k) {
      do { int t = (int)threadIdx.x;
        if (k > 0) sum += last;
        if (t == 3) continue;
        sum += x[8 * g + t];
      } while (0);
      { int t = (int)threadIdx.x;
        last = sum + k;
      }
    }
    { int t = (int)threadIdx.x;
      y[8 * g + t] = sum;
    }
    { int t = 1 + (int)threadIdx.x;
      y[8 * g + t - 1] += t;
    }
    __syncthreads();
    { int t = 1 + (int)threadIdx.x;
      y[8 * g + t - 1] += last;
    }
  }
}

// Planes with a variable of their own each.
extern "C" __global__ __launch_bounds__(32) void _occa_planes_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    for (int part = 0; part < 2; ++part) {
      int r;
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          r = x[64 * g + 32 * part + 8 * j + i];
        }
      }
      { int b = (int)threadIdx.y;
        { int a = (int)threadIdx.x;
          y[64 * g + 32 * part + 8 * b + a] = r + b;
        }
      }
      __syncthreads();
#line 83 "kernels/rounds/fused.okl"
}
  }
}
