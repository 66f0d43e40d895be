#line 1 "kernels/launch/nested_groups.okl"
// Groups in blocks: where an inner `@outer` loop starts depends on the one around it, how many rounds it has does not.
// The size of a group is a variable that never changes, and host code writes through a pointer to its own variable.

__kernel void _occa_nestedGroups_0(const int n, const int B, __global const int *x, __global int *y, int kept) {
#line 7 "kernels/launch/nested_groups.okl"
  { int e0 = B * (int)get_group_id(1);
    { int e = e0 + (int)get_group_id(0);
      int q = 8;
      { int t = (int)get_local_id(0);
        if (e < n) y[8 * e + t] = x[e] + t + kept;
      }
    }
  }
}

#line 4 "kernels/launch/nested_groups.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_nestedGroups_1(const int n, const int B, __global const int *x, __global int *y) {
#line 15 "kernels/launch/nested_groups.okl"
  { int e0 = n - B * (int)get_group_id(1);
    { int e = e0 - 1 - (int)get_group_id(0);
      { int t = (int)get_local_id(0);
        if (e >= 0) y[8 * e + t] += e0;
      }
    }
  }
}
