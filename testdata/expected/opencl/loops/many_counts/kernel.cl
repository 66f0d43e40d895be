#line 1 "kernels/loops/many_counts.okl"
// Twelve nests whose counts only the host knows: it takes the largest, and the text of a launch grows with their number.

__kernel void _occa_manyCounts_0(const int N, const int a, const int b, const int c, __global const int *restrict x, __global int *restrict y) {
  { int g = (int)get_group_id(0);
    { if (get_local_id(0) < (0 < a ? (unsigned long)a : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] = x[g * 64 + i]; } }
    { if (get_local_id(0) < (0 < b ? (unsigned long)b : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] += 1; } }
    { if (get_local_id(0) < (0 < a ? (unsigned long)a : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] += 2; } }
    { if (get_local_id(0) < (0 < b ? (unsigned long)b : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] += 3; } }
    { if (get_local_id(0) < (0 < c ? (unsigned long)c : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] += 4; } }
    { if (get_local_id(0) < (0 < a + b ? (unsigned long)(a + b) : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] += 5; } }
    { if (get_local_id(0) < (0 < b + c ? (unsigned long)(b + c) : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] += 6; } }
    { if (get_local_id(0) < (0 < a + c ? (unsigned long)(a + c) : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] += 7; } }
    { if (get_local_id(0) < (0 < 2 * a ? (unsigned long)(2 * a) : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] += 8; } }
    { if (get_local_id(0) < (0 < 2 * b ? (unsigned long)(2 * b) : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] += 9; } }
    { if (get_local_id(0) < 3) { int i = (int)get_local_id(0); y[g * 64 + i] += 10; } }
    { if (get_local_id(0) < 5) { int i = (int)get_local_id(0); y[g * 64 + i] += 11; } }
  }
}

// The same sizes for what each work item keeps to itself.
__kernel void _occa_manyKept_0(const int N, const int a, const int b, const int c, __global const int *restrict x, __global int *restrict y) {
  { int g = (int)get_group_id(0);
    int kept = 1;
    { if (get_local_id(0) < (0 < a ? (unsigned long)a : 0)) { int i = (int)get_local_id(0); kept += x[g * 64 + i]; } }
    { if (get_local_id(0) < (0 < b ? (unsigned long)b : 0)) { int i = (int)get_local_id(0); kept += 2; } }
    { if (get_local_id(0) < (0 < a + b ? (unsigned long)(a + b) : 0)) { int i = (int)get_local_id(0); kept *= 3; } }
    { if (get_local_id(0) < (0 < b + c ? (unsigned long)(b + c) : 0)) { int i = (int)get_local_id(0); kept -= 4; } }
    { if (get_local_id(0) < (0 < a + c ? (unsigned long)(a + c) : 0)) { int i = (int)get_local_id(0); y[g * 64 + i] = kept; } }
  }
}
