#line 1 "kernels/memory/limits.okl"
// Limits of arrays in group memory as expressions: sizes of types, constants of C++, macros.

#define BYTES 1024

#define HALF (BYTES / 2)

constexpr int rows = 4;
const int columns = 16;
struct Pair { float a, b; };

extern "C" __global__ void _occa_mirror_0(const int N, const int m, const float *x, float *y) {
  { int g = (int)blockIdx.x;
    constexpr int most = rows * columns;
    __shared__ float s[256];
    __shared__ float r[64];
    __shared__ Pair p[64];
    { int t = (int)threadIdx.x;
      s[t] = x[m * g + t];
      r[t] = 2 * x[m * g + t];
      p[t].a = 3 * x[m * g + t];
    }
    __syncthreads();
#line 22 "kernels/memory/limits.okl"
    { int t = (int)threadIdx.x; y[m * g + t] = s[m - 1 - t] + r[(t + 1) % m] + p[(t + 2) % m].a; }
  }
}
