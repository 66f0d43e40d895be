__device__ static inline int okl_atomic_load_int(int *place) {
  union { unsigned int word; int value; } seen;
  seen.word = *(volatile unsigned int *)place;
  return seen.value;
}
__device__ static inline float okl_atomic_load_float(float *place) {
  union { unsigned int word; float value; } seen;
  seen.word = *(volatile unsigned int *)place;
  return seen.value;
}
#line 1 "kernels/group/leader_reads.okl"
// Groups that read what other groups change: one work item reads, and all of its group go the same way.

// Groups take numbers of rows until there are none left.
extern "C" __global__ __launch_bounds__(8) void _occa_rows_0(const int groups, const int N, const float *__restrict__ x, int *next, int *owner, float *sum) {
  __shared__ int _occa_read_0;
  __shared__ int _occa_read_1;
#line 5 "kernels/group/leader_reads.okl"
  { int g = (int)blockIdx.x;
    __shared__ float part[8];
    __shared__ int row;
    int taken, left;
    { __syncthreads(); if (threadIdx.x + threadIdx.y + threadIdx.z == 0) _occa_read_0 = okl_atomic_load_int(&next[1]); __syncthreads(); left = _occa_read_0; }
    while (left > 0) {
      __syncthreads();
#line 11 "kernels/group/leader_reads.okl"
      { int t = (int)threadIdx.x;
        if (t == 0) {
          int mine;
          mine = atomicAdd(&next[0], 1);
          row = mine;
        }
      }
      __syncthreads();
#line 18 "kernels/group/leader_reads.okl"
      taken = row;
      if (taken < N) {
        { int t = (int)threadIdx.x; part[t] = x[8 * taken + t]; }
        __syncthreads();
#line 21 "kernels/group/leader_reads.okl"
        { int t = (int)threadIdx.x;
          if (t == 0) {
            float all = 0;
            for (int k = 0; k < 8; ++k) all += part[k];
            sum[taken] = all;
            owner[taken] = g;
            atomicSub(&next[1], 1);
          }
        }
      }
      __syncthreads();
#line 31 "kernels/group/leader_reads.okl"
      { { __syncthreads(); if (threadIdx.x + threadIdx.y + threadIdx.z == 0) _occa_read_1 = okl_atomic_load_int(&next[1]); __syncthreads(); left = _occa_read_1; } __threadfence(); }
    }
  }
}

// In two dimensions, from group memory too, and of a number with a fraction.
extern "C" __global__ __launch_bounds__(8) void _occa_levels_0(const int N, float *level, int *__restrict__ seen) {
  __shared__ int _occa_read_0;
  __shared__ float _occa_read_1;
#line 38 "kernels/group/leader_reads.okl"
  { int g = (int)blockIdx.x;
    __shared__ int s_count;
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        if (i + j == 0) s_count = 0;
      }
    }
    __syncthreads();
#line 45 "kernels/group/leader_reads.okl"
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        atomicAdd(&s_count, i + j);
      }
    }
    int count;
    float before;
    __syncthreads();
#line 52 "kernels/group/leader_reads.okl"
    { __syncthreads(); if (threadIdx.x + threadIdx.y + threadIdx.z == 0) _occa_read_0 = okl_atomic_load_int(&s_count); __syncthreads(); count = _occa_read_0; }
    { __syncthreads(); if (threadIdx.x + threadIdx.y + threadIdx.z == 0) _occa_read_1 = okl_atomic_load_float(&level[0]); __syncthreads(); before = _occa_read_1; }
    if (count == 16 && before < 1000) {
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          seen[8 * g + 4 * j + i] = count + (before >= 0 ? 0 : 1);
        }
      }
    }
    __syncthreads();
#line 61 "kernels/group/leader_reads.okl"
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        if (i + j == 0) { atomicAdd(&level[0], 0.5f); }
      }
    }
  }
}
