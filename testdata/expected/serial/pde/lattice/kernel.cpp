#include <cmath>
using std::sqrt;
#line 1 "kernels/pde/lattice.okl"
// One step of a lattice Boltzmann method with nine directions (D2Q9): stream, bounce at walls, collide.

#define p_Q 9

// File-scope tables that device code reads.
const int shiftX[p_Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
const int shiftY[p_Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
const int opposite[p_Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
const float weights[p_Q] = {4.0f / 9.0f,  1.0f / 9.0f,  1.0f / 9.0f,  1.0f / 9.0f, 1.0f / 9.0f,
                            1.0f / 36.0f, 1.0f / 36.0f, 1.0f / 36.0f, 1.0f / 36.0f};

float equilibrium(const int q, const float rho, const float ux, const float uy) {
  const float cu = shiftX[q] * ux + shiftY[q] * uy;
  return weights[q] * rho * (1.0f + 3.0f * cu + 4.5f * cu * cu - 1.5f * (ux * ux + uy * uy));
}

extern "C" void latticeStep(const int &nx, const int &ny, const float &omega, const unsigned char *__restrict__ wall,
                         const float *f, float *g, float *speed) {
  for (int y = 0; y < ny; ++y) {
    for (int x0 = 0; x0 < nx; x0 += 16) {
      for (int x = x0; x < x0 + 16; ++x) {
        if (x >= nx) continue;
        float own[p_Q];
        float rho = 0.0f, jx = 0.0f, jy = 0.0f;
        for (int q = 0; q < p_Q; ++q) {
          const int fromX = (x - shiftX[q] + nx) % nx, fromY = (y - shiftY[q] + ny) % ny;
          own[q] = wall[fromY * nx + fromX] ? f[x + nx * (y + ny * opposite[q])] : f[fromX + nx * (fromY + ny * q)];
          rho += own[q];
          jx += shiftX[q] * own[q];
          jy += shiftY[q] * own[q];
        }
        const float ux = jx / rho, uy = jy / rho;
        for (int q = 0; q < p_Q; ++q) {
          g[x + nx * (y + ny * q)] = wall[y * nx + x] ? f[x + nx * (y + ny * q)] : own[q] + omega * (equilibrium(q, rho, ux, uy) - own[q]);
        }
        speed[x + nx * y] = wall[y * nx + x] ? 0.0f : sqrt(ux * ux + uy * uy);
      }
    }
  }
}
