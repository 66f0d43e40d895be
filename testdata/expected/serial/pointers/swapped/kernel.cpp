#include <cmath>
using std::round;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/pointers/swapped.okl"
// Pointers to shared and global memory that the group exchanges after every round.

#define p_block 16

extern "C" void smoothShared(const int &N, const int &rounds, const float *__restrict__ x, float *__restrict__ y) {
  for (int b = 0; b < N; b += p_block) {
    alignas(64) float s_a[p_block], s_b[p_block];
    float *from = s_a, *to = s_b;
    for (int t = 0; t < p_block; ++t) s_a[t] = b + t < N ? x[b + t] : 0.0f;
    for (int round = 0; round < rounds; ++round) {
      for (int t = 0; t < p_block; ++t) {
        to[t] = 0.5f * from[t] + 0.25f * (from[(t + 1) % p_block] + from[(t + p_block - 1) % p_block]);
      }
      float *kept = from;
      from = to;
      to = kept;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      y[b + t] = from[t];
    }
  }
}

// Rows of global memory by pointer, moved along a loop; ends of rows by comparison.
extern "C" void rowSums(const int &rows, const int &cols, const float *__restrict__ x, float *__restrict__ sums) {
  for (long long row_tile = 0; row_tile < rows; row_tile += 16) for (int row = (int)row_tile, row_end = (int)(row_tile + 16 < rows ? row_tile + 16 : rows); row < row_end; ++row) {
    const float *entry = x + row * cols, *const end = entry + cols;
    float sum = 0.0f;
    while (entry != end) sum += *entry++;
    sums[row] = sum;
  }
}

// Shared memory as one piece, cut by hand.
extern "C" void pieces(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (int b = 0; b < N; b += p_block) {
    alignas(64) float s_all[3 * p_block];
    float *const low = s_all;
    float *const middle = s_all + p_block;
    float *const high = &s_all[2 * p_block];
    for (int t = 0; t < p_block; ++t) {
      const float value = b + t < N ? x[b + t] : 0.0f;
      low[t] = value;
      middle[p_block - 1 - t] = 2 * value;
      high[t ^ 1] = 3 * value;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      y[b + t] = low[p_block - 1 - t] + middle[t] + high[t];
    }
  }
}
