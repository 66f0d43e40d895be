static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/stencil/seven_point.okl"
// The Laplacian in three dimensions: one cell per item, and columns that march through shared planes.

#define p_B 4
#define p_BX 8

typedef float plane_t[p_B + 2][p_BX + 2];

float pick(const float *u, const int nx, const int ny, const int nz, const int x, const int y, const int z) {
  if (x < 0 || x >= nx || y < 0 || y >= ny || z < 0 || z >= nz) return 0.0f;
  return u[(z * ny + y) * nx + x];
}

extern "C" void laplaceCells(const int &nx, const int &ny, const int &nz, const float *__restrict__ u, float *__restrict__ v) {
  for (int z0 = 0; z0 < nz; z0 += p_B) {
    for (int y0 = 0; y0 < ny; y0 += p_B) {
      for (int x0 = 0; x0 < nx; x0 += p_BX) {
        for (int z = z0, z_end = (int)_occa_within((long long)nz, -2147483648ll, z0 + 4); z < z_end; ++z) {
          for (int y = y0, y_end = (int)_occa_within((long long)ny, -2147483648ll, y0 + 4); y < y_end; ++y) {
            for (int x = x0, x_end = (int)_occa_within((long long)nx, -2147483648ll, x0 + 8); x < x_end; ++x) {
              {
                float sum = -6.0f * pick(u, nx, ny, nz, x, y, z);
                sum += pick(u, nx, ny, nz, x - 1, y, z) + pick(u, nx, ny, nz, x + 1, y, z);
                sum += pick(u, nx, ny, nz, x, y - 1, z) + pick(u, nx, ny, nz, x, y + 1, z);
                sum += pick(u, nx, ny, nz, x, y, z - 1) + pick(u, nx, ny, nz, x, y, z + 1);
                v[(z * ny + y) * nx + x] = sum;
              }
            }
          }
        }
      }
    }
  }
}

extern "C" void laplaceMarch(const int &nx, const int &ny, const int &nz, const float *__restrict__ u, float *__restrict__ v) {
  for (int y0 = 0; y0 < ny; y0 += p_B) {
    for (int x0 = 0; x0 < nx; x0 += p_BX) {
      alignas(64) plane_t s_here;
      alignas(64) float r_below[60], r_here[60], r_above[60];
      alignas(64) int r_x[60], r_y[60];

      for (int ty = 0; ty < p_B + 2; ++ty) {
        for (int tx = 0; tx < p_BX + 2; ++tx) { const int item = tx + 10 * ty;
          r_x[item] = x0 + tx - 1;
          r_y[item] = y0 + ty - 1;
          r_below[item] = 0.0f;
          r_here[item] = pick(u, nx, ny, nz, r_x[item], r_y[item], 0);
        }
      }

      for (int z = 0; z < nz; ++z) {
        for (int ty = 0; ty < p_B + 2; ++ty) {
          for (int tx = 0; tx < p_BX + 2; ++tx) { const int item = tx + 10 * ty;
            s_here[ty][tx] = r_here[item];
            r_above[item] = pick(u, nx, ny, nz, r_x[item], r_y[item], z + 1);
          }
        }
        for (int ty = 0; ty < p_B + 2; ++ty) {
          for (int tx = 0; tx < p_BX + 2; ++tx) { const int item = tx + 10 * ty;
            const int inside = tx > 0 && tx <= p_BX && ty > 0 && ty <= p_B;
            if (inside && r_x[item] < nx && r_y[item] < ny) {
              v[(z * ny + r_y[item]) * nx + r_x[item]] = r_below[item] + r_above[item] - 6.0f * r_here[item] + s_here[ty][tx - 1] +
                                             s_here[ty][tx + 1] + s_here[ty - 1][tx] + s_here[ty + 1][tx];
            }
            r_below[item] = r_here[item];
            r_here[item] = r_above[item];
          }
        }
      }
    }
  }
}
