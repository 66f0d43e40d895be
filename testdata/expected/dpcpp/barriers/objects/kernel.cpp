#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/objects.okl"
// Group memory that is reached through lambdas and through objects that keep its address.

struct View {
  int *s;
  View(int *s) : s(s) {}
  int get(const int i) const { return s[i]; }
  void put(const int i, const int value) const { s[i] = value; }
};

struct Doubled {
  View view;
  Doubled(const View &view) : view(view) {}
  int get(const int i) const { return 2 * view.get(i); }
};

template <class F>
struct Shifted {
  F f;
  int get(const int i) const { return f((i + 1) % 8); }
};

template <class F>
Shifted<F> shift(F f) {
  return {f};
}

template <class F>
int call(F f, const int i) {
  return f(i);
}

extern "C" void _occa_lambdas_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 33 "kernels/barriers/objects.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    auto get = [&](int i) { return s[i]; };
    auto put = [&](int i, int value) { s[i] = value; };
    auto &again = put;
    auto more = [=](int i) { return get(i) + 1; };
    { int i = (int)item_.get_local_id(2); s[i] = x[g * 8 + i]; }
    sycl::group_barrier(item_.get_group());
#line 40 "kernels/barriers/objects.okl"
    { int i = (int)item_.get_local_id(2); y[g * 8 + i] = get(7 - i); }
    sycl::group_barrier(item_.get_group());
#line 41 "kernels/barriers/objects.okl"
    { int i = (int)item_.get_local_id(2); again(i, x[g * 8 + i] * 3); }
    sycl::group_barrier(item_.get_group());
#line 42 "kernels/barriers/objects.okl"
    { int i = (int)item_.get_local_id(2); y[g * 8 + i] += more((i + 3) % 8); }
    const auto shifted = shift(get);
    sycl::group_barrier(item_.get_group());
#line 44 "kernels/barriers/objects.okl"
    { int i = (int)item_.get_local_id(2); s[i] = i; }
    sycl::group_barrier(item_.get_group());
#line 45 "kernels/barriers/objects.okl"
    { int i = (int)item_.get_local_id(2); y[g * 8 + i] += shifted.get(i) + call(get, 7 - i); }
  }
    });
  });
}

#line 49 "kernels/barriers/objects.okl"
extern "C" void _occa_views_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 50 "kernels/barriers/objects.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    View view(s);
    sycl::group_barrier(item_.get_group());
#line 53 "kernels/barriers/objects.okl"
    const Doubled doubled(view);
    sycl::group_barrier(item_.get_group());
#line 54 "kernels/barriers/objects.okl"
    { int i = (int)item_.get_local_id(2); view.put(i, x[g * 8 + i]); }
    sycl::group_barrier(item_.get_group());
#line 55 "kernels/barriers/objects.okl"
    { int i = (int)item_.get_local_id(2); y[g * 8 + i] = doubled.get(7 - i); }
    sycl::group_barrier(item_.get_group());
#line 56 "kernels/barriers/objects.okl"
    { int i = (int)item_.get_local_id(2); view.s[7 - i] = i; }
    sycl::group_barrier(item_.get_group());
#line 57 "kernels/barriers/objects.okl"
    { int i = (int)item_.get_local_id(2); y[g * 8 + i] += view.get(i); }
  }
    });
  });
}
