#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/pointers/where.okl"
// Pointers to every memory in places where their type has to say which: heads of loops and conditions, fields, arrays,
// casts, parameters that are set, and functions that call each other with them.

struct Row {
  threadgroup const int *values;
  threadgroup int *sums[2];
  int count;
};

struct View {
  thread int *first;
  int step;
};

int total__l(threadgroup const int *p, const int n) {
  int sum = 0;
  for (threadgroup const int *q = p; q < p + n; ++q) sum += *q;
  return sum;
}
#line 15 "kernels/pointers/where.okl"
int total__p(thread const int *p, const int n) {
  int sum = 0;
  for (thread const int *q = p; q < p + n; ++q) sum += *q;
  return sum;
}

// Twice in each version: for group memory and for a work item's own.
int both(threadgroup const int *one, thread const int *other, const int n) { return total__l(one, n) + 2 * total__p(other, n); }

device const int *later(device const int *p, const int n) { return p + n; }

void fill(thread int *p, const int n, const int value) {
  int left = n;
  while (thread int *at = left > 0 ? p + (left - 1) : (thread int *)0) {
    *at = value + left;
    --left;
  }
}

unsigned low__g(device const float *p) { return *(device const unsigned *)p & 0xffu; }
#line 34 "kernels/pointers/where.okl"
unsigned low__p(thread const float *p) { return *(thread const unsigned *)p & 0xffu; }

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_pointersEverywhere_0(constant const int &N [[buffer(0)]], device const int *__restrict in [[buffer(1)]], device const float *__restrict weights [[buffer(2)]], device int *out [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
  threadgroup int sums[16];
#line 37 "kernels/pointers/where.okl"
  { int g = 8 * (int)_occa_group_position.x;
    
    
    { int i = (int)_occa_thread_position.x;
      s[i] = in[g + i];
      sums[i] = 0;
      sums[8 + i] = 1;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 45 "kernels/pointers/where.okl"
    { int i = (int)_occa_thread_position.x;
      int own[4];
      fill(own, 4, i);
      Row row;
      row.values = s;
      row.sums[0] = sums;
      row.sums[1] = sums + 8;
      row.count = 8;
      View view = {own, 2};
      int sum = both(s, own, 4);
      for (threadgroup const int *p = s, *end = s + row.count; p != end; ++p) sum += *p;
      if (device const int *p = later(in + g, i)) sum += 5 * *p;
      for (int k = 0; k < 2; ++k) row.sums[k][i] += row.values[(i + k) % 8];
      view.first[view.step] = 100;
      sum += own[2];
      sum += low__g(weights + g + i);
      const float mine = weights[g + i];
      sum += low__p(&mine);
      out[g + i] = sum;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 65 "kernels/pointers/where.okl"
    { int i = (int)_occa_thread_position.x; out[g + i] += 1000 * (sums[(i + 1) % 8] + sums[8 + (i + 1) % 8]); }
  }
}
