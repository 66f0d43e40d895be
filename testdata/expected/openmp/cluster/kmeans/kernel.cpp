#include <cmath>
using std::sqrt;
#line 1 "kernels/cluster/kmeans.okl"
// Distances between points and centres, the nearest centre, and new centres as means.

#define p_dim 3
#define p_maxCentres 8
#define p_points 32

extern "C" void distanceMatrix(const int &N, const int &M, const float *__restrict__ x, const float *__restrict__ y,
                            float *distances) {
  #pragma omp parallel for collapse(2)
#line 9 "kernels/cluster/kmeans.okl"
  for (int n0 = 0; n0 < N; n0 += 8) {
    for (int m0 = 0; m0 < M; m0 += 8) {
      float s_x[8][p_dim], s_y[8][p_dim];
      for (int j = 0; j < 8; ++j) {
        for (int i = 0; i < 8; ++i) {
          if (i < p_dim && n0 + j < N) s_x[j][i] = x[(n0 + j) * p_dim + i];
          if (i < p_dim && m0 + j < M) s_y[j][i] = y[(m0 + j) * p_dim + i];
        }
      }
      for (int j = 0; j < 8; ++j) {
        for (int i = 0; i < 8; ++i) {
          if (n0 + j < N && m0 + i < M) {
            float sum = 0.0f;
            for (int d = 0; d < p_dim; ++d) {
              const float difference = s_x[j][d] - s_y[i][d];
              sum += difference * difference;
            }
            distances[(m0 + i) + (M) * (n0 + j)] = sqrt(sum);
          }
        }
      }
    }
  }
}

extern "C" void assign(const int &N, const int &centres, const float *__restrict__ x, const float *__restrict__ c,
                    int *__restrict__ nearest, double *__restrict__ sums, int *__restrict__ counts) {
  #pragma omp parallel for
#line 36 "kernels/cluster/kmeans.okl"
  for (int n0 = 0; n0 < N; n0 += p_points) {
    float s_c[p_maxCentres][p_dim];
    double s_sums[p_maxCentres * p_dim];
    int s_counts[p_maxCentres];
    int r_best[32];
    float r_x[32][p_dim];

    for (int t = 0; t < p_points; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      if (t < centres * p_dim) {
        s_c[t / p_dim][t % p_dim] = c[t];
        s_sums[t] = 0;
      }
      if (t < centres) s_counts[t] = 0;
      for (int d = 0; d < p_dim; ++d) r_x[_occa_exclusive_index][d] = n0 + t < N ? x[(n0 + t) * p_dim + d] : 0.0f;
    }
    for (int t = 0; t < p_points; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      r_best[_occa_exclusive_index] = -1;
      float smallest = 1.0e30f;
      for (int k = 0; k < centres; ++k) {
        float sum = 0.0f;
        for (int d = 0; d < p_dim; ++d) sum += (r_x[_occa_exclusive_index][d] - s_c[k][d]) * (r_x[_occa_exclusive_index][d] - s_c[k][d]);
        if (sum < smallest) {
          smallest = sum;
          r_best[_occa_exclusive_index] = k;
        }
      }
      if (n0 + t < N) {
        nearest[n0 + t] = r_best[_occa_exclusive_index];
        #pragma omp atomic update
#line 64 "kernels/cluster/kmeans.okl"
        s_counts[r_best[_occa_exclusive_index]] += 1;
        for (int d = 0; d < p_dim; ++d) {
          #pragma omp atomic update
#line 66 "kernels/cluster/kmeans.okl"
          s_sums[r_best[_occa_exclusive_index] * p_dim + d] += r_x[_occa_exclusive_index][d];
        }
      }
    }
    for (int t = 0; t < p_points; ++t) {
      if (t < centres * p_dim) {
        #pragma omp atomic update
#line 72 "kernels/cluster/kmeans.okl"
        sums[t] += s_sums[t];
      }
      if (t < centres) {
        #pragma omp atomic update
#line 75 "kernels/cluster/kmeans.okl"
        counts[t] += s_counts[t];
      }
    }
  }
}

extern "C" void moveCentres(const int &centres, const double *__restrict__ sums, const int *__restrict__ counts,
                         float *__restrict__ c) {
  #pragma omp parallel for
#line 83 "kernels/cluster/kmeans.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < centres * p_dim; _occa_tiled_n += 8) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (8); n += 1) { if (n < centres * p_dim) {
    if (counts[n / p_dim] > 0) c[n] = sums[n] / counts[n / p_dim];
  } } }
}
