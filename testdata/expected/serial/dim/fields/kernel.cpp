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

float pickFrom(const struct View *view, const int i, const int j) { return view->values[(i) + (5) * (j)]; }

extern "C" void fields(const int &N, const float *__restrict__ a, float *b, const Mesh &mesh, const int *__restrict__ limits,
                    float *__restrict__ c) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 8) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 8); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    View view;
    view.values = a + 20 * n;
    view.sums = b + 6 * n;
    for (int i = 0; i < 2; ++i) {
      for (int j = 0; j < 3; ++j) {
        view.sums[(j) + (3) * (i)] = 0.0f;
        for (int k = limits[(0) + (2) * (n)]; k < limits[(1) + (2) * (n)]; ++k) view.sums[(j) + (3) * (i)] += view.values[(k) + (5) * (i + j)] * (i + 1);
      }
    }
    const float *local = a + 20 * n;
    for (int i = 0; i < mesh.nx; ++i)
      for (int j = 0; j < mesh.ny; ++j) c[(i) + (mesh.nx) * ((j) + (mesh.ny) * (n))] = local[(i) + (5) * (j)] > 0 ? local[(i) + (5) * (j)] : -pickFrom(&view, i, j);
  } } }
}

extern "C" void counted(const int &N, const int *__restrict__ row, const int *__restrict__ col, counts_t counts) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int s_counts[12];
    for (int t = 0; t < 12; ++t) s_counts[(t / 4) + (3) * (t % 4)] = 0;
    for (int t = 0, _occa_end_t = (int)_occa_within((long long)N - (long long)b, -2147483648ll, 16); t < _occa_end_t; ++t) {
      {
        s_counts[(col[b + t]) + (3) * (row[b + t])] += 1;
      }
    }
    for (int t = 0; t < 12; ++t) {
      if (s_counts[(t / 4) + (3) * (t % 4)] > 0) {
        counts[(t % 4) + (4) * (t / 4)] += s_counts[(t / 4) + (3) * (t % 4)];
      }
    }
  }
}
