#line 1 "kernels/functions/arguments_by_reference.okl"
// What a kernel is handed, and what the host has worked out, where references and pointers lead to it.
__constant__ static const unsigned table[4] = {3, 1, 4, 15};

__device__ static unsigned mixed(const unsigned &x) { return x * 7 + (x >> 2); }

__device__ static unsigned first(const unsigned *x) { return x[0] + 1; }

__device__ static float scaled(const float &by, const int &n) { return by * n; }

extern "C" __global__ __launch_bounds__(16) void _occa_argumentsByReference_0(const int N, const unsigned p, unsigned q, const float by, unsigned *y, float *z, const int groups, const unsigned int found) {
#line 13 "kernels/functions/arguments_by_reference.okl"
  { int g = (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      const int t = 16 * g + i;
      if (t < N) {
        unsigned own = t;
        const unsigned &other = q;
        const unsigned *lead = t % 2 ? &own : &q;
        y[t] = mixed(p) + 3 * mixed(own) + 5 * mixed(table[t % 4]) + 7 * other + 11 * first(&q) + *lead;
        y[t] += mixed(found) + first(&own);
        z[t] = scaled(by, N) + scaled(0.5f, t);
      }
    }
  }
}

// Without references they stay where they are.
extern "C" __global__ __launch_bounds__(16) void _occa_argumentsInPlace_0(const int N, const unsigned p, unsigned *y) {
  { int t_tile = 16 * (int)blockIdx.x; int t = t_tile + (int)threadIdx.x; if (t < N) {
    y[t] += p + mixed(table[t % 4]);
  } }
}
