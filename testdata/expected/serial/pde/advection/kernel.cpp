#include <cmath>
using std::fabs;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/pde/advection.okl"
// Upwind advection on a ring, with a limiter, and a low-storage Runge-Kutta update.

#define p_T 32

float minmod(const float a, const float b) {
  if (a * b <= 0.0f) return 0.0f;
  return fabs(a) < fabs(b) ? a : b;
}

// The halo of two cells on either side wraps around.
extern "C" void upwind(const int &N, const float &c, const float *__restrict__ u, float *__restrict__ rhs) {
  for (int n0 = 0; n0 < N; n0 += p_T) {
    alignas(64) float s_u[p_T + 4];
    alignas(64) float s_flux[p_T + 1];
    for (int t = 0; t < p_T + 4; ++t) {
      int n = n0 + t - 2;
      n = ((n % N) + N) % N;
      s_u[t] = u[n];
    }
    for (int t = 0; t < p_T + 1; ++t) {
      const float left = s_u[t + 1] + 0.5f * minmod(s_u[t + 1] - s_u[t], s_u[t + 2] - s_u[t + 1]);
      const float right = s_u[t + 2] - 0.5f * minmod(s_u[t + 2] - s_u[t + 1], s_u[t + 3] - s_u[t + 2]);
      s_flux[t] = c > 0.0f ? c * left : c * right;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - n0, -2147483648ll, 32); t < t_end; ++t) {
      rhs[n0 + t] = s_flux[t] - s_flux[t + 1];
    }
  }
}

extern "C" void updateStage(const int &N, const float &dt, const float &rka, const float &rkb, const float *__restrict__ rhs,
                         float *__restrict__ residual, float *__restrict__ q) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    float r = residual[n];
    r = rka * r + dt * rhs[n];
    residual[n] = r;
    q[n] += rkb * r;
  }
}

// An embedded pair: the new state and the error of it, stage by stage from one array.
#define p_stages 4
extern "C" void combineStages(const int &N, const float &dt, const float *__restrict__ b, const float *__restrict__ bHat,
                           const float *k, const float *__restrict__ q, float *__restrict__ qNew,
                           float *__restrict__ error) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    float sum = 0, sumHat = 0;
#pragma unroll
    for (int stage = 0; stage < p_stages; ++stage) {
      sum += b[stage] * k[n + N * stage];
      sumHat += bHat[stage] * k[n + N * stage];
    }
    qNew[n] = q[n] + dt * sum;
    error[n] = dt * (sum - sumHat);
  }
}
