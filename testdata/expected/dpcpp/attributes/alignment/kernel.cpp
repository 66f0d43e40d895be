#include <sycl/sycl.hpp>
#line 1 "kernels/attributes/alignment.okl"
// Constants that only attributes name: of the file, of host code, in types and in declarations.

constexpr int whole = 16;
constexpr int half_of_it = whole / 2;
static const int wide = 32;

struct alignas(whole) Row {
  float v[4];
};
struct Pair {
  alignas(half_of_it) float x;
  float y __attribute__((aligned(half_of_it)));
};
struct __attribute__((aligned(wide))) Wide {
  float v[2];
};

inline float sum(const Row row, const Wide w) {
  alignas(whole) float found[4] = {row.v[0], row.v[1], w.v[0], w.v[1]};
  return found[0] + found[1] + found[2] + found[3];
}

extern "C" void _occa_aligned_rows_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Row &shift, const float *a, float *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 24 "kernels/attributes/alignment.okl"
  const int of_host = 32;
  const int size = 16;
  constexpr const int of_pair = 2 * sizeof(float);
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    alignas(of_host) float first[4] = {a[i], 1.0f};
    float second[2] __attribute__((aligned(of_pair))) = {2.0f, a[i]};
    __attribute__((aligned(wide))) float third = a[i];
    Row row = {{first[0], second[0]}};
    Pair pair = {first[1], second[1]};
    Wide w = {{third, shift.v[3]}};
    b[i] = sum(row, w) + pair.x * pair.y;
  } }
    });
  });
}

#line 38 "kernels/attributes/alignment.okl"
// In each memory; and another constant of the name, nearer.
extern "C" void _occa_nearer_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *a, float *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 40 "kernels/attributes/alignment.okl"
  const int bytes = 64;
  const int of_group = 16;
  { int g = 8 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[8]>(item_.get_group());
    auto &t = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[8]>(item_.get_group());
    alignas(8) float e;
    { int i = (int)(g) + (int)item_.get_local_id(2);
      s[i - g] = a[i];
      t[i - g] = 2 * a[i];
      e = 16 * a[i];
    }
    sycl::group_barrier(item_.get_group());
#line 51 "kernels/attributes/alignment.okl"
    { int i = (int)(g) + (int)item_.get_local_id(2);
      alignas(bytes) float first = s[7 - (i - g)];
      const int bytes = 16;
      alignas(bytes) float second[4] = {first, bytes, t[7 - (i - g)]};
      b[i] = second[0] + second[1] + second[2] + e;
    }
  }
    });
  });
}
