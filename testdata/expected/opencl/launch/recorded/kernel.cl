#line 1 "kernels/launch/recorded.okl"
// What a launcher hands over: the launches of these kernels are written down in testdata/expected/launches.

typedef struct Shape {
  float width, height;
  int corners;
} Shape;

// Host code around nests: a condition, two kinds of loops, values that go in behind the arguments.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_sweep_0(const int N, const uchar twice, __global const int *restrict x, __global int *restrict y, const int middle) {
#line 13 "kernels/launch/recorded.okl"
  { int n = 16 * (int)get_group_id(0);
    { int i = n + (int)get_local_id(0);
      if (i < N) y[i] = x[i] + middle;
    }
  }
}

#line 9 "kernels/launch/recorded.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_sweep_1(const int N, const uchar twice, __global const int *restrict x, __global int *restrict y, const int middle, float weight, long total, int round) {
#line 22 "kernels/launch/recorded.okl"
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < middle) {
        y[n] += (int)(weight * 2) + (int)(total >> 20) + round;
      } }
}

#line 9 "kernels/launch/recorded.okl"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_sweep_2(const int N, const uchar twice, __global const int *restrict x, __global int *restrict y, int left) {
#line 30 "kernels/launch/recorded.okl"
  { int n_tile = 4 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < left) { y[n] -= left; } }
}

#line 34 "kernels/launch/recorded.okl"
// Each size of its own: axis x is the innermost loop. `2 * nx - 4` may leave nothing, or less.
__kernel __attribute__((reqd_work_group_size(2, 3, 1))) void _occa_box_0(const int nx, const short ny, const unsigned char nz, __global int *restrict y) {
  { int z = (int)get_group_id(2);
    { int k = 1 + (int)get_group_id(1);
      { int x = 2 * nx - 4 - 2 * (int)get_group_id(0);
        { int j = (int)get_local_id(1);
          { int i = (int)get_local_id(0);
            y[(((z * ny + k - 1) * nx + x / 2 - 1) * 3 + j) * 2 + i] = 100 * z + 10 * k + x;
          }
        }
      }
    }
  }
}

// A struct, a value that host code changes, and a name that means something else around a nest.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_area_0(Shape shape, int copies, __global float *restrict y, int offset) {
#line 55 "kernels/launch/recorded.okl"
  { int n = (int)get_group_id(0);
      { int i = (int)get_local_id(0); y[4 * n + i] = shape.width * shape.height + shape.corners + offset; }
    }
}

#line 50 "kernels/launch/recorded.okl"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_area_1(Shape shape, int copies, __global float *restrict y, const int offset) {
#line 59 "kernels/launch/recorded.okl"
  { int n = (int)get_group_id(0);
    { int i = (int)get_local_id(0); y[0] += offset; }
  }
}
