#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/pde/advection.okl"
// Upwind advection on a ring, with a limiter, and a low-storage Runge-Kutta update.

#define p_T 32

float minmod(const float a, const float b) {
  if (a * b <= 0.0f) return 0.0f;
  return fabs(a) < fabs(b) ? a : b;
}

// The halo of two cells on either side wraps around.
[[max_total_threads_per_threadgroup(36)]] kernel void _occa_upwind_0(constant const int &N [[buffer(0)]], constant const float &c [[buffer(1)]], device const float *__restrict u [[buffer(2)]], device float *__restrict rhs [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_u[36];
  threadgroup float s_flux[33];
#line 12 "kernels/pde/advection.okl"
  { int n0 = 32 * (int)_occa_group_position.x;
    
    
    { int t = (int)_occa_thread_position.x;
      int n = n0 + t - 2;
      n = ((n % N) + N) % N;
      s_u[t] = u[n];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 20 "kernels/pde/advection.okl"
    { if (_occa_thread_position.x < 33) { int t = (int)_occa_thread_position.x;
      const float left = s_u[t + 1] + 0.5f * minmod(s_u[t + 1] - s_u[t], s_u[t + 2] - s_u[t + 1]);
      const float right = s_u[t + 2] - 0.5f * minmod(s_u[t + 2] - s_u[t + 1], s_u[t + 3] - s_u[t + 2]);
      s_flux[t] = c > 0.0f ? c * left : c * right;
    } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 25 "kernels/pde/advection.okl"
    { if (_occa_thread_position.x < 32) { int t = (int)_occa_thread_position.x;
      if (n0 + t < N) rhs[n0 + t] = s_flux[t] - s_flux[t + 1];
    } }
  }
}

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_updateStage_0(constant const int &N [[buffer(0)]], constant const float &dt [[buffer(1)]], constant const float &rka [[buffer(2)]], constant const float &rkb [[buffer(3)]], device const float *__restrict rhs [[buffer(4)]],
                         device float *__restrict residual [[buffer(5)]], device float *__restrict q [[buffer(6)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    float r = residual[n];
    r = rka * r + dt * rhs[n];
    residual[n] = r;
    q[n] += rkb * r;
  } }
}

// An embedded pair: the new state and the error of it, stage by stage from one array.
#define p_stages 4
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_combineStages_0(constant const int &N [[buffer(0)]], constant const float &dt [[buffer(1)]], device const float *__restrict b [[buffer(2)]], device const float *__restrict bHat [[buffer(3)]],
                           device const float *k [[buffer(4)]], device const float *__restrict q [[buffer(5)]], device float *__restrict qNew [[buffer(6)]],
                           device float *__restrict error [[buffer(7)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    float sum = 0, sumHat = 0;
#pragma unroll
    for (int stage = 0; stage < p_stages; ++stage) {
      sum += b[stage] * k[(n) + (N) * (stage)];
      sumHat += bHat[stage] * k[(n) + (N) * (stage)];
    }
    qNew[n] = q[n] + dt * sum;
    error[n] = dt * (sum - sumHat);
  } }
}
