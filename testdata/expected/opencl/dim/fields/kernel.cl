#line 1 "kernels/dim/fields.okl"
// @dim on fields, on variables inside of kernels, on what other attributes stand with, in bounds,
// conditions and atomic updates.

typedef struct Mesh {
  int nx, ny;
} Mesh;

typedef struct View {
  __global const float *values;
  __global float *sums;
} View;

typedef int *counts_t;

static float pickFrom(__private const struct View *view, const int i, const int j) { return view->values[i + 5 * j]; }

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_fields_0(const int N, __global const float *restrict a, __global float *b, const Mesh mesh, __global const int *restrict limits,
                    __global float *restrict c) {
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    View view;
    view.values = a + 20 * n;
    view.sums = b + 6 * n;
    for (int i = 0; i < 2; ++i) {
      for (int j = 0; j < 3; ++j) {
        view.sums[j + 3 * i] = 0.0f;
        for (int k = limits[0 + 2 * n]; k < limits[1 + 2 * n]; ++k) view.sums[j + 3 * i] += view.values[k + 5 * (i + j)] * (i + 1);
      }
    }
    __global const float *_occa_local = a + 20 * n;
    for (int i = 0; i < mesh.nx; ++i)
      for (int j = 0; j < mesh.ny; ++j) c[i + mesh.nx * (j + mesh.ny * n)] = _occa_local[i + 5 * j] > 0 ? _occa_local[i + 5 * j] : -pickFrom(&view, i, j);
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_counted_0(const int N, __global const int *restrict row, __global const int *restrict col, __global int * counts) {
  __local int s_counts[12];
#line 36 "kernels/dim/fields.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); if (t < 12) s_counts[t / 4 + 3 * (t % 4)] = 0; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 39 "kernels/dim/fields.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        atomic_add((volatile __local int *)&s_counts[col[b + t] + 3 * row[b + t]], 1);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 44 "kernels/dim/fields.okl"
    { int t = (int)get_local_id(0);
      if (t < 12 && s_counts[t / 4 + 3 * (t % 4)] > 0) {
        atomic_add((volatile __global int *)&counts[t % 4 + 4 * (t / 4)], s_counts[t / 4 + 3 * (t % 4)]);
      }
    }
  }
}
