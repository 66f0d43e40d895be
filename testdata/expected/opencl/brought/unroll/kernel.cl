#line 1 "kernels/brought/unroll.okl"
// Attributes of a project, on loops of every kind.

#define ROUNDS 4

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_sums_0(const int N, const int M, __global const float *x, __global float *y, int pass) {
#line 7 "kernels/brought/unroll.okl"
  { int b = 16 * (int)get_group_id(0);
      { int i = b + (int)get_local_id(0);
        if (i < N) {
          float sum = 0;
          #pragma unroll 8
#line 11 "kernels/brought/unroll.okl"
          for (int k = 0; k < M; ++k) sum += x[M * i + k];
          #pragma unroll 8
#line 12 "kernels/brought/unroll.okl"
          for (int k = 0; k < M; ++k) { sum -= x[M * i + k] / 2; }
          if (M > 3) 
#pragma unroll 3
#line 13 "kernels/brought/unroll.okl"
for (int k = 0; k < 3; ++k) sum += k;
          else sum -= 1;
          y[i] = sum + pass;
        }
      }
    }
}

#line 22 "kernels/brought/unroll.okl"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_tiles_0(const int N, __global const float *x, __global float *y) {
  __local float s[64];
#line 23 "kernels/brought/unroll.okl"
  { int b = 64 * (int)get_group_id(0);
    
    float kept;
    { int i = (int)get_local_id(0);
      kept = b + i < N ? x[b + i] : 0;
      s[i] = kept;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "kernels/brought/unroll.okl"
    { int i = (int)get_local_id(0);
      float sum = kept;
      #pragma unroll 4
#line 32 "kernels/brought/unroll.okl"
      for (int k_from = 0; k_from < 64; k_from += 16) { int k_tile = k_from; for (int k_nth = 0; k_nth < 16; ++k_nth) { int k = k_tile + k_nth; if (k < 64) { sum += s[k]; } } }
      if (b + i < N) y[b + i] = sum;
    }
  }
}
