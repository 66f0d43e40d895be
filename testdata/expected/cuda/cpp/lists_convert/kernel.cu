#line 1 "kernels/cpp/lists_convert.okl"
// An element of a list is converted by a method of its class, which changes it: what other work items read next.

struct Ticket {
  int x;
  __device__ operator int() { return x++; }
};

struct Pair {
  int a, b;
};

struct Deep {
  int n;
  Pair pair;
  Ticket ticket;
};

extern "C" __global__ __launch_bounds__(8) void _occa_listed_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ Ticket s[8];
    { int t = (int)threadIdx.x; s[t].x = x[8 * g + t]; }
    __syncthreads();
#line 22 "kernels/cpp/lists_convert.okl"
    { int t = (int)threadIdx.x;
      const int list[2] = {1, s[t]};
      const Pair pair = {s[t], 2};
      // The braces of the pair are left out, and a ticket is copied.
      const Deep deep = {1, s[t], 2, s[t]};
      y[8 * g + t] = list[1] + 10 * pair.a + 100 * deep.pair.a + 1000 * deep.ticket.x;
    }
    __syncthreads();
#line 29 "kernels/cpp/lists_convert.okl"
    { int t = (int)threadIdx.x; y[8 * g + t] += s[7 - t].x; }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_handed_0(const int N, Ticket ticket, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int both[2] = {ticket, ticket};
      y[8 * g + t] = 100 * both[0] + both[1];
    }
  }
}
