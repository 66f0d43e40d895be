#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/uniform.okl"
// Conditions and loops inside of an `@inner` loop that all work items of a group decide the same way: barriers may stand
// in them.

static int twice(const int n) { return 2 * n; }

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_uniform_0(constant const int &n [[buffer(0)]], device const int *in [[buffer(1)]], device const int *flags [[buffer(2)]], device int *out [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4][8];
#line 7 "kernels/barriers/uniform.okl"
  { int g = (int)_occa_group_position.x;
    
    const int rounds = 1 + g % 3;
    { int j = (int)_occa_thread_position.y;
      const int _occa_half = n / 2;
      const int last = twice(rounds) - rounds;
      if (g % 2 == 0 && _occa_half > 1) {
        { int i = (int)_occa_thread_position.x; s[j][i] = in[32 * g + 8 * j + i]; }
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 15 "kernels/barriers/uniform.okl"
        { int i = (int)_occa_thread_position.x; out[32 * g + 8 * j + i] = s[j][7 - i]; }
      } else if (flags[g] > 0) {
        { int i = (int)_occa_thread_position.x; s[j][i] = 2 * in[32 * g + 8 * j + i]; }
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 18 "kernels/barriers/uniform.okl"
        { int i = (int)_occa_thread_position.x; out[32 * g + 8 * j + i] = s[j][(i + 3) % 8]; }
      }
      for (int k = 0; k < last; ++k) {
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 21 "kernels/barriers/uniform.okl"
        { int i = (int)_occa_thread_position.x; s[j][i] = out[32 * g + 8 * j + i] + k; }
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 22 "kernels/barriers/uniform.okl"
        { int i = (int)_occa_thread_position.x; out[32 * g + 8 * j + i] = s[j][(i + 1) % 8]; }
      }
    }
  }
}
