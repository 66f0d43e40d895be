#line 1 "kernels/pointers/reference_to_pointer.okl"
// References to pointers: where the pointer lies is one memory, where it leads another.

typedef float *row;

__device__ inline void advance(const float *&p, int n) {
  p += n;
}

__device__ inline void advanceRow(row &p, int n) {
  p += n;
}

__device__ inline void aim(float *&p, float *to) {
  p = to;
}

extern "C" __global__ __launch_bounds__(16) void _occa_referenceToPointer_0(const int N, const float *x, float *y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s[16];
    { int t = (int)threadIdx.x;
      s[t] = b + t < N ? x[b + t] : 0;
    }
    __syncthreads();
#line 23 "kernels/pointers/reference_to_pointer.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        const float *p = x;
        advance(p, b + t);
        const float *q = s;
        advance(q, 15 - t);
        float *r = s, *v;
        advanceRow(r, t / 2);
        aim(v, y);
        const float *const &w = s + t;
        const float *const &u = x, &c = *r;
        const float *const &decayed = s;
        float *&again = v;
        auto &other = again;
        aim(again, y + b + t);
        *other = *p + 2 * *q + 3 * *r + 5 * *w + 7 * u[b] + 9 * c + 11 * *decayed;
      }
    }
  }
}
