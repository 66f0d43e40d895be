static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#define p_TX 8
#define p_TY 4
#line 1 "kernels/stencil/heat2d.okl"
// okl: -D p_TX=8 -D p_TY=4
// One step of the heat equation on a plane, with zeros around it, in three ways.








// Each group loads its tile and a border of one cell.
extern "C" void heatTile(const int &nx, const int &ny, const float &kappa, const float *__restrict__ u, float *__restrict__ v) {
  for (int y0 = 0; y0 < ny; y0 += p_TY) {
    for (int x0 = 0; x0 < nx; x0 += p_TX) {
      alignas(64) float s_u[p_TY + 2][p_TX + 2];

      for (int ty = 0; ty < p_TY; ++ty) {
        for (int tx = 0; tx < p_TX; ++tx) {
          for (int j = ty; j < p_TY + 2; j += p_TY) {
            for (int i = tx; i < p_TX + 2; i += p_TX) {
              const int x = x0 + i - 1, y = y0 + j - 1;
              s_u[j][i] = (x >= 0 && x < nx && y >= 0 && y < ny) ? u[y * nx + x] : 0.0f;
            }
          }
        }
      }

      for (int ty = 0; ty < p_TY; ++ty) {
        for (int tx = 0; tx < p_TX; ++tx) {
          const int x = x0 + tx, y = y0 + ty;
          if (x >= nx || y >= ny) continue;
          const float centre = s_u[ty + 1][tx + 1];
          const float around = s_u[ty][tx + 1] + s_u[ty + 2][tx + 1] + s_u[ty + 1][tx] + s_u[ty + 1][tx + 2];
          v[y * nx + x] = centre + kappa * (around - 4.0f * centre);
        }
      }
    }
  }
}

#define IN_PLANE(x, y) ((x) >= 0 && (x) < nx && (y) >= 0 && (y) < ny)
#define AT(x, y) (IN_PLANE(x, y) ? u[(y) * nx + (x)] : 0.0f)

// All cells in a row, cut into tiles.
extern "C" void heatFlat(const int &nx, const int &ny, const float &kappa, const float *__restrict__ u, float *__restrict__ v) {
  for (long long n_tile = 0; n_tile < nx * ny; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < nx * ny ? n_tile + 32 : nx * ny); n < n_end; ++n) {
    const int x = n % nx, y = n / nx;
    const float centre = AT(x, y);
    v[n] = centre + kappa * (AT(x - 1, y) + AT(x + 1, y) + AT(x, y - 1) + AT(x, y + 1) - 4.0f * centre);
  }
}

// A group walks up a strip and keeps three rows in a ring.
extern "C" void heatStrip(const int &nx, const int &ny, const float &kappa, const float *__restrict__ u, float *__restrict__ v) {
  for (int x0 = 0; x0 < nx; x0 += p_TX) {
    alignas(64) float s_row[3][p_TX + 2];

    for (int t = 0; t < p_TX + 2; ++t) {
      const int x = x0 + t - 1;
      s_row[2][t] = 0.0f;
      s_row[0][t] = AT(x, 0);
    }

    for (int y = 0; y < ny; ++y) {
      for (int t = 0; t < p_TX + 2; ++t) {
        const int x = x0 + t - 1;
        s_row[(y + 1) % 3][t] = AT(x, y + 1);
      }
      for (int t = 1, t_end = (int)_occa_within((long long)nx - x0 + 1, -2147483648ll, 9); t < t_end; ++t) {
        {
          const float centre = s_row[y % 3][t];
          const float around = s_row[y % 3][t - 1] + s_row[y % 3][t + 1] + s_row[(y + 1) % 3][t] + s_row[(y + 2) % 3][t];
          v[y * nx + x0 + t - 1] = centre + kappa * (around - 4.0f * centre);
        }
      }
    }
  }
}
