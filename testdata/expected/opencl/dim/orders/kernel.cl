static inline __attribute__((overloadable)) int okl_max(int a, int b) { return b > a ? b : a; }
static inline __attribute__((overloadable)) int okl_min(int a, int b) { return b < a ? b : a; }
#line 1 "kernels/dim/orders.okl"
// @dim and @dimOrder in two, three and four dimensions: parameters, typedefs, shared and
// exclusive arrays, nested accesses, updates, addresses.

#define p_n 4

typedef float *matrix;
typedef const int *table;


__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_planes_0(const int N, const int M, __global const float *a, __global float *b,
                    __global float *c, __global float *d) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    for (int j = 0; j < M; ++j) {
      b[j + M * i] = a[i + N * j];
      c[j + M * i] = 2 * a[i + N * j];
      d[i + N * j] = 3 * a[i + N * j];
      d[i + N * j] += 1;
      d[i + N * j]++;
    }
  } }
}

__kernel void _occa_boxes_0(const int nx, const int ny, const int nz, __global const float *a,
                   __global float *xyz, __global float *zyx,
                   __global float *yzx, __global float *zxy) {
  { int z = (int)get_group_id(1);
    { int y = (int)get_group_id(0);
      { int x = (int)get_local_id(0);
        xyz[x + nx * (y + ny * z)] = a[x + nx * (y + ny * z)];
        zyx[z + nz * (y + ny * x)] = a[x + nx * (y + ny * z)];
        yzx[y + ny * (z + nz * x)] = a[x + nx * (y + ny * z)];
        zxy[z + nz * (x + nx * y)] = a[x + nx * (y + ny * z)];
      }
    }
  }
}

static float trace(__global float *const m) {
  float sum = 0.0f;
  for (int i = 0; i < p_n; ++i) sum += m[i + 4 * i];
  return sum;
}

// Indices that are accesses themselves, expressions with commas in calls, and a ternary.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_nested_0(const int N, __global const int * which, __global float * m, __global float *restrict out) {
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    out[0 + 3 * n] = m[which[0 + 3 * (n % 8)] + 4 * which[1 + 3 * (n % 8)]];
    out[1 + 3 * n] = m[which[0 + 3 * which[2 + 3 * (n % 8)]] + 4 * (n % 2 ? 0 : p_n - 1)] + trace(m);
    __global float *place = &out[2 + 3 * n];
    *place = m[okl_min(n, p_n - 1) + 4 * okl_max(0, (n & 3))];
  } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_inside_0(const int N, __global const float *restrict a, __global float *restrict sums) {
  __local float s_a[12];
#line 55 "kernels/dim/orders.okl"
  { int g = (int)get_group_id(0);
    
    float r_a[6];
    { int i = (int)get_local_id(0);
      for (int k = 0; k < 3; ++k) {
        s_a[k + 3 * i] = a[(g * p_n + i) * 3 + k];
        r_a[1 + 2 * k] = a[(g * p_n + i) * 3 + k];
        r_a[0 + 2 * k] = 1.0f;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 65 "kernels/dim/orders.okl"
    { int i = (int)get_local_id(0);
      float sum = 0.0f;
      for (int k = 0; k < 3; ++k) sum += s_a[k + 3 * (p_n - 1 - i)] * r_a[1 + 2 * (2 - k)] + r_a[0 + 2 * k];
      sums[g * p_n + i] = sum;
    }
  }
}
