#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/destructors.okl"
// Objects whose destructors write to memory: what they do is done when the work item leaves the block.

struct Put {
  int *place;
  int value;
  Put(int *p, int v) : place(p), value(v) {}
  ~Put() { *place = value; }
};

struct Add {
  int *place;
  int value;
  ~Add() { *place += value; }
};

struct Both {
  Add first, second;
};

extern "C" void _occa_leave_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 21 "kernels/cpp/destructors.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s[t] = 7;
      Put put(&s[t], 0);
      put.value = s[t] * x[16 * g + t];
    }
    sycl::group_barrier(item_.get_group());
#line 28 "kernels/cpp/destructors.okl"
    { int t = (int)item_.get_local_id(2); y[16 * g + t] = s[15 - t]; }
    sycl::group_barrier(item_.get_group());
#line 29 "kernels/cpp/destructors.okl"
    { int t = (int)item_.get_local_id(2);
      int *own = s + t;
      Both both;
      both.first.place = own;
      both.second.place = own;
      both.first.value = t;
      both.second.value = s[t];
    }
    sycl::group_barrier(item_.get_group());
#line 37 "kernels/cpp/destructors.okl"
    { int t = (int)item_.get_local_id(2); y[16 * g + t] += s[15 - t]; }
  }
    });
  });
}
