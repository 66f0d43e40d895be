static inline int okl_from_lane_int(__local int *all, uint item, uint items, int x, uint from) {
  const uint first = item & ~31u, lanes = items - first < 32 ? items - first : 32;
  const uint lane = from < lanes ? from : item - first;
#ifdef cl_intel_subgroups
  if (get_max_sub_group_size() == 32) return intel_sub_group_shuffle(x, lane);
#endif
  all[item] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  const int y = all[first + lane];
  barrier(CLK_LOCAL_MEM_FENCE);
  return y;
}
static inline long okl_from_lane_long(__local long *all, uint item, uint items, long x, uint from) {
  const uint first = item & ~31u, lanes = items - first < 32 ? items - first : 32;
  const uint lane = from < lanes ? from : item - first;
#ifdef cl_intel_subgroups
  if (get_max_sub_group_size() == 32) return intel_sub_group_shuffle(x, lane);
#endif
  all[item] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  const long y = all[first + lane];
  barrier(CLK_LOCAL_MEM_FENCE);
  return y;
}
static inline float okl_from_lane_float(__local float *all, uint item, uint items, float x, uint from) {
  const uint first = item & ~31u, lanes = items - first < 32 ? items - first : 32;
  const uint lane = from < lanes ? from : item - first;
#ifdef cl_intel_subgroups
  if (get_max_sub_group_size() == 32) return intel_sub_group_shuffle(x, lane);
#endif
  all[item] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  const float y = all[first + lane];
  barrier(CLK_LOCAL_MEM_FENCE);
  return y;
}
static inline float okl_warp_add_float(__local float *all, uint item, uint items, float x) {
  const uint lane = item & 31, first = item - lane, lanes = items - first < 32 ? items - first : 32;
  for (uint d = 16; d > 0; d /= 2) {
    const float y = okl_from_lane_float(all, item, items, x, lane + d);
    if (lane + d < lanes) x = x + y;
  }
  return okl_from_lane_float(all, item, items, x, 0);
}
static inline float okl_warp_min_float(__local float *all, uint item, uint items, float x) {
  const uint lane = item & 31, first = item - lane, lanes = items - first < 32 ? items - first : 32;
  for (uint d = 16; d > 0; d /= 2) {
    const float y = okl_from_lane_float(all, item, items, x, lane + d);
    if (lane + d < lanes) x = y < x ? y : x;
  }
  return okl_from_lane_float(all, item, items, x, 0);
}
static inline float okl_warp_max_float(__local float *all, uint item, uint items, float x) {
  const uint lane = item & 31, first = item - lane, lanes = items - first < 32 ? items - first : 32;
  for (uint d = 16; d > 0; d /= 2) {
    const float y = okl_from_lane_float(all, item, items, x, lane + d);
    if (lane + d < lanes) x = x < y ? y : x;
  }
  return okl_from_lane_float(all, item, items, x, 0);
}
#line 1 "kernels/intrinsics/shuffles.okl"
// okl: --intrinsics shuffle
// Values of other lanes: in whole warps, in the last one of a group that has fewer lanes, and in rows.


