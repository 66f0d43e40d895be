#line 1 "kernels/barriers/indices.okl"
// Indices that look like a work item's own and are not, found by an interpreter of kernels. Without a barrier between the
// two loops of each, some order of work items gives another result.

// `(&s[1])[t]` is `s[1 + t]`.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_shifted_0(__global const int *in, __global int *out) {
  __local int s[5];
#line 6 "kernels/barriers/indices.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = in[t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = (int)get_local_id(0); (&s[1])[t] = 7 + t; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 11 "kernels/barriers/indices.okl"
    { int t = (int)get_local_id(0); out[t] = (&s[0])[t]; }
  }
}

// An `int` has the low 32 bits of a `long`: `j` is 0 for all.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_narrowed_0(__global const int *in, __global int *out) {
  __local int s[4];
#line 17 "kernels/barriers/indices.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = in[t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = (int)get_local_id(0);
      const long i = 4294967296L * t;
      const int j = i;
      if (t == 1) s[j] = 9;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 26 "kernels/barriers/indices.okl"
    { int t = (int)get_local_id(0);
      const long i = 4294967296L * t;
      const int j = i;
      if (t == 0) out[t] = s[j];
    }
  }
}

// Unsigned numbers wrap around: the index is 0 for all.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_wrapped_0(__global const int *in, __global int *out) {
  __local int s[4];
#line 36 "kernels/barriers/indices.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = in[t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = (int)get_local_id(0);
      if (t == 0) s[1073741824u * t * 4] = 9;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 43 "kernels/barriers/indices.okl"
    { int t = (int)get_local_id(0); out[t] = s[1073741824u * t * 4]; }
  }
}

// `m(t, 0)` is `m[2 * t]`.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_dimensions_0(__global const int *in, __global int *out) {
  __local int m[8];
#line 49 "kernels/barriers/indices.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      m[t] = in[t];
      m[t + 4] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = (int)get_local_id(0); m[0 + 2 * t] = 20 + t; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 57 "kernels/barriers/indices.okl"
    { int t = (int)get_local_id(0); out[t] = m[t]; }
  }
}

// `continue` leads to the condition, which reads `s[0]`.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_skipped_0(const int n, __global const int *in, __global int *out) {
  __local int s[4];
#line 63 "kernels/barriers/indices.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = in[t]; }
    int r = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 67 "kernels/barriers/indices.okl"
    while (s[0] < 50 && r < 3) {
      ++r;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 69 "kernels/barriers/indices.okl"
      { int t = (int)get_local_id(0); s[t] += 40; }
      if (r == n % 3) { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); continue; }
      { int t = (int)get_local_id(0); out[t] = r; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 72 "kernels/barriers/indices.okl"
}
    { int t = (int)get_local_id(0); out[t] = 10 * out[t] + s[t]; }
  }
}

// `default` is reached from the head of the `switch`, not from behind the barrier of `case 0`.
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_labelled_0(const int n, __global const int *in, __global int *out) {
  __local int s[4];
#line 79 "kernels/barriers/indices.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = in[t]; }
    switch (n % 3) {
    case 0:
      { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); out[t] = s[3 - t]; } }
      break;
    default:
      { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); out[t] = 2 * s[3 - t]; } }
    }
  }
}
