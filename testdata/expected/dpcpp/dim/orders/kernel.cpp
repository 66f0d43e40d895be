#include <sycl/sycl.hpp>
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/dim/orders.okl"
// @dim and @dimOrder in two, three and four dimensions: parameters, typedefs, shared and
// exclusive arrays, nested accesses, updates, addresses.

#define p_n 4

typedef float *matrix;
typedef const int *table;


extern "C" void _occa_planes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int &M, const float *a, float *b,
                    float *c, float *d) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 12 "kernels/dim/orders.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    for (int j = 0; j < M; ++j) {
      b[(j) + (M) * (i)] = a[(i) + (N) * (j)];
      c[(j) + (M) * (i)] = 2 * a[(i) + (N) * (j)];
      d[(i) + (N) * (j)] = 3 * a[(i) + (N) * (j)];
      d[(i) + (N) * (j)] += 1;
      d[(i) + (N) * (j)]++;
    }
  } }
    });
  });
}

#line 23 "kernels/dim/orders.okl"
extern "C" void _occa_boxes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &nx, const int &ny, const int &nz, const float *a,
                   float *xyz, float *zyx,
                   float *yzx, float *zxy) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 26 "kernels/dim/orders.okl"
  { int z = (int)item_.get_group(1);
    { int y = (int)item_.get_group(2);
      { int x = (int)item_.get_local_id(2);
        xyz[(x) + (nx) * ((y) + (ny) * (z))] = a[(x) + (nx) * ((y) + (ny) * (z))];
        zyx[(z) + (nz) * ((y) + (ny) * (x))] = a[(x) + (nx) * ((y) + (ny) * (z))];
        yzx[(y) + (ny) * ((z) + (nz) * (x))] = a[(x) + (nx) * ((y) + (ny) * (z))];
        zxy[(z) + (nz) * ((x) + (nx) * (y))] = a[(x) + (nx) * ((y) + (ny) * (z))];
      }
    }
  }
    });
  });
}

#line 38 "kernels/dim/orders.okl"
float trace(const matrix m) {
  float sum = 0.0f;
  for (int i = 0; i < p_n; ++i) sum += m[(i) + (4) * (i)];
  return sum;
}

// Indices that are accesses themselves, expressions with commas in calls, and a ternary.
extern "C" void _occa_nested_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, table which, matrix m, float *__restrict__ out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 46 "kernels/dim/orders.okl"
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    out[(0) + (3) * (n)] = m[(which[(0) + (3) * (n % 8)]) + (4) * (which[(1) + (3) * (n % 8)])];
    out[(1) + (3) * (n)] = m[(which[(0) + (3) * (which[(2) + (3) * (n % 8)])]) + (4) * (n % 2 ? 0 : p_n - 1)] + trace(m);
    float *place = &out[(2) + (3) * (n)];
    *place = m[(min(n, p_n - 1)) + (4) * (max(0, (n & 3)))];
  } }
    });
  });
}

#line 54 "kernels/dim/orders.okl"
extern "C" void _occa_inside_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ a, float *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 55 "kernels/dim/orders.okl"
  { int g = (int)item_.get_group(2);
    auto &s_a = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[12]>(item_.get_group());
    float r_a[6];
    { int i = (int)item_.get_local_id(2);
      for (int k = 0; k < 3; ++k) {
        s_a[(k) + (3) * (i)] = a[(g * p_n + i) * 3 + k];
        r_a[(1) + (2) * (k)] = a[(g * p_n + i) * 3 + k];
        r_a[(0) + (2) * (k)] = 1.0f;
      }
    }
    sycl::group_barrier(item_.get_group());
#line 65 "kernels/dim/orders.okl"
    { int i = (int)item_.get_local_id(2);
      float sum = 0.0f;
      for (int k = 0; k < 3; ++k) sum += s_a[(k) + (3) * (p_n - 1 - i)] * r_a[(1) + (2) * (2 - k)] + r_a[(0) + (2) * (k)];
      sums[g * p_n + i] = sum;
    }
  }
    });
  });
}
