#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/addresses.okl"
// What a parameter promises: `const` holds for what it leads to, not for what that leads to. Each call writes `s[t]` or may,
// and the next loop reads another element.

struct Row { int *p; int n; };

static void through(int *const &p, int i, int v) { p[i] = v; }
static void deep(int *const *p, int i, int v) { (*p)[i] = v; }
static void rows(int **p, int k, int i, int v) { p[k][i] = v; }
static void objects(const Row *r, int k, int i, int v) { r[k].p[i] = v; }
static void object(const Row &r, int i, int v) { r.p[i] = v; }
static void value(Row r, int i, int v) { r.p[i] = v; }
static int *thaw(const int *p) { return (int *)p; }

extern "C" void _occa_addresses_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int *in, int *out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 15 "kernels/barriers/addresses.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group()); auto &u = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group());
    int *q = s;
    int *both[2];
    Row list[2], one;
    sycl::group_barrier(item_.get_group());
#line 20 "kernels/barriers/addresses.okl"
    both[0] = u;
    sycl::group_barrier(item_.get_group());
#line 21 "kernels/barriers/addresses.okl"
    both[1] = s;
    sycl::group_barrier(item_.get_group());
#line 22 "kernels/barriers/addresses.okl"
    list[0].p = u;
    sycl::group_barrier(item_.get_group());
#line 23 "kernels/barriers/addresses.okl"
    list[1].p = s;
    sycl::group_barrier(item_.get_group());
#line 24 "kernels/barriers/addresses.okl"
    one.p = s;
    sycl::group_barrier(item_.get_group());
#line 25 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2);
      s[t] = in[t];
      u[t] = t;
    }
    sycl::group_barrier(item_.get_group());
    { int t = (int)item_.get_local_id(2); through(q, t, 10 + t); }
    sycl::group_barrier(item_.get_group());
#line 31 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); out[t] = s[3 - t]; }
    sycl::group_barrier(item_.get_group());
#line 32 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); deep(&q, t, 20 + t); }
    sycl::group_barrier(item_.get_group());
#line 33 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); out[4 + t] = s[3 - t]; }
    sycl::group_barrier(item_.get_group());
#line 34 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); rows(both, 1, t, 30 + t); }
    sycl::group_barrier(item_.get_group());
#line 35 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); out[8 + t] = s[3 - t]; }
    sycl::group_barrier(item_.get_group());
#line 36 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); objects(list, 1, t, 40 + t); }
    sycl::group_barrier(item_.get_group());
#line 37 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); out[12 + t] = s[3 - t]; }
    sycl::group_barrier(item_.get_group());
#line 38 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); object(one, t, 50 + t); }
    sycl::group_barrier(item_.get_group());
#line 39 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); out[16 + t] = s[3 - t]; }
    sycl::group_barrier(item_.get_group());
#line 40 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); value(list[1], t, 60 + t); }
    sycl::group_barrier(item_.get_group());
#line 41 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); out[20 + t] = s[3 - t]; }
    sycl::group_barrier(item_.get_group());
#line 42 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); thaw(s)[t] = 70 + t; }
    sycl::group_barrier(item_.get_group());
#line 43 "kernels/barriers/addresses.okl"
    { int t = (int)item_.get_local_id(2); out[24 + t] = s[3 - t]; }
  }
    });
  });
}
