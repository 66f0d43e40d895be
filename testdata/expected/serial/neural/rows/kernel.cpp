#include <cmath>
#include <math.h>
using std::exp;
using std::fmax;
using std::sqrt;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#define p_threads 16
#line 1 "kernels/neural/rows.okl"
// okl: -D p_threads=16
// Softmax, layer norm and attention scores, a group per row.





#include <math.h>



#line 3 "kernels/neural/fold.h"
// Folds a shared array of p_threads to its first entry with an operation on a and b.



#line 12 "kernels/neural/rows.okl"
extern "C" void softmaxRows(const int &rows, const int &cols, const float *__restrict__ x, float *__restrict__ y) {
  for (int row = 0; row < rows; ++row) {
    alignas(64) float s_fold[p_threads];
    alignas(64) float r_max[16], r_sum;

    for (int t = 0; t < p_threads; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      r_max[_occa_exclusive_index] = -INFINITY;
      for (int c = t; c < cols; c += p_threads) r_max[_occa_exclusive_index] = fmax(r_max[_occa_exclusive_index], x[row * cols + c]);
      s_fold[t] = r_max[_occa_exclusive_index];
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) for (int t = 0, _occa_end_t = (alive < 16 ? alive : 16); t < _occa_end_t; ++t) { { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = fmax(a, b); } }
    for (int t = 0; t < p_threads; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t; r_max[_occa_exclusive_index] = s_fold[0]; }

    for (int t = 0; t < p_threads; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      r_sum = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float e = exp(x[row * cols + c] - r_max[_occa_exclusive_index]);
        y[row * cols + c] = e;
        r_sum += e;
      }
      s_fold[t] = r_sum;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) for (int t = 0, _occa_end_t = (alive < 16 ? alive : 16); t < _occa_end_t; ++t) { { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = a + b; } }
    for (int t = 0; t < p_threads; ++t) {
      for (int c = t; c < cols; c += p_threads) y[row * cols + c] /= s_fold[0];
    }
  }
}

extern "C" void layerNorm(const int &rows, const int &cols, const float &epsilon, const float *__restrict__ x,
                       const float *__restrict__ gain, const float *__restrict__ bias, float *__restrict__ y) {
  for (int row = 0; row < rows; ++row) {
    alignas(64) float s_sum[p_threads], s_square[p_threads];
    for (int t = 0; t < p_threads; ++t) {
      float sum = 0, square = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float value = x[row * cols + c];
        sum += value;
        square += value * value;
      }
      s_sum[t] = sum;
      s_square[t] = square;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) for (int t = 0, _occa_end_t = (alive < 16 ? alive : 16); t < _occa_end_t; ++t) { { const float a = s_sum[t], b = s_sum[t + alive]; s_sum[t] = a + b; } }
    for (int alive = 16 / 2; alive > 0; alive /= 2) for (int t = 0, _occa_end_t = (alive < 16 ? alive : 16); t < _occa_end_t; ++t) { { const float a = s_square[t], b = s_square[t + alive]; s_square[t] = a + b; } }
    for (int t = 0; t < p_threads; ++t) {
      const float mean = s_sum[0] / cols;
      const float scale = 1.0f / sqrt(s_square[0] / cols - mean * mean + epsilon);
      for (int c = t; c < cols; c += p_threads) {
        y[row * cols + c] = gain[c] * (x[row * cols + c] - mean) * scale + bias[c];
      }
    }
  }
}

// One item per pair of rows; `causal` leaves out what comes later.
extern "C" void attentionScores(const int &length, const int &depth, const bool &causal, const float *__restrict__ q,
                             const float *__restrict__ k, float *__restrict__ scores) {
  const float scale = 1.0f / sqrt((float)depth);
  for (unsigned long long _occa_tile_pair = 0; _occa_tile_pair < (0 < (length * length) ? (unsigned long long)(length * length) : 0); _occa_tile_pair += 8) { int _occa_tiled_pair = (int)_occa_tile_pair; for (int _occa_round_pair = 0, _occa_end_pair = (int)_occa_within((0 < (length * length) ? (unsigned long long)(length * length) : 0) - _occa_tile_pair, 0, 8); _occa_round_pair < _occa_end_pair; ++_occa_round_pair) { int pair = _occa_tiled_pair + (int)_occa_round_pair; {
    const int i = pair / length, j = pair % length;
    if (causal && j > i) {
      scores[pair] = -1000.0f;
      continue;
    }
    float sum = 0.0f;
    for (int d = 0; d < depth; ++d) sum += q[i * depth + d] * k[j * depth + d];
    scores[pair] = scale * sum;
  } } }
}
