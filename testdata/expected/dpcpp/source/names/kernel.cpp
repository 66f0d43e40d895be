#include <sycl/sycl.hpp>
#line 1 "kernels/source/names.okl"
// Names that targets, launchers and okl's own attributes use as well; shadowing; parameters that change.

struct dim {
  int outer, inner;
};

int index(const int kernel, const int group) { return kernel * 10 + group; }

extern "C" void _occa_names_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &barrier, const dim &shared, const float *tile, float *outer) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 10 "kernels/source/names.okl"
  { int inner = 4 * (int)item_.get_group(2);
    auto &exclusive = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4]>(item_.get_group());
    int atomic;
    { int restrict_ = (int)item_.get_local_id(2);
      atomic = inner + restrict_;
      exclusive[restrict_] = atomic < N ? tile[atomic] : 0.0f;
    }
    sycl::group_barrier(item_.get_group());
#line 17 "kernels/source/names.okl"
    { int thread = (int)item_.get_local_id(2);
      const int item = index(shared.outer, shared.inner);
      if (atomic < N) {
        int N = 3;
        N += barrier;
        const float outer_ = exclusive[3 - thread] + N + item;
        outer[atomic] = outer_;
      }
    }
  }
    });
  });
}

#line 29 "kernels/source/names.okl"
// Parameters are variables: the host changes one, each item its own copy of another.
extern "C" void _occa_changing_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &_occa_arg_0, const int &count, const float &factor, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
  int N = _occa_arg_0;
#line 32 "kernels/source/names.okl"
  { int _occa_tiled_n = 4 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    float sum = 0.0f;
    int left = count;
    while (left-- > 0) sum += factor;
    y[n] = sum * x[n];
  } }
    });
  });
}

#line 40 "kernels/source/names.okl"
// A kernel's name begins with another one's, and is used as a variable.
extern "C" void _occa_names2_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &names, int *__restrict__ changing) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 42 "kernels/source/names.okl"
  { int _occa_tiled_i = 4 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < names) {
    const int names2 = i;
    changing[i] = names2 + names;
  } }
    });
  });
}
