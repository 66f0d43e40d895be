__device__ static inline int okl_atomic_load_int(int *place) {
  union { unsigned int word; int value; } seen;
  seen.word = *(volatile unsigned int *)place;
  return seen.value;
}
__device__ static inline int okl_atomic_swap_int(int *place, int expected, int desired) {
  union { unsigned int word; int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile unsigned int *)place;
    if (!(seen.value == expected)) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/orders.okl"
// Messages between work items: what is written before a release is there after the acquire that sees it.

// Who comes last of a group adds up what the others left.
extern "C" __global__ __launch_bounds__(32) void _occa_lastOfGroup_0(const int N, const int *__restrict__ x, int *part, int *arrived, int *sum) {
  { int b = 32 * (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int g = b / 32;
      part[b + t] = b + t < N ? 2 * x[b + t] : 0;
      __threadfence();
      int before;
      { __threadfence(); before = atomicAdd(&arrived[g], 1); __threadfence(); }
      if (before == 31) {
        int all = 0;
        for (int k = 0; k < 32; ++k) all += part[b + k];
        sum[g] = all;
      }
    }
  }
}

// Stores and loads: who sees the flag sees the number.
extern "C" __global__ __launch_bounds__(16) void _occa_flags_0(const int N, int *number, int *flag, int *ready, int *wrong) {
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    number[n] = n + 1;
    { __threadfence(); atomicExch(&flag[n], 1); }
    __threadfence_block();
    const int other = N - 1 - n;
    int there;
    { there = okl_atomic_load_int(&flag[other]); __threadfence(); }
    if (there) {
      int value;
      value = okl_atomic_load_int(&number[other]);
      if (value != other + 1) { atomicAdd(&wrong[0], 1); }
    }
    int first;
    { first = okl_atomic_swap_int(&ready[0], 0, 1); __threadfence(); }
    { __threadfence(); atomicAdd(&ready[1], first); }
    { atomicMax(&ready[2], n); __threadfence(); }
  } }
}
