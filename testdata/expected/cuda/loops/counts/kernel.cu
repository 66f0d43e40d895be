#line 1 "kernels/loops/counts.okl"
// Numbers of rounds: near the ends of types, shifted, empty, from constants of device code.

enum { Groups = 3 };

// Both ends of `int`, and a bound that is no `int`.
extern "C" __global__ __launch_bounds__(3) void _occa_nearTheEnds_0(int *hits) {
  { int g = 2147483645 + (int)blockIdx.x;
    { int i = -2147483647 + (int)threadIdx.x;
      hits[3 * (g - 2147483645) + (i + 2147483647)] += 1;
    }
  }
}

#line 6 "kernels/loops/counts.okl"
extern "C" __global__ __launch_bounds__(2) void _occa_nearTheEnds_1(int *hits) {
#line 12 "kernels/loops/counts.okl"
  { short g = (short)blockIdx.x;
    { unsigned int i = 4294967293u + (unsigned int)threadIdx.x; hits[6 + 2 * g + (int)(i - 4294967293u)] += 1; }
  }
}

// 120, 122, 124 in a `signed char`; down to 0 in an `unsigned`.
extern "C" __global__ __launch_bounds__(3) void _occa_smallTypes_0(int *hits) {
  { signed char g = (signed char)120 + 2 * (signed char)blockIdx.x;
    { unsigned int i = 3 - (unsigned int)threadIdx.x; hits[3 * ((g - 120) / 2) + (int)i - 1] += 1; }
  }
}

// The group moves both ends; the number of rounds is the same for all of them.
extern "C" __global__ void _occa_shifted_0(const int B, int *hits) {
  { int g = (int)blockIdx.x;
    { if (threadIdx.x < (0 < (long long)B ? (unsigned long long)(long long)B : 0)) { int i = g + (int)threadIdx.x; hits[g * B + (i - g)] += 1; } }
    __syncthreads();
#line 28 "kernels/loops/counts.okl"
    { if (threadIdx.x < (0 <= (long long)B - 1 ? (unsigned long long)((long long)B - 1) + 1 : 0)) { int i = g + B - 1 - (int)threadIdx.x; hits[g * B + (i - g)] += 2; } }
    __syncthreads();
#line 29 "kernels/loops/counts.okl"
    { if (threadIdx.x < (0 < (long long)B ? (unsigned long long)(long long)B : 0)) { unsigned long i = B + g - (unsigned long)threadIdx.x; hits[g * B + (int)i - g - 1] += 4; } }
    __syncthreads();
#line 30 "kernels/loops/counts.okl"
    { if (threadIdx.x < 0) { int i = g + (int)threadIdx.x; hits[0] += 1000; } }
  }
}

// A constant of the `@outer` body that follows from an argument.
extern "C" __global__ void _occa_halves_0(const int N, int *hits) {
  { int g = (int)blockIdx.x;
    const int half = N / 2;
    const int rest = N - half;
#line 37 "kernels/loops/counts.okl"
    { if (threadIdx.x < (0 < ((int)(N / 2)) ? (unsigned long long)((int)(N / 2)) : 0)) { int i = (int)threadIdx.x; hits[g * N + i] += 1; } }
    __syncthreads();
#line 38 "kernels/loops/counts.okl"
    { if (threadIdx.x < (0 < ((int)(N - ((int)(N / 2)))) ? (unsigned long long)((int)(N - ((int)(N / 2)))) : 0)) { int i = (int)threadIdx.x; hits[g * N + half + i] += 1; } }
#line 41 "kernels/loops/counts.okl"
  }
}

// The number of rounds depends on the group, up to a limit.
extern "C" __global__ __launch_bounds__(5) void _occa_triangle_0(int *hits) {
  { int g = (int)blockIdx.x;
    __shared__ int s[5];
    { if (threadIdx.x < (0 <= g ? (unsigned long long)g + 1 : 0)) { int i = (int)threadIdx.x; s[i] = i + 1; } }
    __syncthreads();
#line 49 "kernels/loops/counts.okl"
    { if (threadIdx.x < (0 <= g ? (unsigned long long)g + 1 : 0)) { int i = (int)threadIdx.x; hits[5 * g + i] += s[g - i]; } }
  }
}

// Empty ranges launch nothing, also where the comparison is unsigned.
extern "C" __global__ __launch_bounds__(4) void _occa_nothing_0(const int N, int *hits) {
  { int g = 5 + (int)blockIdx.x;
    { int i = (int)threadIdx.x; hits[i] += 1; }
  }
}

#line 54 "kernels/loops/counts.okl"
extern "C" __global__ __launch_bounds__(4) void _occa_nothing_1(const int N, int *hits) {
#line 58 "kernels/loops/counts.okl"
  { int g = -1 + (int)blockIdx.x;
    { int i = (int)threadIdx.x; hits[i] += 1; }
  }
}
