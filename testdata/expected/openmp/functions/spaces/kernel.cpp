#line 1 "kernels/functions/spaces.okl"
// Functions that get pointers to global, shared and private memory, and functions that call each other.

#define p_n 16

float sumOf(const float *values, const int count, const int stride) {
  float sum = 0.0f;
  for (int k = 0; k < count; ++k) sum += values[k * stride];
  return sum;
}

void copyTo(float *__restrict__ to, const float *__restrict__ from, const int count) {
  for (int k = 0; k < count; ++k) to[k] = from[k];
}

void rotateLeft(float *values, const int count) {
  const float first = values[0];
  for (int k = 1; k < count; ++k) values[k - 1] = values[k];
  values[count - 1] = first;
}

static inline float weigh(const float *values, const int count) {
  return sumOf(values, count, 1) / count + values[0];
}

// Functions in rows of a table: the row is a pointer as well.
float rowProduct(const float table[][p_n], const int row, const float *vector) {
  float sum = 0.0f;
  for (int k = 0; k < p_n; ++k) sum += table[row][k] * vector[k];
  return sum;
}

extern "C" void everySpace(const int &blocks, const float *x, float *y, float *copy) {
  #pragma omp parallel for
#line 33 "kernels/functions/spaces.okl"
  for (int b = 0; b < blocks; ++b) {
    alignas(64) float s_x[p_n];
    alignas(64) float s_table[p_n][p_n];
    for (int t = 0; t < p_n; ++t) {
      s_x[t] = x[b * p_n + t];
      for (int k = 0; k < p_n; ++k) s_table[t][k] = (t + k) % 3;
    }
    for (int t = 0; t < p_n; ++t) {
      float own[4];
      copyTo(own, x + b * p_n + t / 4 * 4, 4);
      for (int k = 0; k < t % 4; ++k) rotateLeft(own, 4);
      float result = sumOf(s_x, p_n / 2, 2) + sumOf(x + b * p_n + 1, p_n / 2, 2);
      result += weigh(own, 4) + weigh(s_x + t, 1);
      result += rowProduct(s_table, t, s_x);
      y[b * p_n + t] = result;
      if (t % 4 == 0) copyTo(copy + b * p_n + t, s_x + t, 4);
    }
  }
}
