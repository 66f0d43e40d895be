#include <sycl/sycl.hpp>
#include <cmath>
using std::fabs;
#line 1 "kernels/pde/advection.okl"
// Upwind advection on a ring, with a limiter, and a low-storage Runge-Kutta update.

#define p_T 32

float minmod(const float a, const float b) {
  if (a * b <= 0.0f) return 0.0f;
  return fabs(a) < fabs(b) ? a : b;
}

// The halo of two cells on either side wraps around.
extern "C" void _occa_upwind_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float &c, const float *__restrict__ u, float *__restrict__ rhs) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 36)]] {
#line 12 "kernels/pde/advection.okl"
  { int n0 = 32 * (int)item_.get_group(2);
    auto &s_u = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[36]>(item_.get_group());
    auto &s_flux = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[33]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      int n = n0 + t - 2;
      n = ((n % N) + N) % N;
      s_u[t] = u[n];
    }
    sycl::group_barrier(item_.get_group());
#line 20 "kernels/pde/advection.okl"
    { if (item_.get_local_id(2) < 33) { int t = (int)item_.get_local_id(2);
      const float left = s_u[t + 1] + 0.5f * minmod(s_u[t + 1] - s_u[t], s_u[t + 2] - s_u[t + 1]);
      const float right = s_u[t + 2] - 0.5f * minmod(s_u[t + 2] - s_u[t + 1], s_u[t + 3] - s_u[t + 2]);
      s_flux[t] = c > 0.0f ? c * left : c * right;
    } }
    sycl::group_barrier(item_.get_group());
#line 25 "kernels/pde/advection.okl"
    { if (item_.get_local_id(2) < 32) { int t = (int)item_.get_local_id(2);
      if (n0 + t < N) rhs[n0 + t] = s_flux[t] - s_flux[t + 1];
    } }
  }
    });
  });
}

#line 31 "kernels/pde/advection.okl"
extern "C" void _occa_updateStage_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float &dt, const float &rka, const float &rkb, const float *__restrict__ rhs,
                         float *__restrict__ residual, float *__restrict__ q) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 33 "kernels/pde/advection.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    float r = residual[n];
    r = rka * r + dt * rhs[n];
    residual[n] = r;
    q[n] += rkb * r;
  } }
    });
  });
}

#line 41 "kernels/pde/advection.okl"
// An embedded pair: the new state and the error of it, stage by stage from one array.
#define p_stages 4
extern "C" void _occa_combineStages_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float &dt, const float *__restrict__ b, const float *__restrict__ bHat,
                           const float *k, const float *__restrict__ q, float *__restrict__ qNew,
                           float *__restrict__ error) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 46 "kernels/pde/advection.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    float sum = 0, sumHat = 0;
#pragma unroll
    for (int stage = 0; stage < p_stages; ++stage) {
      sum += b[stage] * k[(n) + (N) * (stage)];
      sumHat += bHat[stage] * k[(n) + (N) * (stage)];
    }
    qNew[n] = q[n] + dt * sum;
    error[n] = dt * (sum - sumHat);
  } }
    });
  });
}
