static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/bits.okl"
// Sets of numbers as bits: `|=`, `&=` and `^=` on unsigned words, in global and in shared memory.

extern "C" void bitSets(const int &N, const unsigned int *__restrict__ x, unsigned int *__restrict__ present,
                     unsigned int *__restrict__ absent, unsigned int *__restrict__ odd) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) unsigned int s_seen[4];
    for (int t = 0; t < 4; ++t) s_seen[t] = 0u;
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      {
        const unsigned int word = (x[b + t] >> 5) & 3u, bit = 1u << (x[b + t] & 31u);
        s_seen[word] |= bit;
        absent[word] &= ~bit;
        odd[word] ^= bit;
      }
    }
    for (int t = 0; t < 4; ++t) {
      if (s_seen[t] != 0u) present[t] |= s_seen[t];
    }
  }
}
