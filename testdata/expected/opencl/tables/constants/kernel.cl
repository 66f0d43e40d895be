#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/tables/constants.okl"
// Tables and constants at file scope, in functions and in structs passed by value.

__constant const float gauss[3] = {-0.7745966692414834f, 0.0f, 0.7745966692414834f};
__constant static const float weights[3] = {5.0f / 9, 8.0f / 9, 5.0f / 9};
__constant const int corners[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
__constant static const unsigned char order[] = {3, 2, 1, 0};
__constant const float third = 1.0f / 3.0f;
enum { points = 3 };

typedef struct Options {
  float factors[4];
  int first[2];
  struct {
    double scale;
    short shift;
  } inside;
} Options;

static float shape(const int corner, const float r, const float s) {
  return 0.25f * (1.0f + corners[corner][0] * r) * (1.0f + corners[corner][1] * s);
}

// The integral of a bilinear function over a quadrilateral, by 3 x 3 points.
__kernel __attribute__((reqd_work_group_size(3, 3, 1))) void _occa_integrate_0(const int N, __global const float *restrict values, __global const float *restrict areas, __global float *restrict sums) {
  __local float s_parts[3][3];
#line 25 "kernels/tables/constants.okl"
  { int e = (int)get_group_id(0);
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        float value = 0.0f;
        for (int k = 0; k < 4; ++k) value += shape(k, gauss[i], gauss[j]) * values[4 * e + order[k]];
        s_parts[j][i] = weights[i] * weights[j] * value;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 34 "kernels/tables/constants.okl"
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        if (i + j == 0) {
          float sum = 0.0f;
          for (int n = 0; n < points * points; ++n) sum += s_parts[n / points][n % points];
          sums[e] = sum * areas[e] * third;
        }
      }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_transform_0(const int N, const Options options, __global const float *restrict x, __global float *restrict y) {
  { int n_tile = options.first[1] + 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n_tile + (long)get_local_id(0) < N) {
    const float powers[4] = {1.0f, x[n], x[n] * x[n], x[n] * x[n] * x[n]};
    const int signs[2] = {1, -1};
    float sum = 0.0f;
    for (int k = 0; k < 4; ++k) sum += signs[k % 2] * options.factors[k] * powers[k];
    y[n] = options.inside.scale * sum + options.inside.shift;
  } }
}
