#line 1 "kernels/cluster/kmeans.okl"
// Distances between points and centres, the nearest centre, and new centres as means.

#define p_dim 3
#define p_maxCentres 8
#define p_points 32

extern "C" __global__ __launch_bounds__(64) void _occa_distanceMatrix_0(const int N, const int M, const float *__restrict__ x, const float *__restrict__ y,
                            float *distances) {
  { int n0 = 8 * (int)blockIdx.y;
    { int m0 = 8 * (int)blockIdx.x;
      __shared__ float s_x[8][p_dim], s_y[8][p_dim];
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          if (i < p_dim && n0 + j < N) s_x[j][i] = x[(n0 + j) * p_dim + i];
          if (i < p_dim && m0 + j < M) s_y[j][i] = y[(m0 + j) * p_dim + i];
        }
      }
      __syncthreads();
#line 18 "kernels/cluster/kmeans.okl"
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          if (n0 + j < N && m0 + i < M) {
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

extern "C" __global__ __launch_bounds__(32) void _occa_assign_0(const int N, const int centres, const float *__restrict__ x, const float *__restrict__ c,
                    int *__restrict__ nearest, double *__restrict__ sums, int *__restrict__ counts) {
  { int n0 = 32 * (int)blockIdx.x;
    __shared__ float s_c[p_maxCentres][p_dim];
    __shared__ double s_sums[p_maxCentres * p_dim];
    __shared__ int s_counts[p_maxCentres];
    int r_best;
    float r_x[p_dim];

    { int t = (int)threadIdx.x;
      if (t < centres * p_dim) {
        s_c[t / p_dim][t % p_dim] = c[t];
        s_sums[t] = 0;
      }
      if (t < centres) s_counts[t] = 0;
      for (int d = 0; d < p_dim; ++d) r_x[d] = n0 + t < N ? x[(n0 + t) * p_dim + d] : 0.0f;
    }
    __syncthreads();
#line 51 "kernels/cluster/kmeans.okl"
    { int t = (int)threadIdx.x;
      r_best = -1;
      float smallest = 1.0e30f;
      for (int k = 0; k < centres; ++k) {
        float sum = 0.0f;
        for (int d = 0; d < p_dim; ++d) sum += (r_x[d] - s_c[k][d]) * (r_x[d] - s_c[k][d]);
        if (sum < smallest) {
          smallest = sum;
          r_best = k;
        }
      }
      if (n0 + t < N) {
        nearest[n0 + t] = r_best;
        atomicAdd(&s_counts[r_best], 1);
        for (int d = 0; d < p_dim; ++d) {
          atomicAdd(&s_sums[r_best * p_dim + d], (double)r_x[d]);
        }
      }
    }
    __syncthreads();
#line 70 "kernels/cluster/kmeans.okl"
    { int t = (int)threadIdx.x;
      if (t < centres * p_dim) {
        atomicAdd(&sums[t], s_sums[t]);
      }
      if (t < centres) {
        atomicAdd(&counts[t], s_counts[t]);
      }
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_moveCentres_0(const int centres, const double *__restrict__ sums, const int *__restrict__ counts,
                         float *__restrict__ c) {
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < centres * p_dim) {
    if (counts[n / p_dim] > 0) c[n] = sums[n] / counts[n / p_dim];
  } }
}
