#include <sycl/sycl.hpp>
#define p_M 3
#define p_N 5
#define p_K 4
#line 1 "kernels/batched/products.okl"
// okl: -D p_M=3 -D p_N=5 -D p_K=4
// Many small matrix products C = alpha A B + beta C: one group each, and several per group.


#line 14 "kernels/batched/products.okl"
#define p_perGroup 6

extern "C" void _occa_productPerGroup_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &batch, const float &alpha, const float &beta, const float *__restrict__ A,
                             const float *__restrict__ B, float *__restrict__ C) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 20)]] {
#line 18 "kernels/batched/products.okl"
  { int e = (int)item_.get_group(2);
    auto &s_A = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[3][4]>(item_.get_group());
    auto &s_B = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4][5]>(item_.get_group());
    { if (item_.get_local_id(2) < 12) { int n = (int)item_.get_local_id(2); s_A[n / p_K][n % p_K] = A[e * p_M * p_K + n]; } }
    { int n = (int)item_.get_local_id(2); s_B[n / p_N][n % p_N] = B[e * p_K * p_N + n]; }
    sycl::group_barrier(item_.get_group());
#line 23 "kernels/batched/products.okl"
    { if (item_.get_local_id(2) < 15) { int n = (int)item_.get_local_id(2);
      const int i = n / p_N, j = n % p_N;
      float sum = 0.0f;
#pragma unroll p_K
      for (int k = 0; k < p_K; ++k) sum += s_A[i][k] * s_B[k][j];
      C[e * p_M * p_N + n] = alpha * sum + beta * C[e * p_M * p_N + n];
    } }
  }
    });
  });
}

#line 33 "kernels/batched/products.okl"
extern "C" void _occa_productMany_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &batch, const float &alpha, const float &beta, const float *__restrict__ A,
                         const float *__restrict__ B, float *__restrict__ C) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 6, 15)]] {
#line 35 "kernels/batched/products.okl"
  { int e0 = 6 * (int)item_.get_group(2);
    auto &s_B = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[6][20]>(item_.get_group());
    float r_A[p_K], r_sum;
    int r_e, r_i;

    { int es = (int)item_.get_local_id(1);
      { int n = (int)item_.get_local_id(2);
        r_e = e0 + es;
        r_i = n / p_N;
        if (r_e < batch) {
          for (int k = 0; k < p_K; ++k) r_A[k] = A[(r_e * p_M + r_i) * p_K + k];
          for (int m = n; m < p_K * p_N; m += p_M * p_N) s_B[es][m] = B[r_e * p_K * p_N + m];
        }
      }
    }
    sycl::group_barrier(item_.get_group());
#line 50 "kernels/batched/products.okl"
    { int es = (int)item_.get_local_id(1);
      { int n = (int)item_.get_local_id(2);
        r_sum = 0.0f;
        if (r_e < batch) {
          for (int k = 0; k < p_K; ++k) r_sum += r_A[k] * s_B[es][k * p_N + n % p_N];
        }
      }
    }
    { int es = (int)item_.get_local_id(1);
      { int n = (int)item_.get_local_id(2);
        if (r_e < batch) {
          const int at = r_e * p_M * p_N + n;
          C[at] = alpha * r_sum + beta * C[at];
        }
      }
    }
  }
    });
  });
}
