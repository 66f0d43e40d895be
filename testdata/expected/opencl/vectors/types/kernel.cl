#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/vectors/types.okl"
// The vector types that every target has, without an include.

typedef float2 complex_t;

static float2 _occa_rotate(const float2 v, const float angle) {
  float2 w;
  w.x = cos(angle) * v.x - sin(angle) * v.y;
  w.y = sin(angle) * v.x + cos(angle) * v.y;
  return w;
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_rotateAll_0(const int N, const float angle, __global const float2 *restrict v, __global complex_t *restrict w) {
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { w[n] = _occa_rotate(v[n], angle); } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_lengths_0(const int N, const float4 scale, __global const float4 *restrict v, __global const int2 *restrict which,
                     __global double2 *restrict sums) {
  __local float4 s_v[16];
#line 18 "kernels/vectors/types.okl"
  { int b = 16 * (int)get_group_id(0);
    
    int2 r_which;
    { int t = (int)get_local_id(0);
      r_which.x = r_which.y = 0;
      if (b + t < N) {
        r_which = which[b + t];
        s_v[t] = v[b + t];
        s_v[t].x *= scale.x;
        s_v[t].y *= scale.y;
        s_v[t].z *= scale.z;
        s_v[t].w *= scale.w;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 32 "kernels/vectors/types.okl"
    do { int t = (int)get_local_id(0);
      if (b + t >= N) continue;
      const float4 own = s_v[t], other = s_v[r_which.x];
      double2 sum;
      sum.x = own.x + own.y + own.z + own.w;
      sum.y = r_which.y * (other.x - other.w);
      sums[b + t] = sum;
    } while (0);
  }
}
