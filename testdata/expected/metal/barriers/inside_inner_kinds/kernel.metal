#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/inside_inner_kinds.okl"
// What lives on after a barrier in the middle of an @inner loop: values, arrays, structs, references,
// pointers to such, constants. CPUs keep it for every work item.

struct Pair {
  int first, second;
  Pair(int a, int b) : first(a), second(b) {}
};

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_kinds_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
  threadgroup int other[16];
#line 10 "kernels/barriers/inside_inner_kinds.okl"
  { int b = 16 * (int)_occa_group_position.x;
     
    int r_rounds = 3;
    do { int i = (int)_occa_thread_position.x;
      const int n = b + i;
      constexpr int two = 2;
      const unsigned char small = 7 + i;
      int t = x[n], u, list[3] = {t, 2 * t, i}, unused = 1;
      Pair pair(t, n);
      auto k = 2.5f;
      thread int *at = &list[two];
      device int &result = y[n];
      r_rounds += i;
      s[i] = t + unused;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      u = s[15 - i];
      *at += u;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      s[i] = u + list[two] + list[1] + pair.first + (int)(2 * k) + small;
      for (int q = 0; q < two; ++q) {
        if (q) continue;
        s[i] += r_rounds;
      }
      simdgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      other[i] = s[i ^ 1] + t;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      result = other[(i + 3) % 16] + pair.second;
      if (t & 1) continue;
      result += n;
    } while (0);
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 40 "kernels/barriers/inside_inner_kinds.okl"
    { int i = (int)_occa_thread_position.x; y[b + i] += 1000 * r_rounds; }
  }
}

// An address that lives on, of something that nobody names again.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_addresses_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 46 "kernels/barriers/inside_inner_kinds.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    thread int *r_at;
    { int i = (int)_occa_thread_position.x;
      int hidden = x[b + i], list[2] = {i, 2 * i}; thread int *at = &hidden;
      int apart = 3 * i;
      r_at = &apart;
      s[i] = hidden;
      thread int *first = list;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      y[b + i] = s[15 - i] + *at + first[1] + *r_at;
    }
  }
}
