#line 1 "kernels/pointers/in_group_memory.okl"
// Pointers that lie in group memory and lead elsewhere, fields that lead to several memories, and typedefs that hide
// the stars.

typedef const int *place;
typedef place pair[2];

struct Ends {
  int *to, *kept, count;
  const int *const from, *more[2];
};

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_inGroupMemory_0(const int N, __global const int *x, __global int *y) {
  __local int s[8];
  const int *__local rows[8];
  int *__local first;
  int *__local own[4];
  const int *__local named[4];
#line 13 "kernels/pointers/in_group_memory.okl"
  { int g = (int)get_group_id(0);
    
    
     
    
    { int t = (int)get_local_id(0);
      s[t] = x[8 * g + t];
      rows[t] = x + 8 * g + t;
      if (t == 0) first = y + 8 * g;
      if (t < 4) own[t] = s + 7 - t;
      if (t < 4) named[t] = x + t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 25 "kernels/pointers/in_group_memory.okl"
    { int t = (int)get_local_id(0);
      pair both = {x + t, rows[7 - t]};
      Ends ends = {first + t, own[t % 4], 3, rows[t], {x + 1, x + 2}};
      const int found = *ends.kept + *ends.from + *ends.more[1] + *both[0] + *both[1] + *named[t % 4];
      *ends.to = ends.count * found;
    }
  }
}
