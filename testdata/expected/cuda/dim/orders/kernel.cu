template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/dim/orders.okl"
// @dim and @dimOrder in two, three and four dimensions: parameters, typedefs, shared and
// exclusive arrays, nested accesses, updates, addresses.

#define p_n 4

typedef float *matrix;
typedef const int *table;


extern "C" __global__ __launch_bounds__(8) void _occa_planes_0(const int N, const int M, const float *a, float *b,
                    float *c, float *d) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    for (int j = 0; j < M; ++j) {
      b[j + M * i] = a[i + N * j];
      c[j + M * i] = 2 * a[i + N * j];
      d[i + N * j] = 3 * a[i + N * j];
      d[i + N * j] += 1;
      d[i + N * j]++;
    }
  } }
}

extern "C" __global__ void _occa_boxes_0(const int nx, const int ny, const int nz, const float *a,
                   float *xyz, float *zyx,
                   float *yzx, float *zxy) {
  { int z = (int)blockIdx.y;
    { int y = (int)blockIdx.x;
      { int x = (int)threadIdx.x;
        xyz[x + nx * (y + ny * z)] = a[x + nx * (y + ny * z)];
        zyx[z + nz * (y + ny * x)] = a[x + nx * (y + ny * z)];
        yzx[y + ny * (z + nz * x)] = a[x + nx * (y + ny * z)];
        zxy[z + nz * (x + nx * y)] = a[x + nx * (y + ny * z)];
      }
    }
  }
}

__device__ float trace(const matrix m) {
  float sum = 0.0f;
  for (int i = 0; i < p_n; ++i) sum += m[i + 4 * i];
  return sum;
}

// Indices that are accesses themselves, expressions with commas in calls, and a ternary.
extern "C" __global__ __launch_bounds__(8) void _occa_nested_0(const int N, table which, matrix m, float *__restrict__ out) {
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    out[0 + 3 * n] = m[which[0 + 3 * (n % 8)] + 4 * which[1 + 3 * (n % 8)]];
    out[1 + 3 * n] = m[which[0 + 3 * which[2 + 3 * (n % 8)]] + 4 * (n % 2 ? 0 : p_n - 1)] + trace(m);
    float *place = &out[2 + 3 * n];
    *place = m[min(n, p_n - 1) + 4 * max(0, (n & 3))];
  } }
}

extern "C" __global__ __launch_bounds__(4) void _occa_inside_0(const int N, const float *__restrict__ a, float *__restrict__ sums) {
  { int g = (int)blockIdx.x;
    __shared__ float s_a[3 * p_n];
    float r_a[6];
    { int i = (int)threadIdx.x;
      for (int k = 0; k < 3; ++k) {
        s_a[k + 3 * i] = a[(g * p_n + i) * 3 + k];
        r_a[1 + 2 * k] = a[(g * p_n + i) * 3 + k];
        r_a[0 + 2 * k] = 1.0f;
      }
    }
    __syncthreads();
#line 65 "kernels/dim/orders.okl"
    { int i = (int)threadIdx.x;
      float sum = 0.0f;
      for (int k = 0; k < 3; ++k) sum += s_a[k + 3 * (p_n - 1 - i)] * r_a[1 + 2 * (2 - k)] + r_a[0 + 2 * k];
      sums[g * p_n + i] = sum;
    }
  }
}
