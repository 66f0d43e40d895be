#include <sycl/sycl.hpp>
#line 1 "kernels/cpp/range_loops.okl"
// Range-based loops by reference and by value, over arrays of each memory.

struct Pair {
  float x, y;
};

struct Triple {
  float v[3];
};

typedef float Row[4];

// Called with arrays of two memories.
inline float sum(const float (&values)[4]) {
  float total = 0;
  for (const float &value : values) total += value;
  return total;
}

inline float first(const float *p) { return *p; }
inline float twice(const float &value) { return 2 * value; }

extern "C" void _occa_loops_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *a, float *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
#line 24 "kernels/cpp/range_loops.okl"
  { int g = 4 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[4]>(item_.get_group());
    auto &t = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[2][4]>(item_.get_group());
    { int i = (int)item_.get_local_id(2);
      s[i] = a[g + i];
      for (Row &row : t) row[i] = a[g + i] + i;
    }
    sycl::group_barrier(item_.get_group());
#line 31 "kernels/cpp/range_loops.okl"
    { int i = (int)item_.get_local_id(2);
      float own[4] = {1.0f, 2.0f, 3.0f, 4.0f};
      Pair pairs[2] = {{1.0f, 2.0f}, {3.0f, 4.0f}};
      Triple triple = {{1.0f, 2.0f, 3.0f}};
      for (float &value : own) value += i;
      for (auto &value : own) value *= 2.0f;
      for (auto &[x, y] : pairs) x += twice(y);
      for (Pair &pair : pairs) pair.y += pair.x;
      for (float &value : triple.v) value += pairs[1].y;
      float total = sum(own) + sum(s);
      for (const float &value : s) total += value + first(&value);
      for (const auto &value : t[1]) total += first(&value) + twice(value);
      for (const Row &row : t) {
        for (const float &value : row) total = 0.5f * total + value;
      }
      for (const float value : triple.v) total += value;
      const float *starts[2];
      starts[0] = s;
      starts[1] = t[1];
      for (const float *start : starts) total += start[i] + first(start);
      b[g + i] = total;
    }
  }
    });
  });
}
