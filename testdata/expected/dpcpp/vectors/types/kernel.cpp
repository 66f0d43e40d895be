#include <sycl/sycl.hpp>
#include <cmath>
using std::cos;
using std::sin;
struct alignas(16) double2 { double x, y; };
struct alignas(8) float2 { float x, y; };
struct alignas(16) float4 { float x, y, z, w; };
struct alignas(8) int2 { int x, y; };
#line 1 "kernels/vectors/types.okl"
// The vector types that every target has, without an include.

typedef float2 complex_t;

float2 rotate(const float2 v, const float angle) {
  float2 w;
  w.x = cos(angle) * v.x - sin(angle) * v.y;
  w.y = sin(angle) * v.x + cos(angle) * v.y;
  return w;
}

extern "C" void _occa_rotateAll_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float &angle, const float2 *__restrict__ v, complex_t *__restrict__ w) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 13 "kernels/vectors/types.okl"
  { int _occa_tiled_n = 16 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { w[n] = rotate(v[n], angle); } }
    });
  });
}

#line 16 "kernels/vectors/types.okl"
extern "C" void _occa_lengths_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float4 &scale, const float4 *__restrict__ v, const int2 *__restrict__ which,
                     double2 *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 18 "kernels/vectors/types.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s_v = *sycl::ext::oneapi::group_local_memory_for_overwrite<float4[16]>(item_.get_group());
    int2 r_which;
    { int t = (int)item_.get_local_id(2);
      r_which.x = r_which.y = 0;
      if (b + t < N) {
        r_which = which[b + t];
        s_v[t] = v[b + t];
        s_v[t].x *= scale.x;
        s_v[t].y *= scale.y;
        s_v[t].z *= scale.z;
        s_v[t].w *= scale.w;
      }
    }
    sycl::group_barrier(item_.get_group());
#line 32 "kernels/vectors/types.okl"
    do { int t = (int)item_.get_local_id(2);
      if (b + t >= N) continue;
      const float4 own = s_v[t], other = s_v[r_which.x];
      double2 sum;
      sum.x = own.x + own.y + own.z + own.w;
      sum.y = r_which.y * (other.x - other.w);
      sums[b + t] = sum;
    } while (0);
  }
    });
  });
}
