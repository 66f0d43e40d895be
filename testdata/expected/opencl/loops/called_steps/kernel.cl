#line 1 "kernels/loops/called_steps.okl"
// Steps and tiles that a function gives, in another type than the loop's.

static int twice(const int n) { return 2 * n; }

__kernel void _occa_up_0(const int N, const int M, __global const int *restrict x, __global int *restrict y) {
  { long b = twice(M) * (long)get_group_id(0);
    { int i = (int)get_local_id(0);
      if (b + i < N) y[b + i] = x[b + i] + 1;
    }
  }
}

__kernel void _occa_down_0(const int N, const int M, __global const int *restrict x, __global int *restrict y) {
  { long b = N - 1 - (twice(M) - M) * (long)get_group_id(0);
    { long i = b - (long)get_local_id(0);
      if (i >= 0) y[i] = x[i] - 1;
    }
  }
}

__kernel void _occa_tiles_0(const int N, const int M, __global const int *restrict x, __global int *restrict y) {
  { long i_tile = twice(M) * (twice(2) - 3) * (long)get_group_id(0); long i = i_tile + (twice(2) - 3) * (long)get_local_id(0); if ((unsigned long)get_group_id(0) * twice(M) + get_local_id(0) < (0 < (long)N ? ((unsigned long)(long)N - 1) / (twice(2) - 3) + 1 : 0)) { y[i] = 3 * x[i]; } }
}

// Two loops that OpenMP could run as one.
__kernel void _occa_planes_0(const int N, const int M, __global const int *restrict x, __global int *restrict y) {
  { long b = twice(M) * (long)get_group_id(1);
    { short part = (short)twice(M) * (short)get_group_id(0);
      { int i = (int)get_local_id(0);
        if (b + part + i < N) y[b + part + i] = x[b + part + i] - 5;
      }
    }
  }
}
