#line 1 "kernels/pde/advection.okl"
// Upwind advection on a ring, with a limiter, and a low-storage Runge-Kutta update.

#define p_T 32

__device__ float minmod(const float a, const float b) {
  if (a * b <= 0.0f) return 0.0f;
  return fabs(a) < fabs(b) ? a : b;
}

// The halo of two cells on either side wraps around.
extern "C" __global__ __launch_bounds__(36) void _occa_upwind_0(const int N, const float c, const float *__restrict__ u, float *__restrict__ rhs) {
  { int n0 = 32 * (int)blockIdx.x;
    __shared__ float s_u[p_T + 4];
    __shared__ float s_flux[p_T + 1];
    { int t = (int)threadIdx.x;
      int n = n0 + t - 2;
      n = ((n % N) + N) % N;
      s_u[t] = u[n];
    }
    __syncthreads();
#line 20 "kernels/pde/advection.okl"
    { if (threadIdx.x < 33) { int t = (int)threadIdx.x;
      const float left = s_u[t + 1] + 0.5f * minmod(s_u[t + 1] - s_u[t], s_u[t + 2] - s_u[t + 1]);
      const float right = s_u[t + 2] - 0.5f * minmod(s_u[t + 2] - s_u[t + 1], s_u[t + 3] - s_u[t + 2]);
      s_flux[t] = c > 0.0f ? c * left : c * right;
    } }
    __syncthreads();
#line 25 "kernels/pde/advection.okl"
    { if (threadIdx.x < 32) { int t = (int)threadIdx.x;
      if (n0 + t < N) rhs[n0 + t] = s_flux[t] - s_flux[t + 1];
    } }
  }
}

extern "C" __global__ __launch_bounds__(32) void _occa_updateStage_0(const int N, const float dt, const float rka, const float rkb, const float *__restrict__ rhs,
                         float *__restrict__ residual, float *__restrict__ q) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    float r = residual[n];
    r = rka * r + dt * rhs[n];
    residual[n] = r;
    q[n] += rkb * r;
  } }
}

// An embedded pair: the new state and the error of it, stage by stage from one array.
#define p_stages 4
extern "C" __global__ __launch_bounds__(32) void _occa_combineStages_0(const int N, const float dt, const float *__restrict__ b, const float *__restrict__ bHat,
                           const float *k, const float *__restrict__ q, float *__restrict__ qNew,
                           float *__restrict__ error) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
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
