// The algorithms of kernels.okl as a person writes them for a CPU.

namespace by_hand {

void add(const int N, const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c) {
  for (int i = 0; i < N; ++i) c[i] = a[i] + b[i];
}

void saxpy(const int N, const float alpha, const float *__restrict__ x, float *__restrict__ y) {
  for (int i = 0; i < N; ++i) y[i] += alpha * x[i];
}

void stencil(const int nx, const int ny, const float *__restrict__ x, float *__restrict__ y) {
  for (int j0 = 0; j0 < ny; j0 += 16) {
    for (int i0 = 0; i0 < nx; i0 += 64) {
      const int first = i0 > 1 ? i0 : 1, end = i0 + 64 < nx - 1 ? i0 + 64 : nx - 1;
      for (int j = j0 > 1 ? j0 : 1; j < j0 + 16 && j < ny - 1; ++j) {
        for (int i = first; i < end; ++i) {
          const int n = j * nx + i;
          y[n] = 0.5f * x[n] + 0.125f * (x[n - 1] + x[n + 1] + x[n - nx] + x[n + nx]);
        }
      }
    }
  }
}

void matmul(const int N, const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C) {
  constexpr int tile = 16;
  for (int row0 = 0; row0 < N; row0 += tile) {
    for (int col0 = 0; col0 < N; col0 += tile) {
      float a[tile][tile], b[tile][tile], c[tile][tile] = {};
      for (int k0 = 0; k0 < N; k0 += tile) {
        for (int i = 0; i < tile; ++i) {
          for (int j = 0; j < tile; ++j) {
            a[i][j] = A[(row0 + i) * N + k0 + j];
            b[i][j] = B[(k0 + i) * N + col0 + j];
          }
        }
        for (int i = 0; i < tile; ++i) {
          for (int j = 0; j < tile; ++j) {
            for (int k = 0; k < tile; ++k) c[i][j] += a[i][k] * b[k][j];
          }
        }
      }
      for (int i = 0; i < tile; ++i) {
        for (int j = 0; j < tile; ++j) C[(row0 + i) * N + col0 + j] = c[i][j];
      }
    }
  }
}

void hex(const int elements, const float *__restrict__ D, const float *__restrict__ q, float *__restrict__ out) {
  constexpr int nq = 8;
  for (int e = 0; e < elements; ++e) {
    float d[nq][nq], slice[nq][nq], own[nq][nq][nq];
    for (int j = 0; j < nq; ++j) {
      for (int i = 0; i < nq; ++i) {
        d[j][i] = D[nq * j + i];
        for (int k = 0; k < nq; ++k) own[k][j][i] = q[((e * nq + k) * nq + j) * nq + i];
      }
    }
    for (int k = 0; k < nq; ++k) {
      for (int j = 0; j < nq; ++j) {
        for (int i = 0; i < nq; ++i) slice[j][i] = own[k][j][i];
      }
      for (int j = 0; j < nq; ++j) {
        for (int i = 0; i < nq; ++i) {
          float sum = 0;
          for (int m = 0; m < nq; ++m) {
            sum += d[i][m] * slice[j][m] + d[j][m] * slice[m][i] + d[k][m] * own[m][j][i];
          }
          out[((e * nq + k) * nq + j) * nq + i] = sum;
        }
      }
    }
  }
}

void reduce(const int N, const float *__restrict__ x, float *__restrict__ partial) {
  for (int g = 0; g < N; g += 512) {
    float s[128];
    const int end = g + 512 < N ? g + 512 : N;
    for (int t = 0; t < 128; ++t) {
      float sum = 0;
      for (int n = g + t; n < end; n += 128) sum += x[n];
      s[t] = sum;
    }
    for (int alive = 64; alive > 0; alive /= 2) {
      for (int t = 0; t < alive; ++t) s[t] += s[t + alive];
    }
    partial[g / 512] = s[0];
  }
}

}  // namespace by_hand
