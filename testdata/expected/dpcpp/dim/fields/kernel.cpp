#include <sycl/sycl.hpp>
#line 1 "kernels/dim/fields.okl"
// @dim on fields, on variables inside of kernels, on what other attributes stand with, in bounds,
// conditions and atomic updates.

struct Mesh {
  int nx, ny;
};

struct View {
  const float *values;
  float *sums;
};

typedef int *counts_t;

float pickFrom(const struct View *view, const int i, const int j) { return view->values[(i) + (5) * (j)]; }

extern "C" void _occa_fields_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ a, float *b, const Mesh &mesh, const int *__restrict__ limits,
                    float *__restrict__ c) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 19 "kernels/dim/fields.okl"
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    View view;
    view.values = a + 20 * n;
    view.sums = b + 6 * n;
    for (int i = 0; i < 2; ++i) {
      for (int j = 0; j < 3; ++j) {
        view.sums[(j) + (3) * (i)] = 0.0f;
        for (int k = limits[(0) + (2) * (n)]; k < limits[(1) + (2) * (n)]; ++k) view.sums[(j) + (3) * (i)] += view.values[(k) + (5) * (i + j)] * (i + 1);
      }
    }
    const float *local = a + 20 * n;
    for (int i = 0; i < mesh.nx; ++i)
      for (int j = 0; j < mesh.ny; ++j) c[(i) + (mesh.nx) * ((j) + (mesh.ny) * (n))] = local[(i) + (5) * (j)] > 0 ? local[(i) + (5) * (j)] : -pickFrom(&view, i, j);
  } }
    });
  });
}

#line 35 "kernels/dim/fields.okl"
extern "C" void _occa_counted_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ row, const int *__restrict__ col, counts_t counts) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 36 "kernels/dim/fields.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_counts = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[12]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); if (t < 12) s_counts[(t / 4) + (3) * (t % 4)] = 0; }
    sycl::group_barrier(item_.get_group());
#line 39 "kernels/dim/fields.okl"
    { int t = (int)item_.get_local_id(2);
      if (b + t < N) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(s_counts[(col[b + t]) + (3) * (row[b + t])]).fetch_add(1);
      }
    }
    sycl::group_barrier(item_.get_group());
#line 44 "kernels/dim/fields.okl"
    { int t = (int)item_.get_local_id(2);
      if (t < 12 && s_counts[(t / 4) + (3) * (t % 4)] > 0) {
        sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[(t % 4) + (4) * (t / 4)]).fetch_add((int)(s_counts[(t / 4) + (3) * (t % 4)]));
      }
    }
  }
    });
  });
}
