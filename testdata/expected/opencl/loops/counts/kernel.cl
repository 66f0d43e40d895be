#line 1 "kernels/loops/counts.okl"
// Numbers of rounds: near the ends of types, shifted, empty, from constants of device code.

enum { Groups = 3 };

// Both ends of `int`, and a bound that is no `int`.
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_nearTheEnds_0(__global int *hits) {
  { int g = 2147483645 + (int)get_group_id(0);
    { int i = -2147483647 + (int)get_local_id(0);
      hits[3 * (g - 2147483645) + (i + 2147483647)] += 1;
    }
  }
}

#line 6 "kernels/loops/counts.okl"
__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void _occa_nearTheEnds_1(__global int *hits) {
#line 12 "kernels/loops/counts.okl"
  { short g = (short)get_group_id(0);
    { unsigned int i = 4294967293u + (unsigned int)get_local_id(0); hits[6 + 2 * g + (int)(i - 4294967293u)] += 1; }
  }
}

// 120, 122, 124 in a `signed char`; down to 0 in an `unsigned`.
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_smallTypes_0(__global int *hits) {
  { signed char g = (signed char)120 + 2 * (signed char)get_group_id(0);
    { unsigned int i = 3 - (unsigned int)get_local_id(0); hits[3 * ((g - 120) / 2) + (int)i - 1] += 1; }
  }
}

// The group moves both ends; the number of rounds is the same for all of them.
__kernel void _occa_shifted_0(const int B, __global int *hits) {
  { int g = (int)get_group_id(0);
    { if (get_local_id(0) < (0 < (long)B ? (unsigned long)(long)B : 0)) { int i = g + (int)get_local_id(0); hits[g * B + (i - g)] += 1; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 28 "kernels/loops/counts.okl"
    { if (get_local_id(0) < (0 <= (long)B - 1 ? (unsigned long)((long)B - 1) + 1 : 0)) { int i = g + B - 1 - (int)get_local_id(0); hits[g * B + (i - g)] += 2; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "kernels/loops/counts.okl"
    { if (get_local_id(0) < (0 < (long)B ? (unsigned long)(long)B : 0)) { unsigned long i = B + g - (unsigned long)get_local_id(0); hits[g * B + (int)i - g - 1] += 4; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "kernels/loops/counts.okl"
    { if (get_local_id(0) < 0) { int i = g + (int)get_local_id(0); hits[0] += 1000; } }
  }
}

// A constant of the `@outer` body that follows from an argument.
__kernel void _occa_halves_0(const int N, __global int *hits) {
  { int g = (int)get_group_id(0);
    const int _occa_half = N / 2;
    const int rest = N - _occa_half;
#line 37 "kernels/loops/counts.okl"
    { if (get_local_id(0) < (0 < ((int)(N / 2)) ? (unsigned long)((int)(N / 2)) : 0)) { int i = (int)get_local_id(0); hits[g * N + i] += 1; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 38 "kernels/loops/counts.okl"
    { if (get_local_id(0) < (0 < ((int)(N - ((int)(N / 2)))) ? (unsigned long)((int)(N - ((int)(N / 2)))) : 0)) { int i = (int)get_local_id(0); hits[g * N + _occa_half + i] += 1; } }
#line 41 "kernels/loops/counts.okl"
  }
}

// The number of rounds depends on the group, up to a limit.
__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_triangle_0(__global int *hits) {
  __local int s[5];
#line 46 "kernels/loops/counts.okl"
  { int g = (int)get_group_id(0);
    
    { if (get_local_id(0) < (0 <= g ? (unsigned long)g + 1 : 0)) { int i = (int)get_local_id(0); s[i] = i + 1; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 49 "kernels/loops/counts.okl"
    { if (get_local_id(0) < (0 <= g ? (unsigned long)g + 1 : 0)) { int i = (int)get_local_id(0); hits[5 * g + i] += s[g - i]; } }
  }
}

// Empty ranges launch nothing, also where the comparison is unsigned.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_nothing_0(const int N, __global int *hits) {
  { int g = 5 + (int)get_group_id(0);
    { int i = (int)get_local_id(0); hits[i] += 1; }
  }
}

#line 54 "kernels/loops/counts.okl"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_nothing_1(const int N, __global int *hits) {
#line 58 "kernels/loops/counts.okl"
  { int g = -1 + (int)get_group_id(0);
    { int i = (int)get_local_id(0); hits[i] += 1; }
  }
}
