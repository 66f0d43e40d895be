#line 1 "kernels/pde/advection.okl"
// Upwind advection on a ring, with a limiter, and a low-storage Runge-Kutta update.

#define p_T 32

static float minmod(const float a, const float b) {
  if (a * b <= 0.0f) return 0.0f;
  return fabs(a) < fabs(b) ? a : b;
}

// The halo of two cells on either side wraps around.
__kernel __attribute__((reqd_work_group_size(36, 1, 1))) void _occa_upwind_0(const int N, const float c, __global const float *restrict u, __global float *restrict rhs) {
  __local float s_u[36];
  __local float s_flux[33];
#line 12 "kernels/pde/advection.okl"
  { int n0 = 32 * (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      int n = n0 + t - 2;
      n = ((n % N) + N) % N;
      s_u[t] = u[n];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/pde/advection.okl"
    { if (get_local_id(0) < 33) { int t = (int)get_local_id(0);
      const float left = s_u[t + 1] + 0.5f * minmod(s_u[t + 1] - s_u[t], s_u[t + 2] - s_u[t + 1]);
      const float right = s_u[t + 2] - 0.5f * minmod(s_u[t + 2] - s_u[t + 1], s_u[t + 3] - s_u[t + 2]);
      s_flux[t] = c > 0.0f ? c * left : c * right;
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 25 "kernels/pde/advection.okl"
    { if (get_local_id(0) < 32) { int t = (int)get_local_id(0);
      if (n0 + t < N) rhs[n0 + t] = s_flux[t] - s_flux[t + 1];
    } }
  }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateStage_0(const int N, const float dt, const float rka, const float rkb, __global const float *restrict rhs,
                         __global float *restrict residual, __global float *restrict q) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    float r = residual[n];
    r = rka * r + dt * rhs[n];
    residual[n] = r;
    q[n] += rkb * r;
  } }
}

// An embedded pair: the new state and the error of it, stage by stage from one array.
#define p_stages 4
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_combineStages_0(const int N, const float dt, __global const float *restrict b, __global const float *restrict bHat,
                           __global const float *k, __global const float *restrict q, __global float *restrict qNew,
                           __global float *restrict error) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    float sum = 0, sumHat = 0;
#pragma unroll
    for (int stage = 0; stage < p_stages; ++stage) {
      sum += b[stage] * k[n + N * stage];
      sumHat += bHat[stage] * k[n + N * stage];
    }
    qNew[n] = q[n] + dt * sum;
    error[n] = dt * (sum - sumHat);
  } }
}
