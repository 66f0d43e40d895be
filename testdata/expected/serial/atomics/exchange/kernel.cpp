#include <cstdlib>
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/exchange.okl"
// Loads, exchanges and compare-exchanges: places that work items take from each other.

// Each bucket becomes a list of the items with its key, in any order.
extern "C" void chain(const int &N, const int *__restrict__ key, int *__restrict__ head, int *__restrict__ next) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    int before;
    {
      before = head[key[n]];
      head[key[n]] = n;
    }
    next[n] = before;
  }
}

// Who comes first owns a slot, and stays its owner.
extern "C" void claim(const int &N, const int *__restrict__ slot, unsigned *owner, int *__restrict__ won, int *seen) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    const unsigned free = ~0u;
    unsigned before;
    {
      before = owner[slot[n]];
      if (before == free) owner[slot[n]] = (unsigned)n;
    }
    won[n] = before == free;
    unsigned now;
    now = owner[slot[n]];
    seen[n] = (int)now;
    // Nobody needs to know who set it.
    if (won[N] == 0) won[N] = 1;
  }
}

// The largest number of each key, by a loop around compare-exchange: in group memory first.
extern "C" void largest(const int &N, const int *__restrict__ key, const float *__restrict__ x, float *__restrict__ most) {
  for (int b = 0; b < N; b += 32) {
    alignas(64) float s_most[4];
    for (int t = 0; t < 4; ++t) {
      s_most[t] = -1;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 32); t < t_end; ++t) {
      {
        const int k = key[b + t] & 3;
        float seen;
        seen = s_most[k];
        while (x[b + t] > seen) {
          float old;
          { old = s_most[k]; if (seen == old) { s_most[k] = x[b + t]; } }
          if (old == seen) break;
          seen = old;
        }
      }
    }
    for (int t = 0; t < 4; ++t) {
      {
        float *place = &most[t];
        float seen, old;
        seen = *place;
        while (s_most[t] > seen) {
          { old = *place; if (*place == seen) *place = s_most[t]; }
          if (old == seen) break;
          seen = old;
        }
      }
    }
  }
}

// Captures as blocks: the value from before and the one from after.
extern "C" void numbers(const int &N, const int *__restrict__ x, int *count, int *__restrict__ before, int *__restrict__ after) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    int first, last, low;
    { first = count[0]; count[0] += 1; }
    { count[1] = count[1] + 1; last = count[1]; }
    {
      low = count[2];
      count[2] = min(count[2], x[n]);
    }
    before[n] = first;
    after[n] = low >= x[n] ? last : -last;
  }
}
