template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
__device__ static inline unsigned int okl_atomic_swap_unsigned_int(unsigned int *place, unsigned int expected, unsigned int desired) {
  union { unsigned int word; unsigned int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile unsigned int *)place;
    if (!(seen.value == expected)) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline unsigned int okl_atomic_load_unsigned_int(unsigned int *place) {
  union { unsigned int word; unsigned int value; } seen;
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
__device__ static inline float okl_atomic_load_float(float *place) {
  union { unsigned int word; float value; } seen;
  seen.word = *(volatile unsigned int *)place;
  return seen.value;
}
__device__ static inline float okl_atomic_swap_float(float *place, float expected, float desired) {
  union { unsigned int word; float value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile unsigned int *)place;
    if (!(seen.value == expected)) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/exchange.okl"
// Loads, exchanges and compare-exchanges: places that work items take from each other.

// Each bucket becomes a list of the items with its key, in any order.
extern "C" __global__ __launch_bounds__(32) void _occa_chain_0(const int N, const int *__restrict__ key, int *__restrict__ head, int *__restrict__ next) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    int before;
#line 8 "kernels/atomics/exchange.okl"
    before = atomicExch(&head[key[n]], n);
#line 11 "kernels/atomics/exchange.okl"
    next[n] = before;
  } }
}

// Who comes first owns a slot, and stays its owner.
extern "C" __global__ __launch_bounds__(32) void _occa_claim_0(const int N, const int *__restrict__ slot, unsigned *owner, int *__restrict__ won, int *seen) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    const unsigned free = ~0u;
    unsigned before;
#line 21 "kernels/atomics/exchange.okl"
    before = okl_atomic_swap_unsigned_int(&owner[slot[n]], free, (unsigned)n);
#line 24 "kernels/atomics/exchange.okl"
    won[n] = before == free;
    unsigned now;
    now = okl_atomic_load_unsigned_int(&owner[slot[n]]);
    seen[n] = (int)now;
    // Nobody needs to know who set it.
    okl_atomic_swap_int(&won[N], 0, 1);
  } }
}

// The largest number of each key, by a loop around compare-exchange: in group memory first.
extern "C" __global__ __launch_bounds__(32) void _occa_largest_0(const int N, const int *__restrict__ key, const float *__restrict__ x, float *__restrict__ most) {
  { int b = 32 * (int)blockIdx.x;
    __shared__ float s_most[4];
    { int t = (int)threadIdx.x;
      if (t < 4) s_most[t] = -1;
    }
    __syncthreads();
#line 40 "kernels/atomics/exchange.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        const int k = key[b + t] & 3;
        float seen;
        seen = okl_atomic_load_float(&s_most[k]);
        while (x[b + t] > seen) {
          float old;
          old = okl_atomic_swap_float(&s_most[k], seen, x[b + t]);
          if (old == seen) break;
          seen = old;
        }
      }
    }
    __syncthreads();
#line 53 "kernels/atomics/exchange.okl"
    { int t = (int)threadIdx.x;
      if (t < 4) {
        float *place = &most[t];
        float seen, old;
        seen = okl_atomic_load_float(&*place);
        while (s_most[t] > seen) {
          old = okl_atomic_swap_float(&*place, seen, s_most[t]);
          if (old == seen) break;
          seen = old;
        }
      }
    }
  }
}

// Captures as blocks: the value from before and the one from after.
extern "C" __global__ __launch_bounds__(32) void _occa_numbers_0(const int N, const int *__restrict__ x, int *count, int *__restrict__ before, int *__restrict__ after) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    int first, last, low;
    first = atomicAdd(&count[0], 1);
    { const int operand = 1; const int old2 = atomicAdd(&count[1], operand); last = old2 + operand; }
#line 75 "kernels/atomics/exchange.okl"
    low = atomicMin(&count[2], x[n]);
#line 78 "kernels/atomics/exchange.okl"
    before[n] = first;
    after[n] = low >= x[n] ? last : -last;
  } }
}
