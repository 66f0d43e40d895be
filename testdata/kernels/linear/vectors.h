#pragma once

// Folds one shared array to its first entry. Stands in the body of an @outer loop.
#define FOLD_SHARED(s, count)                            \
  for (int alive = (count) / 2; alive > 0; alive /= 2) { \
    for (int t = 0; t < (count); ++t; @inner(0)) {       \
      if (t < alive) s[t] += s[t + alive];               \
    }                                                    \
  }

#define FOR_ALL(n, N) for (int n = 0; n < N; ++n; @tile(p_blockSize, @outer, @inner))
