#include <cmath>
using std::sqrt;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/cluster/kmeans.okl"
// Distances between points and centres, the nearest centre, and new centres as means.

#define p_dim 3
#define p_maxCentres 8
#define p_points 32

extern "C" void distanceMatrix(const int &N, const int &M, const float *__restrict__ x, const float *__restrict__ y,
                            float *distances) {
  for (int n0 = 0; n0 < N; n0 += 8) {
    for (int m0 = 0; m0 < M; m0 += 8) {
      alignas(64) float s_x[8][p_dim], s_y[8][p_dim];
      for (int j = 0; j < 8; ++j) {
        for (int i = 0; i < 8; ++i) {
          if (i < p_dim && n0 + j < N) s_x[j][i] = x[(n0 + j) * p_dim + i];
          if (i < p_dim && m0 + j < M) s_y[j][i] = y[(m0 + j) * p_dim + i];
        }
      }
      for (int j = 0, j_end = (int)_occa_within((long long)N - n0, -2147483648ll, 8); j < j_end; ++j) {
        for (int i = 0, i_end = (int)_occa_within((long long)M - m0, -2147483648ll, 8); i < i_end; ++i) {
          {
            float sum = 0.0f;
            for (int d = 0; d < p_dim; ++d) {
              const float difference = s_x[j][d] - s_y[i][d];
              sum += difference * difference;
            }
            distances[m0 + i + M * (n0 + j)] = sqrt(sum);
          }
        }
      }
    }
  }
}

extern "C" void assign(const int &N, const int &centres, const float *__restrict__ x, const float *__restrict__ c,
                    int *__restrict__ nearest, double *__restrict__ sums, int *__restrict__ counts) {
  for (int n0 = 0; n0 < N; n0 += p_points) {
    alignas(64) float s_c[p_maxCentres][p_dim];
    alignas(64) double s_sums[p_maxCentres * p_dim];
    alignas(64) int s_counts[p_maxCentres];
    int r_best;
    alignas(64) float r_x[p_dim][32];

    for (int t = 0; t < p_points; ++t) {
      if (t < centres * p_dim) {
        s_c[t / p_dim][t % p_dim] = c[t];
        s_sums[t] = 0;
      }
      if (t < centres) s_counts[t] = 0;
      for (int d = 0; d < p_dim; ++d) r_x[d][t] = n0 + t < N ? x[(n0 + t) * p_dim + d] : 0.0f;
    }
    for (int t = 0; t < p_points; ++t) {
      r_best = -1;
      float smallest = 1.0e30f;
      for (int k = 0; k < centres; ++k) {
        float sum = 0.0f;
        for (int d = 0; d < p_dim; ++d) sum += (r_x[d][t] - s_c[k][d]) * (r_x[d][t] - s_c[k][d]);
        if (sum < smallest) {
          smallest = sum;
          r_best = k;
        }
      }
      if (n0 + t < N) {
        nearest[n0 + t] = r_best;
        s_counts[r_best] += 1;
        for (int d = 0; d < p_dim; ++d) {
          s_sums[r_best * p_dim + d] += r_x[d][t];
        }
      }
    }
    for (int t = 0; t < p_points; ++t) {
      if (t < centres * p_dim) {
        sums[t] += s_sums[t];
      }
      if (t < centres) {
        counts[t] += s_counts[t];
      }
    }
  }
}

extern "C" void moveCentres(const int &centres, const double *__restrict__ sums, const int *__restrict__ counts,
                         float *__restrict__ c) {
  for (long long n_tile = 0; n_tile < centres * p_dim; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < centres * p_dim ? n_tile + 8 : centres * p_dim); n < n_end; ++n) {
    if (counts[n / p_dim] > 0) c[n] = sums[n] / counts[n / p_dim];
  }
}
