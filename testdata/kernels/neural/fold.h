#pragma once

// Folds a shared array of p_threads to its first entry with an operation on a and b.
#define FOLD(array, operation)                            \
  for (int alive = p_threads / 2; alive > 0; alive /= 2)  \
    @inner for (int t = 0; t < p_threads; ++t) {          \
      if (t < alive) {                                    \
        const float a = array[t], b = array[t + alive];   \
        array[t] = operation;                             \
      }                                                   \
    }
