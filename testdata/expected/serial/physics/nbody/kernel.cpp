#include <cmath>
using std::sqrt;
#line 1 "kernels/physics/nbody.okl"
// Gravity between all pairs of bodies, in tiles that pass through shared memory.

#define p_tile 32

struct Body {
  float x, y, z, mass;
};

extern "C" void accelerations(const int &N, const float &softening, const Body *__restrict__ bodies, float *__restrict__ a) {
  for (int n0 = 0; n0 < N; n0 += p_tile) {
    alignas(64) Body s_body[p_tile];
    alignas(64) Body own[32];
    alignas(64) float sum[3][32];

    for (int t = 0; t < p_tile; ++t) {
      sum[0][t] = sum[1][t] = sum[2][t] = 0.0f;
      own[t].x = own[t].y = own[t].z = own[t].mass = 0.0f;
      if (n0 + t < N) own[t] = bodies[n0 + t];
    }

    for (int m0 = 0; m0 < N; m0 += p_tile) {
      for (int t = 0; t < p_tile; ++t) {
        if (m0 + t < N) {
          s_body[t] = bodies[m0 + t];
        } else {
          s_body[t].x = s_body[t].y = s_body[t].z = 0.0f;
          s_body[t].mass = 0.0f;
        }
      }
      for (int t = 0; t < p_tile; ++t) {
        #pragma unroll 4
        for (int m = 0; m < p_tile; ++m) {
          const Body other = s_body[m];
          const float dx = other.x - own[t].x, dy = other.y - own[t].y, dz = other.z - own[t].z;
          const float distance2 = dx * dx + dy * dy + dz * dz + softening;
          const float factor = other.mass / (distance2 * sqrt(distance2));
          sum[0][t] += factor * dx;
          sum[1][t] += factor * dy;
          sum[2][t] += factor * dz;
        }
      }
    }

    for (int t = 0; t < p_tile; ++t) {
      for (int k = 0; k < 3; ++k) {
        if (n0 + t < N) a[3 * (n0 + t) + k] = sum[k][t];
      }
    }
  }
}
