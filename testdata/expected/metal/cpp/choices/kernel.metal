#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/choices.okl"
// `i ? a : b` of structs that lie in different memories, of results and of lists.

struct Pair {
  float a;
  int b;
};

inline Pair doubled(const Pair p) {
  const Pair made = {2 * p.a, 2 * p.b};
  return made;
}

inline Pair larger__g(device const Pair *p, const Pair q) { return p->b < q.b ? Pair(q) : Pair(*p); }
#line 13 "kernels/cpp/choices.okl"
inline Pair larger__l(threadgroup const Pair *p, const Pair q) { return p->b < q.b ? Pair(q) : Pair(*p); }

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_choices_0(constant const int &N [[buffer(0)]], constant const Pair &_occa_arg_1 [[buffer(1)]], device const Pair *x [[buffer(2)]], device Pair *y [[buffer(3)]], device float *sums [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const Pair given = _occa_arg_1;
  threadgroup Pair s[8];
#line 16 "kernels/cpp/choices.okl"
  { int g = 8 * (int)_occa_group_position.x;
    
    { int i = (int)(g) + (int)_occa_thread_position.x; s[i - g] = i < N ? Pair(x[i]) : Pair(Pair{1, 2}); }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 19 "kernels/cpp/choices.okl"
    { int i = (int)(g) + (int)_occa_thread_position.x;
      const Pair other = s[7 - (i - g)];
      if (i < N) {
        Pair own = i % 2 ? Pair(s[i - g]) : Pair(other);
        own = i % 3 ? doubled(own) : Pair(own);
        own = i % 5 ? Pair(given) : i % 7 ? Pair(own) : Pair(x[i]);
        const float sum = (i % 2 ? Pair(x[i]) : Pair(s[0])).a + (i % 3 ? x[i] : x[0]).b;
        y[i] = i % 4 ? Pair(own) : larger__g(&x[i], other);
        y[i].b += (i % 2 ? Pair{1, 2} : Pair{3, 4}).b;
        sums[i] = sum + larger__l(&s[i - g], y[i]).a + doubled(i % 2 ? Pair(y[i]) : Pair(own)).a;
      }
    }
  }
}
