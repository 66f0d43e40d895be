#line 1 "kernels/loops/many_counts.okl"
// Twelve nests whose counts only the host knows: it takes the largest, and the text of a launch grows with their number.

extern "C" __global__ void _occa_manyCounts_0(const int N, const int a, const int b, const int c, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { if (threadIdx.x < (0 < a ? (unsigned long long)a : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] = x[g * 64 + i]; } }
    { if (threadIdx.x < (0 < b ? (unsigned long long)b : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] += 1; } }
    { if (threadIdx.x < (0 < a ? (unsigned long long)a : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] += 2; } }
    { if (threadIdx.x < (0 < b ? (unsigned long long)b : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] += 3; } }
    { if (threadIdx.x < (0 < c ? (unsigned long long)c : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] += 4; } }
    { if (threadIdx.x < (0 < a + b ? (unsigned long long)(a + b) : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] += 5; } }
    { if (threadIdx.x < (0 < b + c ? (unsigned long long)(b + c) : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] += 6; } }
    { if (threadIdx.x < (0 < a + c ? (unsigned long long)(a + c) : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] += 7; } }
    { if (threadIdx.x < (0 < 2 * a ? (unsigned long long)(2 * a) : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] += 8; } }
    { if (threadIdx.x < (0 < 2 * b ? (unsigned long long)(2 * b) : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] += 9; } }
    { if (threadIdx.x < 3) { int i = (int)threadIdx.x; y[g * 64 + i] += 10; } }
    { if (threadIdx.x < 5) { int i = (int)threadIdx.x; y[g * 64 + i] += 11; } }
  }
}

// The same sizes for what each work item keeps to itself.
extern "C" __global__ void _occa_manyKept_0(const int N, const int a, const int b, const int c, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    int kept = 1;
    { if (threadIdx.x < (0 < a ? (unsigned long long)a : 0)) { int i = (int)threadIdx.x; kept += x[g * 64 + i]; } }
    { if (threadIdx.x < (0 < b ? (unsigned long long)b : 0)) { int i = (int)threadIdx.x; kept += 2; } }
    { if (threadIdx.x < (0 < a + b ? (unsigned long long)(a + b) : 0)) { int i = (int)threadIdx.x; kept *= 3; } }
    { if (threadIdx.x < (0 < b + c ? (unsigned long long)(b + c) : 0)) { int i = (int)threadIdx.x; kept -= 4; } }
    { if (threadIdx.x < (0 < a + c ? (unsigned long long)(a + c) : 0)) { int i = (int)threadIdx.x; y[g * 64 + i] = kept; } }
  }
}
