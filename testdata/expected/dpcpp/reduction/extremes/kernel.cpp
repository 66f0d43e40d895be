#include <sycl/sycl.hpp>
#include <cmath>
using std::fmin;
#line 1 "kernels/reduction/extremes.okl"
// Largest value with its place, smallest value and sum, in two stages.

#define p_threads 64
#define p_groups 5

struct Extreme {
  float value;
  int place;
};

extern "C" void _occa_extremesFirst_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, Extreme *__restrict__ largest,
                           float *__restrict__ smallest, double *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 64)]] {
#line 13 "kernels/reduction/extremes.okl"
  { int g = (int)item_.get_group(2);
    auto &s_max = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[64]>(item_.get_group());
    auto &s_at = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[64]>(item_.get_group());
    auto &s_min = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[64]>(item_.get_group());
    auto &s_sum = *sycl::ext::oneapi::group_local_memory_for_overwrite<double[64]>(item_.get_group());

    { int t = (int)item_.get_local_id(2);
      float high = -1.0e30f, low = 1.0e30f;
      double sum = 0;
      int at = -1;
      for (int n = g * p_threads + t; n < N; n += p_groups * p_threads) {
        const float value = x[n];
        if (value > high) {
          high = value;
          at = n;
        }
        low = fmin(low, value);
        sum += value;
      }
      s_max[t] = high;
      s_at[t] = at;
      s_min[t] = low;
      s_sum[t] = sum;
    }

    for (int alive = p_threads / 2; alive > 0; alive >>= 1) {
      sycl::group_barrier(item_.get_group());
#line 39 "kernels/reduction/extremes.okl"
      { int t = (int)item_.get_local_id(2);
        if (t < alive) {
          const int other = t + alive;
          const int later = s_at[t] < 0 || s_at[other] < s_at[t];
          if (s_max[other] > s_max[t] || (s_max[other] == s_max[t] && s_at[other] >= 0 && later)) {
            s_max[t] = s_max[other];
            s_at[t] = s_at[other];
          }
          s_min[t] = fmin(s_min[t], s_min[other]);
          s_sum[t] += s_sum[other];
        }
      }
    }

    { int t = (int)item_.get_local_id(2);
      if (t == 0) {
        largest[g].value = s_max[0];
        largest[g].place = s_at[0];
        smallest[g] = s_min[0];
        sums[g] = s_sum[0];
      }
    }
  }
    });
  });
}

#line 64 "kernels/reduction/extremes.okl"
// One group, as many items as there were groups.
extern "C" void _occa_extremesSecond_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const Extreme *__restrict__ largest, const float *__restrict__ smallest,
                            const double *__restrict__ sums, int *__restrict__ place, double *__restrict__ result) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 5)]] {
#line 67 "kernels/reduction/extremes.okl"
  { int g = (int)item_.get_group(2);
    auto &s_largest = *sycl::ext::oneapi::group_local_memory_for_overwrite<Extreme[5]>(item_.get_group());
    auto &s_min = *sycl::ext::oneapi::group_local_memory_for_overwrite<double>(item_.get_group()); auto &s_sum = *sycl::ext::oneapi::group_local_memory_for_overwrite<double>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s_largest[t] = largest[t]; }
    { if (item_.get_local_id(2) < 1) { int t = (int)item_.get_local_id(2);
      s_min = smallest[0];
      s_sum = sums[0];
      for (int k = 1; k < p_groups; ++k) {
        s_min = smallest[k] < s_min ? smallest[k] : s_min;
        s_sum += sums[k];
      }
    } }
    sycl::group_barrier(item_.get_group());
#line 79 "kernels/reduction/extremes.okl"
    { int t = (int)item_.get_local_id(2);
      int first = 1;
      for (int k = 0; k < p_groups; ++k) {
        const Extreme other = s_largest[k];
        if (other.value > s_largest[t].value) first = 0;
        if (other.value == s_largest[t].value && other.place < s_largest[t].place) first = 0;
      }
      if (first && (t == 0 || s_largest[t].place >= 0)) {
        place[0] = s_largest[t].place;
        result[0] = s_min;
        result[1] = s_sum;
      }
    }
  }
    });
  });
}
