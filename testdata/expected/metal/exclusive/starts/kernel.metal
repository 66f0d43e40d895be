#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/exclusive/starts.okl"
// Exclusive variables that start from a value: constants, deduced types, every form of initialiser,
// pointers that are constant themselves or lead to something that is.

struct Point {
  int x, y;
  Point() : x(-1), y(-1) {}
  Point(int a, int b) : x(a), y(b) {}
};

typedef const int fixed_t;

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_starts_0(constant const int &N [[buffer(0)]], device const int *__restrict in [[buffer(1)]], device int *__restrict out [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = 8 * (int)_occa_group_position.x;
    const int g = 1;
    const int h = b, from_parens(b + 2), from_braces{b + 3};
    fixed_t named = 4;
    const int table[2] = {5, 6};
    device const int *leads = in;
    device const int *const stays = in + b;
    auto k = 3.5f;
    auto wide = 1l << 40;
    auto *p = &in[0];
    Point none, parens(b, 2), braces{7, b};
    int zero{}, list[3] = {1, 2}, plain;
    float _occa_half(0.5f);

    { int i = (int)_occa_thread_position.x;
      plain = 3 * i;
      k += i;
      wide += i;
      p += b + i;
      leads += b + 7 - i;
      none.x += i;
      parens.y *= i;
      braces.x -= i;
      zero += i;
      list[2] += i;
      _occa_half += i;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 40 "kernels/exclusive/starts.okl"
    { int i = (int)_occa_thread_position.x;
      out[b + i] = g + h + from_parens + from_braces + named + table[0] * table[1] + stays[i] + (int)(2 * k)
                   + (int)(wide - (1l << 40)) + *p + *leads + none.x + none.y + parens.x + parens.y + braces.x + braces.y
                   + zero + list[0] + list[1] + list[2] + plain + (int)(2 * _occa_half);
    }
  }
}
