#line 1 "kernels/loops/near_the_end.okl"
// Loops that end close to the largest value of their type, where a step of a whole tile would wrap.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_tileToTheEnd_0(const unsigned int N, __global const int *restrict x, __global int *restrict y) {
  { unsigned int i_tile = 4294967295u - N + 8 * (unsigned int)get_group_id(0); unsigned int i = i_tile + (unsigned int)get_local_id(0); if (i_tile + (long)get_local_id(0) < 4294967295u) {
    const unsigned int at = i - (4294967295u - N);
    y[at] = x[at] + 1;
  } }
}

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_loopToTheEnd_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int i = 2147483647 - N + (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int at = i - (2147483647 - N);
      y[at] = x[at] - 1;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_tileToZero_0(const unsigned int N, __global const int *restrict x, __global int *restrict y) {
  { unsigned int i_tile = N - 8 * (unsigned int)get_group_id(0); unsigned int i = i_tile - (unsigned int)get_local_id(0); if (i_tile - (long)get_local_id(0) > (unsigned int)0) { y[i - 1] = 2 * x[i - 1]; } }
}

// Starts where it ends for N = 0, and no `int` is larger.
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_downFromTheEnd_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int i = 2147483647 - (int)get_group_id(0);
    { int t = (int)get_local_id(0); y[2147483647 - i] = 3 * x[2147483647 - i]; }
  }
}

// More than an `int` can count from one end to the other.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_acrossZero_0(const int first, const int last, __global int *restrict y) {
  { int i = first + 2000000000 * (int)get_group_id(0);
    { int t = (int)get_local_id(0); y[4 * (i < 0 ? 0 : 1) + t] += i / 1000 + t; }
  }
}

#line 31 "kernels/loops/near_the_end.okl"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_acrossZero_1(const int first, const int last, __global int *restrict y) {
#line 35 "kernels/loops/near_the_end.okl"
  { int i = first + 1000000000 * (int)get_group_id(1);
    { int j = last - 2000000000 * (int)get_group_id(0);
      { int t = (int)get_local_id(0); atomic_add((volatile __global int *)&y[8], i / 100000000 + j / 10000000); }
    }
  }
}

// The indices of the last tile would pass the largest `int`, and the smallest one.
__kernel __attribute__((reqd_work_group_size(256, 1, 1))) void _occa_tileOfOne_0(const int first, const int last, __global int *restrict y) {
  { int i_tile = first + 256 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i_tile + (long)get_local_id(0) < last) {
    atomic_add((volatile __global int *)&y[0], 1 + i - first);
  } }
}

#line 43 "kernels/loops/near_the_end.okl"
__kernel __attribute__((reqd_work_group_size(200, 1, 1))) void _occa_tileOfOne_1(const int first, const int last, __global int *restrict y) {
#line 47 "kernels/loops/near_the_end.okl"
  { int i_tile = -first - 200 * (int)get_group_id(0); int i = i_tile - (int)get_local_id(0); if (i_tile - (long)get_local_id(0) > -last) {
    atomic_add((volatile __global int *)&y[1], 1 + i + first);
  } }
}

#line 43 "kernels/loops/near_the_end.okl"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_tileOfOne_2(const int first, const int last, __global int *restrict y) {
#line 50 "kernels/loops/near_the_end.okl"
  { int i_tile = first + 48 * (int)get_group_id(1); int i = i_tile + 3 * (int)get_group_id(0); if (i_tile + 3 * (long)get_group_id(0) < last) {
    { int t = (int)get_local_id(0);
      atomic_add((volatile __global int *)&y[2], 1 + i - first);
    }
  } }
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_tileOfLongs_0(const long first, const long last, __global int *restrict y) {
  { long i_tile = first + 64 * (long)get_group_id(0); long i = i_tile + (long)get_local_id(0); if ((unsigned long)get_group_id(0) * 64 + get_local_id(0) < (first < last ? (unsigned long)last - first : 0)) {
    atomic_add((volatile __global int *)&y[0], (int)(1 + i - first));
  } }
}
