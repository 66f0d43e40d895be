#line 1 "kernels/pointers/reference_to_value.okl"
// References to values: a conversion, the value before `i++` and one side of a condition are copies, wherever what
// they were made of lies.

static inline int before__gg(__global const int *a, __global int *z) {
  z[0] = (*a) + 5;
  return (*a);
}
#line 4 "kernels/pointers/reference_to_value.okl"
static inline int before__ll(__local const int *a, __local int *z) {
  z[0] = (*a) + 5;
  return (*a);
}
#line 4 "kernels/pointers/reference_to_value.okl"
static inline int before__pg(__private const int *a, __global int *z) {
  z[0] = (*a) + 5;
  return (*a);
}

static inline float twice(__private const float *a) {
  return 2 * (*a);
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_referenceToValue_0(const int N, __global const int *x, __global int *z, __global float *y) {
  __local int s[16];
#line 14 "kernels/pointers/reference_to_value.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = b + t < N ? x[b + t] : 0;
      if (b + t < N) {
        __global int *const own = z + b + t;
        const int  converted = (int)own[0];
        const float  number = own[0];
        const int  chosen = x[b + t] > 0 ? own[0] : 7;
        *own += 100;
        int sum = converted + chosen;
        sum += before__pg(&(__private int){(int)own[0]}, own);
        sum += before__pg(&(__private int){(long)s[t]}, own);
        sum += before__pg(&(__private int){s[t]++}, own);
        sum += before__pg(&(__private int){own[0] > 50 ? s[t] : 1}, own);
        sum += before__gg(&(x[b + t]), own);
        s[t] = sum;
        y[b + t] = (const float )x[b + t] + number + twice(&(__private float){(float)s[t]}) + twice(&(__private float){s[t]});
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 34 "kernels/pointers/reference_to_value.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        z[b + t] += before__ll(&(s[15 - t]), s + 15 - t);
        z[b + t] += s[15 - t];
      }
    }
  }
}
