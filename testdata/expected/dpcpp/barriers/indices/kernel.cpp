#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/indices.okl"
// Indices that look like a work item's own and are not, found by an interpreter of kernels. Without a barrier between the
// two loops of each, some order of work items gives another result.

// `(&s[1])[t]` is `s[1 + t]`.
extern "C" void _occa_shifted_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 6 "kernels/barriers/indices.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[5]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = in[t]; }
    sycl::group_barrier(item_.get_group());
    { int t = (int)item_.get_local_id(2); (&s[1])[t] = 7 + t; }
    sycl::group_barrier(item_.get_group());
#line 11 "kernels/barriers/indices.okl"
    { int t = (int)item_.get_local_id(2); out[t] = (&s[0])[t]; }
  }
    });
  });
}

#line 15 "kernels/barriers/indices.okl"
// An `int` has the low 32 bits of a `long`: `j` is 0 for all.
extern "C" void _occa_narrowed_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 17 "kernels/barriers/indices.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = in[t]; }
    sycl::group_barrier(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      const long i = 4294967296L * t;
      const int j = i;
      if (t == 1) s[j] = 9;
    }
    sycl::group_barrier(item_.get_group());
#line 26 "kernels/barriers/indices.okl"
    { int t = (int)item_.get_local_id(2);
      const long i = 4294967296L * t;
      const int j = i;
      if (t == 0) out[t] = s[j];
    }
  }
    });
  });
}

#line 34 "kernels/barriers/indices.okl"
// Unsigned numbers wrap around: the index is 0 for all.
extern "C" void _occa_wrapped_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 36 "kernels/barriers/indices.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = in[t]; }
    sycl::group_barrier(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (t == 0) s[1073741824u * t * 4] = 9;
    }
    sycl::group_barrier(item_.get_group());
#line 43 "kernels/barriers/indices.okl"
    { int t = (int)item_.get_local_id(2); out[t] = s[1073741824u * t * 4]; }
  }
    });
  });
}

#line 47 "kernels/barriers/indices.okl"
// `m(t, 0)` is `m[2 * t]`.
extern "C" void _occa_dimensions_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 49 "kernels/barriers/indices.okl"
  { int g = (int)item_.get_group(2);
    auto &m = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      m[t] = in[t];
      m[t + 4] = 0;
    }
    sycl::group_barrier(item_.get_group());
    { int t = (int)item_.get_local_id(2); m[(0) + (2) * (t)] = 20 + t; }
    sycl::group_barrier(item_.get_group());
#line 57 "kernels/barriers/indices.okl"
    { int t = (int)item_.get_local_id(2); out[t] = m[t]; }
  }
    });
  });
}

#line 61 "kernels/barriers/indices.okl"
// `continue` leads to the condition, which reads `s[0]`.
extern "C" void _occa_skipped_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const int *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 63 "kernels/barriers/indices.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = in[t]; }
    int r = 0;
    sycl::group_barrier(item_.get_group());
#line 67 "kernels/barriers/indices.okl"
    while (s[0] < 50 && r < 3) {
      ++r;
      sycl::group_barrier(item_.get_group());
#line 69 "kernels/barriers/indices.okl"
      { int t = (int)item_.get_local_id(2); s[t] += 40; }
      if (r == n % 3) { sycl::group_barrier(item_.get_group()); continue; }
      { int t = (int)item_.get_local_id(2); out[t] = r; }
      sycl::group_barrier(item_.get_group());
#line 72 "kernels/barriers/indices.okl"
}
    { int t = (int)item_.get_local_id(2); out[t] = 10 * out[t] + s[t]; }
  }
    });
  });
}

#line 77 "kernels/barriers/indices.okl"
// `default` is reached from the head of the `switch`, not from behind the barrier of `case 0`.
extern "C" void _occa_labelled_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const int *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 79 "kernels/barriers/indices.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = in[t]; }
    switch (n % 3) {
    case 0:
      { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); out[t] = s[3 - t]; } }
      break;
    default:
      { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); out[t] = 2 * s[3 - t]; } }
    }
  }
    });
  });
}
