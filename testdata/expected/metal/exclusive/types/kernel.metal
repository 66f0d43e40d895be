#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/exclusive/types.okl"
// Types by name: `decltype` of an `@exclusive` variable is the type it is declared with, not a reference to one.

struct Pair {
  int a, b;
};

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_types_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = 8 * (int)_occa_group_position.x;
    int plain;
    short started = 3;
    int list[2];
    Pair pair = {1, 2};
    { int t = (int)_occa_thread_position.x;
      plain = x[(g + t) % N];
      list[0] = t;
      list[1] = 2 * t;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 18 "kernels/exclusive/types.okl"
    { int t = (int)_occa_thread_position.x;
      decltype(plain) own = plain;
      own += 1;
      decltype(started) _occa_half = 5;
      _occa_half += started;
      decltype(list) both = {7, 8};
      both[0] += list[1];
      decltype(pair) other = pair;
      other.a = 9;
      thread decltype((plain)) name = plain;
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
