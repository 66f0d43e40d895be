__device__ static inline unsigned int okl_atomic_shl_unsigned_int(unsigned int *place, unsigned int operand) {
  union { unsigned int word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = seen.value << operand;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_shr_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = seen.value >> operand;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_shl_by_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand << seen.value;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline int okl_atomic_shr_by_int(int *place, int operand) {
  union { unsigned int word; int value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand >> seen.value;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/shifts.okl"
// Shifts that happen at once: left, right, with and without the value, in global and in shared memory.

extern "C" __global__ __launch_bounds__(8) void _occa_shiftAll_0(const int N, const int *by, unsigned int *up, int *down, int *seen, int *each) {
  { int b = 8 * (int)blockIdx.x;
    __shared__ unsigned int s_up[1];
    { if (threadIdx.x < 1) { int t = (int)threadIdx.x; s_up[t] = 1u; } }
    __syncthreads();
#line 7 "kernels/atomics/shifts.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        int before;
        okl_atomic_shl_unsigned_int(&s_up[0], 1);
        okl_atomic_shl_unsigned_int(&up[0], (unsigned int)by[b + t]);
        okl_atomic_shr_int(&down[0], by[b + t]);
        okl_atomic_shr_int(&down[1], 1);
        before = okl_atomic_shr_int(&down[2], 1);
        // The place says how far.
        okl_atomic_shl_by_int(&each[b + t], 3);
        okl_atomic_shr_by_int(&each[b + t], 4096);
        if (before > 0) { atomicAdd(&seen[0], 1); }
      }
    }
    __syncthreads();
#line 21 "kernels/atomics/shifts.okl"
    { if (threadIdx.x < 1) { int t = (int)threadIdx.x; atomicAdd(&up[1], s_up[0]); } }
  }
}
