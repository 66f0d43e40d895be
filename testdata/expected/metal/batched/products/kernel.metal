#include <metal_stdlib>
using namespace metal;
#define p_M 3
#define p_N 5
#define p_K 4
#line 1 "kernels/batched/products.okl"
// okl: -D p_M=3 -D p_N=5 -D p_K=4
// Many small matrix products C = alpha A B + beta C: one group each, and several per group.


#line 14 "kernels/batched/products.okl"
#define p_perGroup 6

[[max_total_threads_per_threadgroup(20)]] kernel void _occa_productPerGroup_0(constant const int &batch [[buffer(0)]], constant const float &alpha [[buffer(1)]], constant const float &beta [[buffer(2)]], device const float *__restrict A [[buffer(3)]],
                             device const float *__restrict B [[buffer(4)]], device float *__restrict C [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_A[3][4];
  threadgroup float s_B[4][5];
#line 18 "kernels/batched/products.okl"
  { int e = (int)_occa_group_position.x;
    
    
    { if (_occa_thread_position.x < 12) { int n = (int)_occa_thread_position.x; s_A[n / p_K][n % p_K] = A[e * p_M * p_K + n]; } }
    { int n = (int)_occa_thread_position.x; s_B[n / p_N][n % p_N] = B[e * p_K * p_N + n]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 23 "kernels/batched/products.okl"
    { if (_occa_thread_position.x < 15) { int n = (int)_occa_thread_position.x;
      const int i = n / p_N, j = n % p_N;
      float sum = 0.0f;
#pragma unroll p_K
      for (int k = 0; k < p_K; ++k) sum += s_A[i][k] * s_B[k][j];
      C[e * p_M * p_N + n] = alpha * sum + beta * C[e * p_M * p_N + n];
    } }
  }
}

[[max_total_threads_per_threadgroup(90)]] kernel void _occa_productMany_0(constant const int &batch [[buffer(0)]], constant const float &alpha [[buffer(1)]], constant const float &beta [[buffer(2)]], device const float *__restrict A [[buffer(3)]],
                         device const float *__restrict B [[buffer(4)]], device float *__restrict C [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_B[6][20];
#line 35 "kernels/batched/products.okl"
  { int e0 = 6 * (int)_occa_group_position.x;
    
    float r_A[p_K], r_sum;
    int r_e, r_i;

    { int es = (int)_occa_thread_position.y;
      { int n = (int)_occa_thread_position.x;
        r_e = e0 + es;
        r_i = n / p_N;
        if (r_e < batch) {
          for (int k = 0; k < p_K; ++k) r_A[k] = A[(r_e * p_M + r_i) * p_K + k];
          for (int m = n; m < p_K * p_N; m += p_M * p_N) s_B[es][m] = B[r_e * p_K * p_N + m];
        }
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 50 "kernels/batched/products.okl"
    { int es = (int)_occa_thread_position.y;
      { int n = (int)_occa_thread_position.x;
        r_sum = 0.0f;
        if (r_e < batch) {
          for (int k = 0; k < p_K; ++k) r_sum += r_A[k] * s_B[es][k * p_N + n % p_N];
        }
      }
    }
    { int es = (int)_occa_thread_position.y;
      { int n = (int)_occa_thread_position.x;
        if (r_e < batch) {
          const int at = r_e * p_M * p_N + n;
          C[at] = alpha * r_sum + beta * C[at];
        }
      }
    }
  }
}
