#line 1 "kernels/pointers/where.okl"
// Pointers to every memory in places where their type has to say which: heads of loops and conditions, fields, arrays,
// casts, parameters that are set, and functions that call each other with them.

typedef struct Row {
  __local const int *values;
  __local int *sums[2];
  int count;
} Row;

typedef struct View {
  __private int *first;
  int step;
} View;

static int total__l(__local const int *p, const int n) {
  int sum = 0;
  for (__local const int *q = p; q < p + n; ++q) sum += *q;
  return sum;
}
#line 15 "kernels/pointers/where.okl"
static int total__p(__private const int *p, const int n) {
  int sum = 0;
  for (__private const int *q = p; q < p + n; ++q) sum += *q;
  return sum;
}

// Twice in each version: for group memory and for a work item's own.
static int both(__local const int *one, __private const int *other, const int n) { return total__l(one, n) + 2 * total__p(other, n); }

static __global const int *later(__global const int *p, const int n) { return p + n; }

static void fill(__private int *p, const int n, const int value) {
  int left = n;
  while (1) { __private int *at = left > 0 ? p + (left - 1) : (int *)0; if (!at) break;  {
    *at = value + left;
    --left;
  } }
}

static unsigned low__g(__global const float *p) { return *(__global const unsigned *)p & 0xffu; }
#line 34 "kernels/pointers/where.okl"
static unsigned low__p(__private const float *p) { return *(const unsigned *)p & 0xffu; }

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_pointersEverywhere_0(const int N, __global const int *restrict in, __global const float *restrict weights, __global int *out) {
  __local int s[8];
  __local int sums[16];
#line 37 "kernels/pointers/where.okl"
  { int g = 8 * (int)get_group_id(0);
    
    
    { int i = (int)get_local_id(0);
      s[i] = in[g + i];
      sums[i] = 0;
      sums[8 + i] = 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 45 "kernels/pointers/where.okl"
    { int i = (int)get_local_id(0);
      int own[4];
      fill(own, 4, i);
      Row row;
      row.values = s;
      row.sums[0] = sums;
      row.sums[1] = sums + 8;
      row.count = 8;
      View view = {own, 2};
      int sum = both(s, own, 4);
      for (__local const int *p = s, *end = s + row.count; p != end; ++p) sum += *p;
      { __global const int *p = later(in + g, i); if (p) sum += 5 * *p; }
      for (int k = 0; k < 2; ++k) row.sums[k][i] += row.values[(i + k) % 8];
      view.first[view.step] = 100;
      sum += own[2];
      sum += low__g(weights + g + i);
      const float mine = weights[g + i];
      sum += low__p(&mine);
      out[g + i] = sum;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 65 "kernels/pointers/where.okl"
    { int i = (int)get_local_id(0); out[g + i] += 1000 * (sums[(i + 1) % 8] + sums[8 + (i + 1) % 8]); }
  }
}
