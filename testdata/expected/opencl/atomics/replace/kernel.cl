static inline unsigned int okl_atomic_load_unsigned_int_global(volatile __global unsigned int *place) {
  union { uint word; unsigned int value; } seen;
  seen.word = *(volatile __global uint *)place;
  return seen.value;
}
static inline unsigned int okl_atomic_swap_unsigned_int_global(volatile __global unsigned int *place, unsigned int expected, unsigned int desired) {
  union { uint word; unsigned int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __global uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_load_int_global(volatile __global int *place) {
  union { uint word; int value; } seen;
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
static inline int okl_atomic_load_int_local(volatile __local int *place) {
  union { uint word; int value; } seen;
  seen.word = *(volatile __local uint *)place;
  return seen.value;
}
static inline int okl_atomic_swap_int_local(volatile __local int *place, int expected, int desired) {
  union { uint word; int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __local uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __local uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned int okl_atomic_load_unsigned_int_local(volatile __local unsigned int *place) {
  union { uint word; unsigned int value; } seen;
  seen.word = *(volatile __local uint *)place;
  return seen.value;
}
static inline unsigned int okl_atomic_swap_unsigned_int_local(volatile __local unsigned int *place, unsigned int expected, unsigned int desired) {
  union { uint word; unsigned int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __local uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __local uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/replace.okl"
// New values that depend on the old one: counters that start again, that stop, that skip.

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_rings_0(const int N, const int limit, __global unsigned *inc, __global unsigned *dec, __global int *seen) {
  { int i_tile = 64 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    unsigned old, value;
    { unsigned int seen2 = okl_atomic_load_unsigned_int_global(&inc[0]); do { old = seen2; seen2 = okl_atomic_swap_unsigned_int_global(&inc[0], old, old >= (unsigned)limit ? 0 : old + 1); } while (seen2 != old); }
    { unsigned int seen2 = okl_atomic_load_unsigned_int_global(&dec[0]); do { value = seen2; seen2 = okl_atomic_swap_unsigned_int_global(&dec[0], value, value == 0 || value > (unsigned)limit ? limit : value - 1); } while (seen2 != value); }
    atomic_add((volatile __global int *)&seen[old], 1);
  } }
}

// A list that takes what fits: the one who got a place writes there.
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_places_0(const int N, const int most, __global int *count, __global int *list, __global int *lost) {
  { int i_tile = 64 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    int place;
#line 18 "kernels/atomics/replace.okl"
    { mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int seen2 = okl_atomic_load_int_global(&count[0]); do { place = seen2; if (!(place < most)) break; seen2 = okl_atomic_swap_int_global(&count[0], place, place + 1); } while (seen2 != place); } mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
#line 20 "kernels/atomics/replace.okl"
    if (place < most) list[place] = i;
    else { atomic_add((volatile __global int *)&lost[0], 1); }
  } }
}

// Group memory; two ways on, one of another type, and a step of a bit pattern.
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_walks_0(const int N, __global const long *step, __global int *sum, __global unsigned *bits) {
  __local int s[2];
  __local unsigned int word[1];
#line 27 "kernels/atomics/replace.okl"
  { int g = (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      if (t < 2) s[t] = 0;
      if (t == 0) word[0] = 1u;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 34 "kernels/atomics/replace.okl"
    { int t = (int)get_local_id(0);
      int v;
      unsigned w;
      { int seen2 = okl_atomic_load_int_local(&s[t % 2]); do { v = seen2; seen2 = okl_atomic_swap_int_local(&s[t % 2], v, (v < 20) ? (int)(v + step[g]) : (int)(v - 1)); } while (seen2 != v); }
      { unsigned int seen2 = okl_atomic_load_unsigned_int_local(&word[0]); do { w = seen2; seen2 = okl_atomic_swap_unsigned_int_local(&word[0], w, (w << 1) ^ (w & 0x80000000u ? 0x04c11db7u : 0u)); } while (seen2 != w); }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 40 "kernels/atomics/replace.okl"
    { int t = (int)get_local_id(0);
      if (t < 2) sum[2 * g + t] = s[t];
      if (t == 0) bits[g] = word[0];
    }
  }
}
