#line 1 "kernels/launch/nested_groups.okl"
// Groups in blocks: where an inner `@outer` loop starts depends on the one around it, how many rounds it has does not.
// The size of a group is a variable that never changes, and host code writes through a pointer to its own variable.

extern "C" __global__ void _occa_nestedGroups_0(const int n, const int B, const int *x, int *y, int kept) {
#line 7 "kernels/launch/nested_groups.okl"
  { int e0 = B * (int)blockIdx.y;
    { int e = e0 + (int)blockIdx.x;
      int q = 8;
      { int t = (int)threadIdx.x;
        if (e < n) y[8 * e + t] = x[e] + t + kept;
      }
    }
  }
}

#line 4 "kernels/launch/nested_groups.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_nestedGroups_1(const int n, const int B, const int *x, int *y) {
#line 15 "kernels/launch/nested_groups.okl"
  { int e0 = n - B * (int)blockIdx.y;
    { int e = e0 - 1 - (int)blockIdx.x;
      { int t = (int)threadIdx.x;
        if (e >= 0) y[8 * e + t] += e0;
      }
    }
  }
}
