#include <cmath>
#include <math.h>
using std::exp;
using std::fmax;
using std::sqrt;
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

    for (int t = 0; t < p_threads; ++t) {
      r_max[t] = -INFINITY;
      for (int c = t; c < cols; c += p_threads) r_max[t] = fmax(r_max[t], x[row * cols + c]);
      s_fold[t] = r_max[t];
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) for (int t = 0, t_end = alive < 16 ? alive : 16; t < t_end; ++t) { { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = fmax(a, b); } }
    for (int t = 0; t < p_threads; ++t) r_max[t] = s_fold[0];

    for (int t = 0; t < p_threads; ++t) {
      r_sum = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float e = exp(x[row * cols + c] - r_max[t]);
        y[row * cols + c] = e;
        r_sum += e;
      }
      s_fold[t] = r_sum;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) for (int t = 0, t_end = alive < 16 ? alive : 16; t < t_end; ++t) { { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = a + b; } }
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
    for (int alive = 16 / 2; alive > 0; alive /= 2) for (int t = 0, t_end = alive < 16 ? alive : 16; t < t_end; ++t) { { const float a = s_sum[t], b = s_sum[t + alive]; s_sum[t] = a + b; } }
    for (int alive = 16 / 2; alive > 0; alive /= 2) for (int t = 0, t_end = alive < 16 ? alive : 16; t < t_end; ++t) { { const float a = s_square[t], b = s_square[t + alive]; s_square[t] = a + b; } }
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
  for (long long pair_tile = 0; pair_tile < length * length; pair_tile += 8) for (int pair = (int)pair_tile, pair_end = (int)(pair_tile + 8 < length * length ? pair_tile + 8 : length * length); pair < pair_end; ++pair) {
    const int i = pair / length, j = pair % length;
    if (causal && j > i) {
      scores[pair] = -1000.0f;
      continue;
    }
    float sum = 0.0f;
    for (int d = 0; d < depth; ++d) sum += q[i * depth + d] * k[j * depth + d];
    scores[pair] = scale * sum;
  }
}
