#line 1 "kernels/barriers/divergent.okl"
// Barriers under conditions that differ between work items: all of them wait.

extern "C" __global__ __launch_bounds__(16) void _occa_guarded_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      s[t] = -1;
      __syncthreads();
      { const bool active = g + t < N;  {
        int own; int twice; int left; int list[2]; if (active) { own = x[g + t]; 
        twice = 2 * own; 
        list[1] = own;
        s[15 - t] = own;
        left = own + 1; }
        __syncthreads();
        { bool active2 = false; if (active) active2 = t < 8;  {
          int *at; if (active2) { at = &list[1]; 
          *at += s[t]; }
          __syncthreads();
          if (active2) { s[15 - t] = twice + at[0]; }
        }  {
          if (active && !active2) { left += 1; }
        } }
        if (active) { if (t >= 8) s[15 - t] = left; }
        __syncthreads();
        if (active) { y[g + t] = own + 1000 * s[t] + list[1]; }
      } }
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_left_0(const int N, const int rounds, const int *__restrict__ x, int *__restrict__ y) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      s[t] = 0;
      const bool left2 = g + t >= N; if (left2) ;
      int own; if (!left2) { own = x[g + t];  }
      for (int n = 0; n < rounds; ++n) {
        if (n == 3) break;
        if (!left2) { s[t] = own + n; }
        __syncthreads();
        if (!left2) { const int next = s[(t + 1) % 16];
        own += next; }
        __syncthreads();
      }
      bool left3 = false; if (!left2) left3 = own % 2; if (left3) {
        y[g + t] = own;
        ;
      }
      if (!left2 && !left3) { s[t] = own; }
      __syncthreads();
      if (!left2 && !left3) { y[g + t] = s[15 - t]; }
    }
  }
}
