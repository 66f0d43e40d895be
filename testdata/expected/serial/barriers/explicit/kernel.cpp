#include <cmath>
using std::round;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/barriers/explicit.okl"
// @barrier where the author wants it, @nobarrier where none is needed, and both spellings.

// The author knows that each item reads what it wrote itself: no barrier. One by hand for the exchange.
extern "C" void exchange(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 32) {
    alignas(64) int s_x[32], s_y[32];
    for (int t = 0; t < 32; ++t) {
      s_x[t] = b + t < N ? x[b + t] : 0;
    }
    for (int t = 0; t < 32; ++t) {
      s_y[t] = 2 * s_x[t];
    }
    ;
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 32); t < t_end; ++t) {
      y[b + t] = s_y[31 - t] + s_x[t ^ 1];
    }
  }
}

// Barriers in a loop of the group, one of them before a nest that has none of its own.
extern "C" void pingPong(const int &N, const int &rounds, const int *__restrict__ x, int *y) {
  for (int b = 0; b < N; b += 32) {
    alignas(64) int s_ping[32];
    alignas(64) int s_pong[32];
    for (int t = 0; t < 32; ++t) {
      s_ping[t] = b + t < N ? x[b + t] : 1;
    }
    for (int round = 0; round < rounds; ++round) {
      ;
      for (int t = 0; t < 32; ++t) {
        s_pong[t] = s_ping[(t + 1) % 32];
      }
      ;
      for (int t = 0; t < 32; ++t) {
        s_ping[t] = s_pong[t] + s_pong[(t + 5) % 32];
      }
    }
    ;
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 32); t < t_end; ++t) {
      y[b + t] = s_ping[(t + 7) % 32];
    }
  }
}

// No barrier of okl's own: what is written is global memory of other entries, read by nobody.
extern "C" void independent(const int &N, const int *__restrict__ x, int *__restrict__ y, int *__restrict__ z) {
  for (int b = 0; b < N; b += 32) {
    for (int t = b, t_end = (int)_occa_within((long long)N, -2147483648ll, b + 32); t < t_end; ++t) {
      y[t] = x[t] + 1;
    }
    for (int t = b, t_end = (int)_occa_within((long long)N, -2147483648ll, b + 32); t < t_end; ++t) {
      z[N - 1 - t] = x[t] + 2;
    }
  }
}

// Through global memory: the second nest reads what other items of the group wrote.
extern "C" void throughGlobal(const int &blocks, const int *x, int *scratch, int *y) {
  for (int b = 0; b < blocks; ++b) {
    for (int t = 0; t < 32; ++t) scratch[b * 32 + t] = 3 * x[b * 32 + t];
    for (int t = 0; t < 32; ++t) y[b * 32 + t] = scratch[b * 32 + 31 - t];
  }
}
