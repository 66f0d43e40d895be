#line 1 "kernels/launch/recorded.okl"
// What a launcher hands over: the launches of these kernels are written down in testdata/expected/launches.

struct Shape {
  float width, height;
  int corners;
};

// Host code around nests: a condition, two kinds of loops, values that go in behind the arguments.
extern "C" __global__ __launch_bounds__(16) void _occa_sweep_0(const int N, const bool twice, const int *__restrict__ x, int *__restrict__ y, const int middle) {
#line 13 "kernels/launch/recorded.okl"
  { int n = 16 * (int)blockIdx.x;
    { int i = n + (int)threadIdx.x;
      if (i < N) y[i] = x[i] + middle;
    }
  }
}

#line 9 "kernels/launch/recorded.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_sweep_1(const int N, const bool twice, const int *__restrict__ x, int *__restrict__ y, const int middle, float weight, long long total, int round) {
#line 22 "kernels/launch/recorded.okl"
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < middle) {
        y[n] += (int)(weight * 2) + (int)(total >> 20) + round;
      } }
}

#line 9 "kernels/launch/recorded.okl"
extern "C" __global__ __launch_bounds__(4) void _occa_sweep_2(const int N, const bool twice, const int *__restrict__ x, int *__restrict__ y, int left) {
#line 30 "kernels/launch/recorded.okl"
  { int n_tile = 4 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < left) { y[n] -= left; } }
}

#line 34 "kernels/launch/recorded.okl"
// Each size of its own: axis x is the innermost loop. `2 * nx - 4` may leave nothing, or less.
extern "C" __global__ __launch_bounds__(6) void _occa_box_0(const int nx, const short ny, const unsigned char nz, int *__restrict__ y) {
  { int z = (int)blockIdx.z;
    { int k = 1 + (int)blockIdx.y;
      { int x = 2 * nx - 4 - 2 * (int)blockIdx.x;
        { int j = (int)threadIdx.y;
          { int i = (int)threadIdx.x;
            y[(((z * ny + k - 1) * nx + x / 2 - 1) * 3 + j) * 2 + i] = 100 * z + 10 * k + x;
          }
        }
      }
    }
  }
}

// A struct, a value that host code changes, and a name that means something else around a nest.
extern "C" __global__ __launch_bounds__(4) void _occa_area_0(Shape shape, int copies, float *__restrict__ y, int offset) {
#line 55 "kernels/launch/recorded.okl"
  { int n = (int)blockIdx.x;
      { int i = (int)threadIdx.x; y[4 * n + i] = shape.width * shape.height + shape.corners + offset; }
    }
}

#line 50 "kernels/launch/recorded.okl"
extern "C" __global__ __launch_bounds__(1) void _occa_area_1(Shape shape, int copies, float *__restrict__ y, const int offset) {
#line 59 "kernels/launch/recorded.okl"
  { int n = (int)blockIdx.x;
    { int i = (int)threadIdx.x; y[0] += offset; }
  }
}
