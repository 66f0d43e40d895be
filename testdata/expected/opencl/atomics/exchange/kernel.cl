static inline __attribute__((overloadable)) int okl_min(int a, int b) { return b < a ? b : a; }
static inline unsigned int okl_atomic_swap_unsigned_int_global(volatile __global unsigned int *place, unsigned int expected, unsigned int desired) {
  union { uint word; unsigned int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __global uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned int okl_atomic_load_unsigned_int_global(volatile __global unsigned int *place) {
  union { uint word; unsigned int value; } seen;
  seen.word = *(volatile __global uint *)place;
  return seen.value;
}
static inline int okl_atomic_swap_int_global(volatile __global int *place, int expected, int desired) {
  union { uint word; int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __global uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_load_float_local(volatile __local float *place) {
  union { uint word; float value; } seen;
  seen.word = *(volatile __local uint *)place;
  return seen.value;
}
static inline float okl_atomic_swap_float_local(volatile __local float *place, float expected, float desired) {
  union { uint word; float value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __local uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __local uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_load_float_global(volatile __global float *place) {
  union { uint word; float value; } seen;
  seen.word = *(volatile __global uint *)place;
  return seen.value;
}
static inline float okl_atomic_swap_float_global(volatile __global float *place, float expected, float desired) {
  union { uint word; float value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __global uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/exchange.okl"
// Loads, exchanges and compare-exchanges: places that work items take from each other.

// Each bucket becomes a list of the items with its key, in any order.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_chain_0(const int N, __global const int *restrict key, __global int *restrict head, __global int *restrict next) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    int before;
#line 8 "kernels/atomics/exchange.okl"
    before = atomic_xchg((volatile __global int *)&head[key[n]], n);
#line 11 "kernels/atomics/exchange.okl"
    next[n] = before;
  } }
}

// Who comes first owns a slot, and stays its owner.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_claim_0(const int N, __global const int *restrict slot, __global unsigned *owner, __global int *restrict won, __global int *seen) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    const unsigned free = ~0u;
    unsigned before;
#line 21 "kernels/atomics/exchange.okl"
    before = okl_atomic_swap_unsigned_int_global(&owner[slot[n]], free, (unsigned)n);
#line 24 "kernels/atomics/exchange.okl"
    won[n] = before == free;
    unsigned now;
    now = okl_atomic_load_unsigned_int_global(&owner[slot[n]]);
    seen[n] = (int)now;
    // Nobody needs to know who set it.
    okl_atomic_swap_int_global(&won[N], 0, 1);
  } }
}

// The largest number of each key, by a loop around compare-exchange: in group memory first.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_largest_0(const int N, __global const int *restrict key, __global const float *restrict x, __global float *restrict most) {
  __local float s_most[4];
#line 35 "kernels/atomics/exchange.okl"
  { int b = 32 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      if (t < 4) s_most[t] = -1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 40 "kernels/atomics/exchange.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        const int k = key[b + t] & 3;
        float seen;
        seen = okl_atomic_load_float_local(&s_most[k]);
        while (x[b + t] > seen) {
          float old;
          old = okl_atomic_swap_float_local(&s_most[k], seen, x[b + t]);
          if (old == seen) break;
          seen = old;
        }
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 53 "kernels/atomics/exchange.okl"
    { int t = (int)get_local_id(0);
      if (t < 4) {
        __global float *place = &most[t];
        float seen, old;
        seen = okl_atomic_load_float_global(&*place);
        while (s_most[t] > seen) {
          old = okl_atomic_swap_float_global(&*place, seen, s_most[t]);
          if (old == seen) break;
          seen = old;
        }
      }
    }
  }
}

// Captures as blocks: the value from before and the one from after.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_numbers_0(const int N, __global const int *restrict x, __global int *count, __global int *restrict before, __global int *restrict after) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    int first, last, low;
    first = atomic_add((volatile __global int *)&count[0], 1);
    { const int operand = 1; const int old2 = atomic_add((volatile __global int *)&count[1], operand); last = old2 + operand; }
#line 75 "kernels/atomics/exchange.okl"
    low = atomic_min((volatile __global int *)&count[2], x[n]);
#line 78 "kernels/atomics/exchange.okl"
    before[n] = first;
    after[n] = low >= x[n] ? last : -last;
  } }
}
