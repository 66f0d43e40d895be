#line 1 "kernels/barriers/whole_structs.okl"
// Group memory that is written as whole structs, and through pointers that move on.

struct Range {
  float low, high;
  int count;
};

Range join(const Range a, const Range b) {
  Range all = a;
  if (b.low < all.low) all.low = b.low;
  if (b.high > all.high) all.high = b.high;
  all.count += b.count;
  return all;
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_ranges_0(const int N, __global const float *__restrict x, __global float *__restrict y) {
  __local Range ranges[32];
#line 17 "kernels/barriers/whole_structs.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      const float value = x[g * 32 + t];
      Range own;
      own.low = own.high = value;
      own.count = 1;
      ranges[t] = own;
    }
    for (int alive = 16; alive > 0; alive /= 2)
      { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0);
        if (t < alive) { ranges[t] = join(ranges[t], ranges[t + alive]); } } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "kernels/barriers/whole_structs.okl"
    { int t = (int)get_local_id(0);
      if (t < 3) y[g * 3 + t] = t == 0 ? ranges[0].low : t == 1 ? ranges[0].high : ranges[0].count;
    }
  }
}

// A vector is one, too. The barrier stands behind a loop whose braces are not the body's.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_rotated_0(const int N, __global float4 *__restrict v) {
  __local float4 s[8];
#line 37 "kernels/barriers/whole_structs.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = v[g * 8 + t]; }
    for (int round = 0; round < 3; ++round)
      { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0);
        if (t < 4) {
          const float4 other = s[7 - t];
          s[7 - t] = s[t ^ 1];
          v[g * 8 + t] = other;
        }
      } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "kernels/barriers/whole_structs.okl"
    { int t = (int)get_local_id(0); v[g * 8 + t] += s[(t + 3) % 8]; }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_moving_0(const int N, __global int *__restrict y) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      int *p = y + g * 16 + 2 * t;
      *p++ = t;
      *p++ = 3 * t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "kernels/barriers/whole_structs.okl"
    { int t = (int)get_local_id(0);
      int sum = y[g * 16 + 15 - t];
      int *p = y + N * 16 + g * 8 + t;
      *p-- = sum;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 64 "kernels/barriers/whole_structs.okl"
    { int t = (int)get_local_id(0); t[y + g * 16] += y[N * 16 + g * 8 + (t + 1) % 8]; }
  }
}

// The element `t` of a part of an array is another one of the array.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_parts_0(const int N, __global int *__restrict y) {
  __local int s[16];
#line 70 "kernels/barriers/whole_structs.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = 50;
      (s + 8)[t] = 70;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 76 "kernels/barriers/whole_structs.okl"
    { int t = (int)get_local_id(0); (s + 3)[t] = g + t; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 77 "kernels/barriers/whole_structs.okl"
    { int t = (int)get_local_id(0); y[g * 8 + t] = s[t]; }
  }
}
