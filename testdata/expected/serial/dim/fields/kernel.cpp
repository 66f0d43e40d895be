static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/dim/fields.okl"
// @dim on fields, on variables inside of kernels, on what other attributes stand with, in bounds,
// conditions and atomic updates.

struct Mesh {
  int nx, ny;
};

struct View {
  const float *values;
  float *sums;
};

typedef int *counts_t;

float pickFrom(const struct View *view, const int i, const int j) { return view->values[i + 5 * j]; }

extern "C" void fields(const int &N, const float *__restrict__ a, float *b, const Mesh &mesh, const int *__restrict__ limits,
                    float *__restrict__ c) {
  for (long long n_tile = 0; n_tile < N; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N ? n_tile + 8 : N); n < n_end; ++n) {
    View view;
    view.values = a + 20 * n;
    view.sums = b + 6 * n;
    for (int i = 0; i < 2; ++i) {
      for (int j = 0; j < 3; ++j) {
        view.sums[j + 3 * i] = 0.0f;
        for (int k = limits[0 + 2 * n]; k < limits[1 + 2 * n]; ++k) view.sums[j + 3 * i] += view.values[k + 5 * (i + j)] * (i + 1);
      }
    }
    const float *local = a + 20 * n;
    for (int i = 0; i < mesh.nx; ++i)
      for (int j = 0; j < mesh.ny; ++j) c[i + mesh.nx * (j + mesh.ny * n)] = local[i + 5 * j] > 0 ? local[i + 5 * j] : -pickFrom(&view, i, j);
  }
}

extern "C" void counted(const int &N, const int *__restrict__ row, const int *__restrict__ col, counts_t counts) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int s_counts[12];
    for (int t = 0; t < 12; ++t) s_counts[t / 4 + 3 * (t % 4)] = 0;
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      {
        s_counts[col[b + t] + 3 * row[b + t]] += 1;
      }
    }
    for (int t = 0; t < 12; ++t) {
      if (s_counts[t / 4 + 3 * (t % 4)] > 0) {
        counts[t % 4 + 4 * (t / 4)] += s_counts[t / 4 + 3 * (t % 4)];
      }
    }
  }
}
