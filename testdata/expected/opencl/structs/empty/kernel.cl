#line 1 "kernels/structs/empty.okl"
// A class without fields: each object of it has a place of its own.

typedef struct Empty { char _occa_empty;} Empty;

typedef struct Tagged {
  Empty before;
  int value;
  Empty after[3];
} Tagged;

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_empty_0(const int N, __global const Tagged *from, __global Empty *places, __global Tagged *to, __global int *sizes) {
  __local Tagged s[8];
#line 12 "kernels/structs/empty.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = from[8 * g + t];
      Empty own = s[t].before;
      places[8 * g + t] = own;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/structs/empty.okl"
    { int t = (int)get_local_id(0);
      to[8 * g + t].value = s[7 - t].value + 1;
      if (t == 0) {
        sizes[4 * g] = sizeof(Empty);
        sizes[4 * g + 1] = sizeof(Tagged);
        sizes[4 * g + 2] = (int)(&places[8 * g + 5] - &places[8 * g]);
        const Empty own = {0};
        sizes[4 * g + 3] = g + sizeof(own);
      }
    }
  }
}
