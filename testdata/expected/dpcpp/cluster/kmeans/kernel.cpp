#include <sycl/sycl.hpp>
#include <cmath>
using std::sqrt;
#line 1 "kernels/cluster/kmeans.okl"
// Distances between points and centres, the nearest centre, and new centres as means.

#define p_dim 3
#define p_maxCentres 8
#define p_points 32

extern "C" void _occa_distanceMatrix_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &M, const float *__restrict__ x, const float *__restrict__ y,
                            float *distances) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 8, 8)]] {
#line 9 "kernels/cluster/kmeans.okl"
  { int n0 = 8 * (int)item_.get_group(1);
    { int m0 = 8 * (int)item_.get_group(2);
      auto &s_x = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[8][3]>(item_.get_group()); auto &s_y = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[8][3]>(item_.get_group());
      { int j = (int)item_.get_local_id(1);
        { int i = (int)item_.get_local_id(2);
          if (i < p_dim && n0 + j < N) s_x[j][i] = x[(n0 + j) * p_dim + i];
          if (i < p_dim && m0 + j < M) s_y[j][i] = y[(m0 + j) * p_dim + i];
        }
      }
      sycl::group_barrier(item_.get_group());
#line 18 "kernels/cluster/kmeans.okl"
      { int j = (int)item_.get_local_id(1);
        { int i = (int)item_.get_local_id(2);
          if (n0 + j < N && m0 + i < M) {
            float sum = 0.0f;
            for (int d = 0; d < p_dim; ++d) {
              const float difference = s_x[j][d] - s_y[i][d];
              sum += difference * difference;
            }
            distances[(m0 + i) + (M) * (n0 + j)] = sqrt(sum);
          }
        }
      }
    }
  }
    });
  });
}

#line 34 "kernels/cluster/kmeans.okl"
extern "C" void _occa_assign_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &centres, const float *__restrict__ x, const float *__restrict__ c,
                    int *__restrict__ nearest, double *__restrict__ sums, int *__restrict__ counts) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 36 "kernels/cluster/kmeans.okl"
  { int n0 = 32 * (int)item_.get_group(2);
    auto &s_c = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[8][3]>(item_.get_group());
    auto &s_sums = *sycl::ext::oneapi::group_local_memory_for_overwrite<double[24]>(item_.get_group());
    auto &s_counts = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    int r_best;
    float r_x[p_dim];

    { int t = (int)item_.get_local_id(2);
      if (t < centres * p_dim) {
        s_c[t / p_dim][t % p_dim] = c[t];
        s_sums[t] = 0;
      }
      if (t < centres) s_counts[t] = 0;
      for (int d = 0; d < p_dim; ++d) r_x[d] = n0 + t < N ? x[(n0 + t) * p_dim + d] : 0.0f;
    }
    sycl::group_barrier(item_.get_group());
#line 51 "kernels/cluster/kmeans.okl"
    { int t = (int)item_.get_local_id(2);
      r_best = -1;
      float smallest = 1.0e30f;
      for (int k = 0; k < centres; ++k) {
        float sum = 0.0f;
        for (int d = 0; d < p_dim; ++d) sum += (r_x[d] - s_c[k][d]) * (r_x[d] - s_c[k][d]);
        if (sum < smallest) {
          smallest = sum;
          r_best = k;
        }
      }
      if (n0 + t < N) {
        nearest[n0 + t] = r_best;
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_counts[r_best]).fetch_add(1);
        for (int d = 0; d < p_dim; ++d) {
          sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_sums[r_best * p_dim + d]).fetch_add((double)(r_x[d]));
        }
      }
    }
    sycl::group_barrier(item_.get_group());
#line 70 "kernels/cluster/kmeans.okl"
    { int t = (int)item_.get_local_id(2);
      if (t < centres * p_dim) {
        sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(sums[t]).fetch_add((double)(s_sums[t]));
      }
      if (t < centres) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[t]).fetch_add((int)(s_counts[t]));
      }
    }
  }
    });
  });
}

#line 81 "kernels/cluster/kmeans.okl"
extern "C" void _occa_moveCentres_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &centres, const double *__restrict__ sums, const int *__restrict__ counts,
                         float *__restrict__ c) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 83 "kernels/cluster/kmeans.okl"
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < centres * 3) {
    if (counts[n / p_dim] > 0) c[n] = sums[n] / counts[n / p_dim];
  } }
    });
  });
}
