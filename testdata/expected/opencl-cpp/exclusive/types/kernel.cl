#line 1 "kernels/exclusive/types.okl"
// Types by name: `decltype` of an `@exclusive` variable is the type it is declared with, not a reference to one.

struct Pair {
  int a, b;
};

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_types_0(const int N, __global const int *x, __global int *y) {
  { int g = 8 * (int)get_group_id(0);
    int plain;
    short started = 3;
    int list[2];
    Pair pair = {1, 2};
    { int t = (int)get_local_id(0);
      plain = x[(g + t) % N];
      list[0] = t;
      list[1] = 2 * t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/exclusive/types.okl"
    { int t = (int)get_local_id(0);
      decltype(plain) own = plain;
      own += 1;
      decltype(started) _occa_half = 5;
      _occa_half += started;
      decltype(list) both = {7, 8};
      both[0] += list[1];
      decltype(pair) other = pair;
      other.a = 9;
      decltype((plain)) name = plain;
      name += 10;
      decltype(plain + 1) sum = list[0];
      decltype(pair.a) part = pair.a;
      part += 1;
      if (g + t < N) {
        y[g + t] = own + _occa_half + both[0] + both[1] + other.a + plain + sum + part + pair.a + (int)sizeof(plain)
          + (int)sizeof(list) + (int)sizeof(decltype(started));
      }
    }
  }
}
