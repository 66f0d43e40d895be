template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
__device__ static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomic/capture.okl"
// Updates that hand out the value from before or after: every work item gets a number of its own.

extern "C" __global__ __launch_bounds__(32) void _occa_tickets_0(const int N, unsigned *counts, float *sum, unsigned *before, int *after, float *partial) {
  { int first = 32 * (int)blockIdx.x;
    __shared__ int s_count;
    { int t = (int)threadIdx.x;
      if (t == 0) s_count = 0;
    }
    __syncthreads();
#line 9 "kernels/atomic/capture.okl"
    { int t = (int)threadIdx.x;
      const int i = first + t;
      if (i < N) {
        unsigned ticket;
        ticket = atomicAdd(&counts[0], 1);
        before[i] = ticket;
        { const unsigned int operand = 1; const unsigned int old = atomicAdd(&counts[1], operand); ticket = old + operand; }
        before[N + i] = ticket;
        { const unsigned int operand = 3; const unsigned int old = atomicAdd(&counts[2], operand); before[2 * N + i] = old + operand; }
        after[i] = atomicAdd(&s_count, 1);
        { const unsigned int operand = (unsigned int)(t % 2); const unsigned int old = atomicAdd(&counts[3], operand); after[N + i] = old + operand; }
        { const float operand = 0.5f; const float old = atomicAdd(&sum[0], operand); partial[i] = old + operand; }
        { const float operand = (float)i; const float old = okl_atomic_max_float(&sum[1], operand); partial[N + i] = operand > old ? operand : old; }
      }
    }
  }
}
