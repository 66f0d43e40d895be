#line 1 "kernels/atomics/replace.okl"
// New values that depend on the old one: counters that start again, that stop, that skip.

extern "C" void rings(const int &N, const int &limit, unsigned *inc, unsigned *dec, int *seen) {
  for (long long i_tile = 0; i_tile < N; i_tile += 64) for (int i = (int)i_tile, i_end = (int)(i_tile + 64 < N ? i_tile + 64 : N); i < i_end; ++i) {
    unsigned old, value;
    { old = inc[0]; inc[0] = old >= (unsigned)limit ? 0 : old + 1; }
    { value = dec[0]; dec[0] = value == 0 || value > (unsigned)limit ? limit : value - 1; }
    seen[old]++;
  }
}

// A list that takes what fits: the one who got a place writes there.
extern "C" void places(const int &N, const int &most, int *count, int *list, int *lost) {
  for (long long i_tile = 0; i_tile < N; i_tile += 64) for (int i = (int)i_tile, i_end = (int)(i_tile + 64 < N ? i_tile + 64 : N); i < i_end; ++i) {
    int place;
    {
      place = count[0];
      if (place < most) count[0] = place + 1;
    }
    if (place < most) list[place] = i;
    else { lost[0] += 1; }
  }
}

// Group memory; two ways on, one of another type, and a step of a bit pattern.
extern "C" void walks(const int &N, const long *step, int *sum, unsigned *bits) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[2];
    alignas(64) unsigned word[1];
    for (int t = 0; t < 64; ++t) {
      if (t < 2) s[t] = 0;
      if (t == 0) word[0] = 1u;
    }
    for (int t = 0; t < 64; ++t) {
      int v;
      unsigned w;
      { v = s[t % 2]; if (v < 20) s[t % 2] = v + step[g]; else { s[t % 2] = v - 1; } }
      { w = word[0]; word[0] = (w << 1) ^ (w & 0x80000000u ? 0x04c11db7u : 0u); }
    }
    for (int t = 0; t < 64; ++t) {
      if (t < 2) sum[2 * g + t] = s[t];
      if (t == 0) bits[g] = word[0];
    }
  }
}
