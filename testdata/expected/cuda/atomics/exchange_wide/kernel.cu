__device__ static inline long okl_atomic_swap_long(long *place, long expected, long desired) {
  union { unsigned long long word; long value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile unsigned long long *)place;
    if (!(seen.value == expected)) break;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
__device__ static inline long okl_atomic_load_long(long *place) {
  union { unsigned long long word; long value; } seen;
  seen.word = *(volatile unsigned long long *)place;
  return seen.value;
}
__device__ static inline double okl_atomic_set_double(double *place, double operand) {
  union { unsigned long long word; double value; } seen, next;
  do {
    seen.word = *(volatile unsigned long long *)place;
    next.value = operand;
  } while (atomicCAS((unsigned long long *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/exchange_wide.okl"
// Loads and exchanges of 64 bits.

extern "C" __global__ __launch_bounds__(32) void _occa_exchangeWide_0(const int N, const int *__restrict__ slot, long *owner, double *token, long *__restrict__ won) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    long before, now;
    before = okl_atomic_swap_long(&owner[slot[n]], -1, 5000000000l + n);
    now = okl_atomic_load_long(&owner[slot[n]]);
    won[n] = before == -1 ? now : -now;
    double mine;
    mine = okl_atomic_set_double(&token[0], n + 0.5);
    atomicAdd(&token[1], mine);
  } }
}
