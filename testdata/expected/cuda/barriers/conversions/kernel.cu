#line 1 "kernels/barriers/conversions.okl"
// Conversions that nobody wrote change what others read: each work item converts its own element, and the next loop reads
// another one. A struct that a kernel gets by value is each work item's own, also where only a conversion changes it.

struct Ticket {
  int x;
  __device__ operator int() { return x++; }
};

struct Seen {
  mutable int n;
  __device__ operator int() const { return ++n; }
};

struct Plain {
  int x;
  __device__ operator int() const { return x; }
};

extern "C" __global__ __launch_bounds__(8) void _occa_converted_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ Ticket s[8];
    __shared__ Seen seen[8];
    __shared__ Plain plain[8];
    { int t = (int)threadIdx.x;
      s[t].x = x[8 * g + t];
      seen[t].n = t;
      plain[t].x = 3 * t;
    }
    __syncthreads();
#line 29 "kernels/barriers/conversions.okl"
    { int t = (int)threadIdx.x; y[8 * g + t] = s[7 - t].x + seen[7 - t].n; }
    __syncthreads();
#line 30 "kernels/barriers/conversions.okl"
    { int t = (int)threadIdx.x; y[8 * g + t] += s[t] + seen[t]; }
    __syncthreads();
#line 31 "kernels/barriers/conversions.okl"
    { int t = (int)threadIdx.x; y[8 * g + t] += 10 * s[(t + 1) % 8].x + 10 * seen[(t + 1) % 8].n; }
    { int t = (int)threadIdx.x; y[8 * g + t] += plain[(t + 3) % 8]; }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_handed_0(const int N, Ticket ticket, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int first = ticket;
      y[8 * g + t] = 100 * first + ticket;
    }
  }
}
