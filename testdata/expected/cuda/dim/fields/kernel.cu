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

__device__ float pickFrom(const struct View *view, const int i, const int j) { return view->values[i + 5 * j]; }

extern "C" __global__ __launch_bounds__(8) void _occa_fields_0(const int N, const float *__restrict__ a, float *b, const Mesh mesh, const int *__restrict__ limits,
                    float *__restrict__ c) {
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
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
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_counted_0(const int N, const int *__restrict__ row, const int *__restrict__ col, counts_t counts) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s_counts[12];
    { int t = (int)threadIdx.x; if (t < 12) s_counts[t / 4 + 3 * (t % 4)] = 0; }
    __syncthreads();
#line 39 "kernels/dim/fields.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        atomicAdd(&s_counts[col[b + t] + 3 * row[b + t]], 1);
      }
    }
    __syncthreads();
#line 44 "kernels/dim/fields.okl"
    { int t = (int)threadIdx.x;
      if (t < 12 && s_counts[t / 4 + 3 * (t % 4)] > 0) {
        atomicAdd(&counts[t % 4 + 4 * (t / 4)], s_counts[t / 4 + 3 * (t % 4)]);
      }
    }
  }
}
