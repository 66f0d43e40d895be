#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/array_references.okl"
// Functions that are handed arrays by reference.

inline float first(const float (&values)[16]) { return values[0]; }

template <int n>
float sum(const float (&values)[n]) {
  float all = 0;
  for (int i = 0; i < n; ++i) all += values[i];
  return all;
}

template <int n, class T>
void fill(T (&values)[n], const int from, const T value) {
  for (int i = from; i < n; i += 8) values[i] = value;
}

extern "C" void _occa_arrayReferences_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 18 "kernels/cpp/array_references.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group()); auto &more = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[24]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s[t] = x[g * 16 + t];
      if (t < 8) fill(more, t, x[g * 16]);
    }
    sycl::group_barrier(item_.get_group());
#line 24 "kernels/cpp/array_references.okl"
    { int t = (int)item_.get_local_id(2); y[g * 16 + t] = sum(s) + first(s) + sum(more); }
  }
    });
  });
}
