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
static inline uint okl_warp_ballot(__local int *all, uint item, uint items, int x) {
  const uint first = item & ~31u, lanes = items - first < 32 ? items - first : 32;
#ifdef cl_intel_subgroups
  if (get_max_sub_group_size() == 32) return sub_group_reduce_add((uint)(x != 0) << (item & 31));
#endif
  uint bits = 0;
  all[item] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint lane = 0; lane < lanes; ++lane) bits |= (uint)(all[first + lane] != 0) << lane;
  barrier(CLK_LOCAL_MEM_FENCE);
  return bits;
}
static inline int okl_warp_all(__local int *all, uint item, uint items, int x) {
  const uint first = item & ~31u, lanes = items - first < 32 ? items - first : 32;
  return okl_warp_ballot(all, item, items, x) == 0xffffffffu >> (32 - lanes);
}
#line 1 "kernels/intrinsics/votes.okl"
// okl: --intrinsics shuffle
// Votes of warps, of the last one of a group with fewer lanes too; places in a list without gaps.


__kernel __attribute__((reqd_work_group_size(84, 1, 1))) __attribute__((intel_reqd_sub_group_size(32))) void _occa_votes_0(const int N, __global const int *x, __global unsigned *bits, __global int *some, __global int *each) {
  __local int _occa_scratch_int[84];
#line 6 "kernels/intrinsics/votes.okl"
  { int g = (int)get_group_id(0);
    int own, a, b;
    unsigned word;
    { int i = (int)get_local_id(0); own = x[84 * g + i]; }
    { int i = (int)get_local_id(0); word = okl_warp_ballot(_occa_scratch_int, ((unsigned)get_local_id(0)), 84, own); }
    { int i = (int)get_local_id(0); a = ((int)(okl_warp_ballot(_occa_scratch_int, ((unsigned)get_local_id(0)), 84, own) != 0)); }
    { int i = (int)get_local_id(0); b = okl_warp_all(_occa_scratch_int, ((unsigned)get_local_id(0)), 84, own); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 13 "kernels/intrinsics/votes.okl"
    { int i = (int)get_local_id(0);
      bits[84 * g + i] = word;
      some[84 * g + i] = a;
      each[84 * g + i] = b;
    }
  }
}

// Each lane that has something counts those before it.
__kernel __attribute__((reqd_work_group_size(32, 2, 1))) __attribute__((intel_reqd_sub_group_size(32))) void _occa_places_0(const int N, __global const int *x, __global int *place) {
  __local int _occa_scratch_int[64];
#line 23 "kernels/intrinsics/votes.okl"
  { int g = (int)get_group_id(0);
    int takes;
    unsigned takers;
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); takes = x[32 * (2 * g + j) + i] > 0; }
    }
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); takers = okl_warp_ballot(_occa_scratch_int, ((unsigned)get_local_id(0) + 32u * ((unsigned)get_local_id(1))), 64, takes); }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 32 "kernels/intrinsics/votes.okl"
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        int before = 0;
        for (int k = 0; k < i; ++k) before += (int)(takers >> k & 1u);
        place[32 * (2 * g + j) + i] = takes ? before : -1;
      }
    }
  }
}
