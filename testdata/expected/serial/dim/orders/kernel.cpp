template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/dim/orders.okl"
// @dim and @dimOrder in two, three and four dimensions: parameters, typedefs, shared and
// exclusive arrays, nested accesses, updates, addresses.

#define p_n 4

typedef float *matrix;
typedef const int *table;


extern "C" void planes(const int &N, const int &M, const float *a, float *b,
                    float *c, float *d) {
  for (long long i_tile = 0; i_tile < N; i_tile += 8) for (int i = (int)i_tile, i_end = (int)(i_tile + 8 < N ? i_tile + 8 : N); i < i_end; ++i) {
    for (int j = 0; j < M; ++j) {
      b[j + M * i] = a[i + N * j];
      c[j + M * i] = 2 * a[i + N * j];
      d[i + N * j] = 3 * a[i + N * j];
      d[i + N * j] += 1;
      d[i + N * j]++;
    }
  }
}

extern "C" void boxes(const int &nx, const int &ny, const int &nz, const float *a,
                   float *xyz, float *zyx,
                   float *yzx, float *zxy) {
  for (int z = 0; z < nz; ++z) {
    for (int y = 0; y < ny; ++y) {
      for (int x = 0; x < nx; ++x) {
        xyz[x + nx * (y + ny * z)] = a[x + nx * (y + ny * z)];
        zyx[z + nz * (y + ny * x)] = a[x + nx * (y + ny * z)];
        yzx[y + ny * (z + nz * x)] = a[x + nx * (y + ny * z)];
        zxy[z + nz * (x + nx * y)] = a[x + nx * (y + ny * z)];
      }
    }
  }
}

float trace(const matrix m) {
  float sum = 0.0f;
  for (int i = 0; i < p_n; ++i) sum += m[i + 4 * i];
  return sum;
}

// Indices that are accesses themselves, expressions with commas in calls, and a ternary.
extern "C" void nested(const int &N, table which, matrix m, float *__restrict__ out) {
  for (long long n_tile = 0; n_tile < N; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N ? n_tile + 8 : N); n < n_end; ++n) {
    out[0 + 3 * n] = m[which[0 + 3 * (n % 8)] + 4 * which[1 + 3 * (n % 8)]];
    out[1 + 3 * n] = m[which[0 + 3 * which[2 + 3 * (n % 8)]] + 4 * (n % 2 ? 0 : p_n - 1)] + trace(m);
    float *place = &out[2 + 3 * n];
    *place = m[min(n, p_n - 1) + 4 * max(0, (n & 3))];
  }
}

extern "C" void inside(const int &N, const float *__restrict__ a, float *__restrict__ sums) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s_a[3 * p_n];
    alignas(64) float r_a[4][6];
    for (int i = 0; i < p_n; ++i) {
      for (int k = 0; k < 3; ++k) {
        s_a[k + 3 * i] = a[(g * p_n + i) * 3 + k];
        r_a[i][1 + 2 * k] = a[(g * p_n + i) * 3 + k];
        r_a[i][0 + 2 * k] = 1.0f;
      }
    }
    for (int i = 0; i < p_n; ++i) {
      float sum = 0.0f;
      for (int k = 0; k < 3; ++k) sum += s_a[k + 3 * (p_n - 1 - i)] * r_a[i][1 + 2 * (2 - k)] + r_a[i][0 + 2 * k];
      sums[g * p_n + i] = sum;
    }
  }
}
