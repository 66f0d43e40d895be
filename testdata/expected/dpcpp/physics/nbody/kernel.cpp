#include <sycl/sycl.hpp>
#include <cmath>
using std::sqrt;
#line 1 "kernels/physics/nbody.okl"
// Gravity between all pairs of bodies, in tiles that pass through shared memory.

#define p_tile 32

struct Body {
  float x, y, z, mass;
};

extern "C" void _occa_accelerations_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float &softening, const Body *__restrict__ bodies, float *__restrict__ a) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 10 "kernels/physics/nbody.okl"
  { int n0 = 32 * (int)item_.get_group(2);
    auto &s_body = *sycl::ext::oneapi::group_local_memory_for_overwrite<Body[32]>(item_.get_group());
    Body own;
    float sum[3];

    { int t = (int)item_.get_local_id(2);
      sum[0] = sum[1] = sum[2] = 0.0f;
      own.x = own.y = own.z = own.mass = 0.0f;
      if (n0 + t < N) own = bodies[n0 + t];
    }

    for (int m0 = 0; m0 < N; m0 += p_tile) {
      { int t = (int)item_.get_local_id(2);
        if (m0 + t < N) {
          s_body[t] = bodies[m0 + t];
        } else {
          s_body[t].x = s_body[t].y = s_body[t].z = 0.0f;
          s_body[t].mass = 0.0f;
        }
      }
      sycl::group_barrier(item_.get_group());
#line 30 "kernels/physics/nbody.okl"
      { int t = (int)item_.get_local_id(2);
        #pragma unroll 4
        for (int m = 0; m < p_tile; ++m) {
          const Body other = s_body[m];
          const float dx = other.x - own.x, dy = other.y - own.y, dz = other.z - own.z;
          const float distance2 = dx * dx + dy * dy + dz * dz + softening;
          const float factor = other.mass / (distance2 * sqrt(distance2));
          sum[0] += factor * dx;
          sum[1] += factor * dy;
          sum[2] += factor * dz;
        }
      }
      sycl::group_barrier(item_.get_group());
#line 42 "kernels/physics/nbody.okl"
}

    { int t = (int)item_.get_local_id(2);
      for (int k = 0; k < 3; ++k) {
        if (n0 + t < N) a[3 * (n0 + t) + k] = sum[k];
      }
    }
  }
    });
  });
}
