#include <sycl/sycl.hpp>
#include <cmath>
using std::round;
struct alignas(16) float4 { float x, y, z, w; };
static inline float4 operator+(const float4 &a, const float4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline float4 operator+(const float4 &a, float b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline float4 operator+(float a, const float4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }
static inline float4 &operator+=(float4 &a, const float4 &b) { return a = a + b; }
static inline float4 &operator+=(float4 &a, float b) { return a = a + b; }
#line 1 "kernels/barriers/whole_structs.okl"
// Group memory that is written as whole structs, and through pointers that move on.

struct Range {
  float low, high;
  int count;
};

Range join(const Range a, const Range b) {
  Range all = a;
  if (b.low < all.low) all.low = b.low;
  if (b.high > all.high) all.high = b.high;
  all.count += b.count;
  return all;
}

extern "C" void _occa_ranges_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 17 "kernels/barriers/whole_structs.okl"
  { int g = (int)item_.get_group(2);
    auto &ranges = *sycl::ext::oneapi::group_local_memory_for_overwrite<Range[32]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      const float value = x[g * 32 + t];
      Range own;
      own.low = own.high = value;
      own.count = 1;
      ranges[t] = own;
    }
    for (int alive = 16; alive > 0; alive /= 2)
      { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2);
        if (t < alive) { ranges[t] = join(ranges[t], ranges[t + alive]); } } }
    sycl::group_barrier(item_.get_group());
#line 29 "kernels/barriers/whole_structs.okl"
    { int t = (int)item_.get_local_id(2);
      if (t < 3) y[g * 3 + t] = t == 0 ? ranges[0].low : t == 1 ? ranges[0].high : ranges[0].count;
    }
  }
    });
  });
}

#line 35 "kernels/barriers/whole_structs.okl"
// A vector is one, too. The barrier stands behind a loop whose braces are not the body's.
extern "C" void _occa_rotated_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, float4 *__restrict__ v) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 37 "kernels/barriers/whole_structs.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float4[8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); s[t] = v[g * 8 + t]; }
    for (int round = 0; round < 3; ++round)
      { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2);
        if (t < 4) {
          const float4 other = s[7 - t];
          s[7 - t] = s[t ^ 1];
          v[g * 8 + t] = other;
        }
      } }
    sycl::group_barrier(item_.get_group());
#line 48 "kernels/barriers/whole_structs.okl"
    { int t = (int)item_.get_local_id(2); v[g * 8 + t] += s[(t + 3) % 8]; }
  }
    });
  });
}

#line 52 "kernels/barriers/whole_structs.okl"
extern "C" void _occa_moving_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 53 "kernels/barriers/whole_structs.okl"
  { int g = (int)item_.get_group(2);
    { int t = (int)item_.get_local_id(2);
      int *p = y + g * 16 + 2 * t;
      *p++ = t;
      *p++ = 3 * t;
    }
    sycl::group_barrier(item_.get_group());
#line 59 "kernels/barriers/whole_structs.okl"
    { int t = (int)item_.get_local_id(2);
      int sum = y[g * 16 + 15 - t];
      int *p = y + N * 16 + g * 8 + t;
      *p-- = sum;
    }
    sycl::group_barrier(item_.get_group());
#line 64 "kernels/barriers/whole_structs.okl"
    { int t = (int)item_.get_local_id(2); t[y + g * 16] += y[N * 16 + g * 8 + (t + 1) % 8]; }
  }
    });
  });
}

#line 68 "kernels/barriers/whole_structs.okl"
// The element `t` of a part of an array is another one of the array.
extern "C" void _occa_parts_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 70 "kernels/barriers/whole_structs.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s[t] = 50;
      (s + 8)[t] = 70;
    }
    sycl::group_barrier(item_.get_group());
#line 76 "kernels/barriers/whole_structs.okl"
    { int t = (int)item_.get_local_id(2); (s + 3)[t] = g + t; }
    sycl::group_barrier(item_.get_group());
#line 77 "kernels/barriers/whole_structs.okl"
    { int t = (int)item_.get_local_id(2); y[g * 8 + t] = s[t]; }
  }
    });
  });
}