__kernel __attribute__((reqd_work_group_size(80, 1, 1))) __attribute__((intel_reqd_sub_group_size(32))) void _occa_lanes_0(const int N, __global const int *x, __global int *up, __global int *down, __global int *other, __global int *third) {
  __local int _occa_scratch_int[80];
#line 6 "kernels/intrinsics/shuffles.okl"
  { int g = (int)get_group_id(0);
    int own, a, b, c, d;
    { int i = (int)get_local_id(0); own = x[80 * g + i]; }
    { int i = (int)get_local_id(0);
      a = okl_from_lane_int(_occa_scratch_int, ((unsigned)get_local_id(0)), 80, own, ((((unsigned)get_local_id(0))) & 31) - (unsigned)(3));
    }
    { int i = (int)get_local_id(0); b = okl_from_lane_int(_occa_scratch_int, ((unsigned)get_local_id(0)), 80, own, ((((unsigned)get_local_id(0))) & 31) + (unsigned)(1 + i % 7)); }
    { int i = (int)get_local_id(0); c = okl_from_lane_int(_occa_scratch_int, ((unsigned)get_local_id(0)), 80, own, ((((unsigned)get_local_id(0))) & 31) ^ (unsigned)(5)); }
    { int i = (int)get_local_id(0); d = okl_from_lane_int(_occa_scratch_int, ((unsigned)get_local_id(0)), 80, own, (unsigned)(20)); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/intrinsics/shuffles.okl"
    { int i = (int)get_local_id(0);
      up[80 * g + i] = a;
      down[80 * g + i] = b;
      other[80 * g + i] = c;
      third[80 * g + i] = d;
    }
  }
}

// Rows of whole warps, numbers of 64 bits, an address of a work item's own that is written.
__kernel __attribute__((reqd_work_group_size(64, 3, 1))) __attribute__((intel_reqd_sub_group_size(32))) void _occa_rows_0(const int N, __global const long *x, __global long *y) {
  __local long _occa_scratch_long[192];
#line 26 "kernels/intrinsics/shuffles.okl"
  { int g = (int)get_group_id(0);
    long value;
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); value = x[64 * (3 * g + j) + i]; }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 31 "kernels/intrinsics/shuffles.okl"
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        y[64 * (3 * g + j) + i] = okl_from_lane_long(_occa_scratch_long, ((unsigned)get_local_id(0) + 64u * ((unsigned)get_local_id(1))), 192, value, (unsigned)(j + (i & 15)));
      }
    }
  }
}

// A warp's sums, smallest and largest, and a sum of a group from them.
__kernel __attribute__((reqd_work_group_size(100, 1, 1))) __attribute__((intel_reqd_sub_group_size(32))) void _occa_warps_0(const int N, __global const float *x, __global float *sum, __global float *least, __global float *most, __global float *total) {
  __local float sums[4];
  __local float _occa_scratch_float[100];
#line 41 "kernels/intrinsics/shuffles.okl"
  { int g = (int)get_group_id(0);
    
    float own, all, low, high;
    { int i = (int)get_local_id(0); own = x[100 * g + i]; }
    { int i = (int)get_local_id(0); all = okl_warp_add_float(_occa_scratch_float, ((unsigned)get_local_id(0)), 100, own); }
    { int i = (int)get_local_id(0); low = okl_warp_min_float(_occa_scratch_float, ((unsigned)get_local_id(0)), 100, own); }
    { int i = (int)get_local_id(0); high = okl_warp_max_float(_occa_scratch_float, ((unsigned)get_local_id(0)), 100, own); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "kernels/intrinsics/shuffles.okl"
    { int i = (int)get_local_id(0);
      sum[100 * g + i] = all;
      least[100 * g + i] = low;
      most[100 * g + i] = high;
      if (i % 32 == 0) sums[i / 32] = all;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 54 "kernels/intrinsics/shuffles.okl"
    { int i = (int)get_local_id(0);
      if (i == 0) total[g] = sums[0] + sums[1] + sums[2] + sums[3];
    }
  }
}

// The usual tree: values move down by halves.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) __attribute__((intel_reqd_sub_group_size(32))) void _occa_tree_0(const int N, __global const float *x, __global float *sum) {
  __local float _occa_scratch_float[32];
#line 62 "kernels/intrinsics/shuffles.okl"
  { int g = (int)get_group_id(0);
    float v, w;
    { int i = (int)get_local_id(0); v = x[32 * g + i]; }
    for (int d = 16; d > 0; d /= 2) {
      { int i = (int)get_local_id(0); w = okl_from_lane_float(_occa_scratch_float, ((unsigned)get_local_id(0)), 32, v, ((((unsigned)get_local_id(0))) & 31) + (unsigned)(d)); }
      { int i = (int)get_local_id(0); v += w; }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 69 "kernels/intrinsics/shuffles.okl"
    { int i = (int)get_local_id(0);
      if (i == 0) sum[g] = v;
    }
  }
}
