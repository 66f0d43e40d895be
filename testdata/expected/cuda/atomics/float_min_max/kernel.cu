__device__ static inline float okl_atomic_min_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/float_min_max.okl"
// Lowest and highest float, which few targets have an instruction for.

extern "C" __global__ __launch_bounds__(16) void _occa_bounds_0(const int N, const float *__restrict__ x, float *__restrict__ lowest, float *__restrict__ highest) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s_high;
    { int t = (int)threadIdx.x;
      if (t == 0) s_high = -1.0e30f;
    }
    __syncthreads();
#line 9 "kernels/atomics/float_min_max.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        okl_atomic_min_float(&lowest[0], x[b + t]);
        okl_atomic_max_float(&s_high, x[b + t]);
      }
    }
    __syncthreads();
#line 15 "kernels/atomics/float_min_max.okl"
    { int t = (int)threadIdx.x;
      if (t == 15) okl_atomic_max_float(&highest[0], s_high);
    }
  }
}
