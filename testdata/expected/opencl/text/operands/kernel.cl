static inline float okl_atomic_sub_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value - operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value + operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/text/operands.okl"
// Operands that bind less tightly than the operators around them, and names that generated code would like to have.

typedef enum Two { PLUS = 1, MINUS = -2 } Two;

enum { BACK = -1 };

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_operands_0(const int N, const int a, const unsigned int u, const short s, __global int *sums, __global float *parts, __global int *grid, __global unsigned int *old) {
  { int i_tile2 = 8 * (int)get_group_id(0); int i = i_tile2 + (int)get_local_id(0); if (i < (N > 3 ? N : 3)) {
    const int operand = i & 3, i_tile = i >> 1;
    if (i < N) {
      atomic_sub((volatile __global int *)&sums[0], BACK);
      atomic_sub((volatile __global int *)&sums[1], (int)MINUS);
      atomic_add((volatile __global int *)&sums[2], operand > 1 ? operand : -a);
      atomic_sub((volatile __global int *)&sums[3], -i);
      atomic_add((volatile __global int *)&sums[4], (a, i_tile));
      atomic_add((volatile __global int *)&sums[5], operand << 1 | 1);
      atomic_add((volatile __global int *)&sums[6], (int)s);
      atomic_add((volatile __global int *)&sums[7], (int)(u) - s);
      atomic_max((volatile __global int *)&sums[8], a - i);
      atomic_sub((volatile __global int *)&sums[9], (int)(u + 1));
      okl_atomic_sub_float_global(&parts[0], (float)(a + i));
      okl_atomic_add_float_global(&parts[1], (float)(a > i ? 0.5 : -0.25));
      int seen;
      { const int operand2 = operand + 1; const int old2 = atomic_add((volatile __global int *)&sums[10], operand2); seen = old2 + operand2; }
      atomic_add((volatile __global unsigned int *)&old[0], (unsigned int)(seen > 0));
      grid[(i & 3 ? 1 : 2) + 4 * i] = operand - a;
      grid[(3 & ~i >> 8) + 4 * (N - 1 - i)] = a << 1 | i;
    }
  } }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_tiles_0(const int N, const unsigned int first, const short few, const long far, __global int *each) {
  { unsigned int i_tile2 = first + 4 * (unsigned int)get_group_id(0); unsigned int i = i_tile2 + (unsigned int)get_local_id(0); if (i_tile2 + (long)get_local_id(0) < first + (unsigned int)(N | 0)) {
    each[i - first] += 1;
  } }
}

#line 32 "kernels/text/operands.okl"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_tiles_1(const int N, const unsigned int first, const short few, const long far, __global int *each) {
#line 36 "kernels/text/operands.okl"
  { int i_tile2 = (few & 1) + 4 * (int)get_group_id(0); int i = i_tile2 + (int)get_local_id(0); if (i_tile2 + (long)get_local_id(0) < N) { each[i] += 10; } }
}

#line 32 "kernels/text/operands.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_tiles_2(const int N, const unsigned int first, const short few, const long far, __global int *each) {
#line 37 "kernels/text/operands.okl"
  { long i_tile2 = far - N + 16 * (long)get_group_id(0); long i = i_tile2 + (long)get_local_id(0); if ((unsigned long)get_group_id(0) * 16 + get_local_id(0) < (0 < (long)N ? (unsigned long)(long)N : 0)) { each[i - far + N] += 100; } }
}

#line 32 "kernels/text/operands.okl"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_tiles_3(const int N, const unsigned int first, const short few, const long far, __global int *each) {
#line 38 "kernels/text/operands.okl"
  { int i_tile2 = N - 1 - 3 * (int)get_group_id(0); int i = i_tile2 - (int)get_local_id(0); if (i >= 0) { each[i] += 1000; } }
}
