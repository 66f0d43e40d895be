#line 1 "kernels/barriers/smaller_nest.okl"
// Nests of two levels with different counts: the barriers between them are for every work item.

extern "C" __global__ __launch_bounds__(25) void _occa_smallerNests_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ float s[5][5];
    __shared__ float t[5][5];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        s[j][i] = x[(g * 5 + j) * 5 + i];
      }
    }
    __syncthreads();
#line 12 "kernels/barriers/smaller_nest.okl"
    { if (threadIdx.y < 4) { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        t[j][i] = s[j][i] + s[j + 1][4 - i];
      }
    } }
    __syncthreads();
#line 17 "kernels/barriers/smaller_nest.okl"
    { if (threadIdx.y < 4) { int j = (int)threadIdx.y;
      { if (threadIdx.x < 3) { int i = (int)threadIdx.x;
        y[(g * 4 + j) * 3 + i] = t[3 - j][i] + t[j][i + 2];
      } }
    } }
  }
}

// Counts that only the host knows.
extern "C" __global__ void _occa_hostCounts_0(const int N, const int rows, const int cols, const float *__restrict__ x, float *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ float s[8][8];
    { if (threadIdx.y < (0 < rows ? (unsigned long long)rows : 0)) { int j = (int)threadIdx.y;
      { if (threadIdx.x < (0 < cols ? (unsigned long long)cols : 0)) { int i = (int)threadIdx.x;
        s[j][i] = x[(g * rows + j) * cols + i];
      } }
    } }
    __syncthreads();
#line 34 "kernels/barriers/smaller_nest.okl"
    { if (threadIdx.y < (0 < cols ? (unsigned long long)cols : 0)) { int j = (int)threadIdx.y;
      { if (threadIdx.x < (0 < rows ? (unsigned long long)rows : 0)) { int i = (int)threadIdx.x;
        y[(g * cols + j) * rows + i] = s[i][j] + s[rows - 1 - i][j];
      } }
    } }
  }
}
