#line 1 "kernels/reduction/block.okl"
// Sums over long arrays: a group folds its part in shared memory, then adds it to the total at once.
//
// The total is added to, not set: the host clears it before the call.


#define p_blockSize 128


// How many entries every item adds up on its own before the group folds.

#define p_perItem 4


#define p_perGroup (p_blockSize * p_perItem)

// total[0] += x[0] + ... + x[N - 1], exactly.
extern "C" void sumInt(const int &N, const int *__restrict__ x, int *__restrict__ total) {
  for (int first = 0; first < N; first += p_perGroup) {
    alignas(64) int s_sum[p_blockSize];
    alignas(64) int r_sum[128];

    for (int t = 0; t < p_blockSize; ++t) {
      r_sum[t] = 0;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        r_sum[t] += x[n];
      }
      s_sum[t] = r_sum[t];
    }

    // Two nests per round: all items read before the first one writes.
    for (int alive = p_blockSize / 2; alive > 0; alive /= 2) {
      for (int t = 0, t_end = alive < 128 ? alive : 128; t < t_end; ++t) {
        {
          r_sum[t] += s_sum[t + alive];
        }
      }
      for (int t = 0; t < p_blockSize; ++t) {
        s_sum[t] = r_sum[t];
      }
    }

    for (int t = 0; t < 1; ++t) {
      {
        total[0] += r_sum[t];
      }
    }
  }
}

// total[0] += x[0] * y[0] + ... + x[N - 1] * y[N - 1], up to rounding.
extern "C" void dotFloat(const int &N,
                      const float *__restrict__ x,
                      const float *__restrict__ y,
                      float *__restrict__ total) {
  for (int first = 0; first < N; first += p_perGroup) {
    alignas(64) float s_dot[p_blockSize];

    for (int t = 0; t < p_blockSize; ++t) {
      float dot = 0.0f;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        dot += x[n] * y[n];
      }
      s_dot[t] = dot;
    }

    // One nest per round: items below `alive` write, the entries they read are above it.
    for (int alive = p_blockSize / 2; alive > 0; alive >>= 1) {
      for (int t = 0, t_end = alive < 128 ? alive : 128; t < t_end; ++t) {
        {
          s_dot[t] += s_dot[t + alive];
        }
      }
    }

    for (int t = 0; t < 1; ++t) {
      {
        *total += s_dot[0];
      }
    }
  }
}
