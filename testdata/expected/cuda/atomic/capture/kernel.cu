template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
__device__ static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = (float)(operand > seen.value ? operand : seen.value);
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
        ticket = atomicAdd(&(counts[0]), 1);
        before[i] = ticket;
        { const unsigned int _occa_operand = 1; const unsigned int _occa_old = atomicAdd(&(counts[1]), _occa_operand); ticket = (unsigned int)(_occa_old + _occa_operand); }
        before[N + i] = ticket;
        { const unsigned int _occa_operand = 3; const unsigned int _occa_old = atomicAdd(&(counts[2]), _occa_operand); before[2 * N + i] = (unsigned int)(_occa_old + _occa_operand); }
        after[i] = atomicAdd(&(s_count), 1);
        { const unsigned int _occa_operand = (unsigned int)(t % 2); const unsigned int _occa_old = atomicAdd(&(counts[3]), _occa_operand); after[N + i] = (unsigned int)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)(0.5f); const float _occa_old = atomicAdd(&(sum[0]), _occa_operand); partial[i] = (float)(_occa_old + _occa_operand); }
        { const float _occa_operand = (float)((float)i); const float _occa_old = okl_atomic_max_float(&(sum[1]), _occa_operand); partial[N + i] = (float)(_occa_operand > _occa_old ? _occa_operand : _occa_old); }
      }
    }
  }
}
