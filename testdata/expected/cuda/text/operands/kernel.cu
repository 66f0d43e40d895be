#line 1 "kernels/text/operands.okl"
// Operands that bind less tightly than the operators around them, and names that generated code would like to have.

enum Two { PLUS = 1, MINUS = -2 };

const int BACK = -1;

extern "C" __global__ __launch_bounds__(8) void _occa_operands_0(const int N, const int a, const unsigned int u, const short s, int *sums, float *parts, int *grid, unsigned int *old) {
  { int i_tile2 = 8 * (int)blockIdx.x; int i = i_tile2 + (int)threadIdx.x; if (i < (N > 3 ? N : 3)) {
    const int operand = i & 3, i_tile = i >> 1;
    if (i < N) {
      atomicSub(&sums[0], BACK);
      atomicSub(&sums[1], (int)MINUS);
      atomicAdd(&sums[2], operand > 1 ? operand : -a);
      atomicSub(&sums[3], -i);
      atomicAdd(&sums[4], (a, i_tile));
      atomicAdd(&sums[5], operand << 1 | 1);
      atomicAdd(&sums[6], (int)s);
      atomicAdd(&sums[7], int(u) - s);
      atomicMax(&sums[8], a - i);
      atomicSub(&sums[9], (int)(u + 1));
      atomicAdd(&parts[0], -(float)(a + i));
      atomicAdd(&parts[1], (float)(a > i ? 0.5 : -0.25));
      int seen;
      { const int operand2 = operand + 1; const int old2 = atomicAdd(&sums[10], operand2); seen = old2 + operand2; }
      atomicAdd(&old[0], (unsigned int)(seen > 0));
      grid[(i & 3 ? 1 : 2) + 4 * i] = operand - a;
      grid[(3 & ~i >> 8) + 4 * (N - 1 - i)] = a << 1 | i;
    }
  } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_tiles_0(const int N, const unsigned int first, const short few, const long far, int *each) {
  { unsigned int i_tile2 = first + 4 * (unsigned int)blockIdx.x; unsigned int i = i_tile2 + (unsigned int)threadIdx.x; if (i_tile2 + (long long)threadIdx.x < first + (unsigned int)(N | 0)) {
    each[i - first] += 1;
  } }
}

#line 32 "kernels/text/operands.okl"
extern "C" __global__ __launch_bounds__(4) void _occa_tiles_1(const int N, const unsigned int first, const short few, const long far, int *each) {
#line 36 "kernels/text/operands.okl"
  { int i_tile2 = (few & 1) + 4 * (int)blockIdx.x; int i = i_tile2 + (int)threadIdx.x; if (i_tile2 + (long long)threadIdx.x < N) { each[i] += 10; } }
}

#line 32 "kernels/text/operands.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_tiles_2(const int N, const unsigned int first, const short few, const long far, int *each) {
#line 37 "kernels/text/operands.okl"
  { long i_tile2 = far - N + 16 * (long)blockIdx.x; long i = i_tile2 + (long)threadIdx.x; if ((unsigned long long)blockIdx.x * 16 + threadIdx.x < (0 < (long long)N ? (unsigned long long)(long long)N : 0)) { each[i - far + N] += 100; } }
}

#line 32 "kernels/text/operands.okl"
extern "C" __global__ __launch_bounds__(3) void _occa_tiles_3(const int N, const unsigned int first, const short few, const long far, int *each) {
#line 38 "kernels/text/operands.okl"
  { int i_tile2 = N - 1 - 3 * (int)blockIdx.x; int i = i_tile2 - (int)threadIdx.x; if (i >= 0) { each[i] += 1000; } }
}
