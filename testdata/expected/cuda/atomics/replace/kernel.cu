__device__ static inline unsigned int okl_atomic_load_unsigned_int(unsigned int *place) {
  union { unsigned int word; unsigned int value; } seen;
  seen.word = *(volatile unsigned int *)place;
  return seen.value;
}
__device__ static inline unsigned int okl_atomic_swap_unsigned_int(unsigned int *place, unsigned int expected, unsigned int desired) {
  union { unsigned int word; unsigned int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile unsigned int *)place;
    if (!(seen.value == expected)) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
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
#line 1 "kernels/atomics/replace.okl"
// New values that depend on the old one: counters that start again, that stop, that skip.

extern "C" __global__ __launch_bounds__(64) void _occa_rings_0(const int N, const int limit, unsigned *inc, unsigned *dec, int *seen) {
  { int i_tile = 64 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    unsigned old, value;
    { unsigned int seen2 = okl_atomic_load_unsigned_int(&inc[0]); do { old = seen2; seen2 = okl_atomic_swap_unsigned_int(&inc[0], old, old >= (unsigned)limit ? 0 : old + 1); } while (seen2 != old); }
    { unsigned int seen2 = okl_atomic_load_unsigned_int(&dec[0]); do { value = seen2; seen2 = okl_atomic_swap_unsigned_int(&dec[0], value, value == 0 || value > (unsigned)limit ? limit : value - 1); } while (seen2 != value); }
    atomicAdd(&seen[old], 1);
  } }
}

// A list that takes what fits: the one who got a place writes there.
extern "C" __global__ __launch_bounds__(64) void _occa_places_0(const int N, const int most, int *count, int *list, int *lost) {
  { int i_tile = 64 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    int place;
#line 18 "kernels/atomics/replace.okl"
    { __threadfence(); { int seen2 = okl_atomic_load_int(&count[0]); do { place = seen2; if (!(place < most)) break; seen2 = okl_atomic_swap_int(&count[0], place, place + 1); } while (seen2 != place); } __threadfence(); }
#line 20 "kernels/atomics/replace.okl"
    if (place < most) list[place] = i;
    else { atomicAdd(&lost[0], 1); }
  } }
}

// Group memory; two ways on, one of another type, and a step of a bit pattern.
extern "C" __global__ __launch_bounds__(64) void _occa_walks_0(const int N, const long *step, int *sum, unsigned *bits) {
  { int g = (int)blockIdx.x;
    __shared__ int s[2];
    __shared__ unsigned word[1];
    { int t = (int)threadIdx.x;
      if (t < 2) s[t] = 0;
      if (t == 0) word[0] = 1u;
    }
    __syncthreads();
#line 34 "kernels/atomics/replace.okl"
    { int t = (int)threadIdx.x;
      int v;
      unsigned w;
      { int seen2 = okl_atomic_load_int(&s[t % 2]); do { v = seen2; seen2 = okl_atomic_swap_int(&s[t % 2], v, (v < 20) ? (int)(v + step[g]) : (int)(v - 1)); } while (seen2 != v); }
      { unsigned int seen2 = okl_atomic_load_unsigned_int(&word[0]); do { w = seen2; seen2 = okl_atomic_swap_unsigned_int(&word[0], w, (w << 1) ^ (w & 0x80000000u ? 0x04c11db7u : 0u)); } while (seen2 != w); }
    }
    __syncthreads();
#line 40 "kernels/atomics/replace.okl"
    { int t = (int)threadIdx.x;
      if (t < 2) sum[2 * g + t] = s[t];
      if (t == 0) bits[g] = word[0];
    }
  }
}
