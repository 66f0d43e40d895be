static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tables/constants.okl"
// Tables and constants at file scope, in functions and in structs passed by value.

const float gauss[3] = {-0.7745966692414834f, 0.0f, 0.7745966692414834f};
static const float weights[3] = {5.0f / 9, 8.0f / 9, 5.0f / 9};
const int corners[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
static const unsigned char order[] = {3, 2, 1, 0};
const float third = 1.0f / 3.0f;
static const int points = sizeof(gauss) / sizeof(gauss[0]);

struct Options {
  float factors[4];
  int first[2];
  struct {
    double scale;
    short shift;
  } inside;
};

float shape(const int corner, const float r, const float s) {
  return 0.25f * (1.0f + corners[corner][0] * r) * (1.0f + corners[corner][1] * s);
}

// The integral of a bilinear function over a quadrilateral, by 3 x 3 points.
extern "C" void integrate(const int &N, const float *__restrict__ values, const float *__restrict__ areas, float *__restrict__ sums) {
  for (int e = 0; e < N; ++e) {
    alignas(64) float s_parts[points][points];
    for (int j = 0; j < points; ++j) {
      for (int i = 0; i < points; ++i) {
        float value = 0.0f;
        for (int k = 0; k < 4; ++k) value += shape(k, gauss[i], gauss[j]) * values[4 * e + order[k]];
        s_parts[j][i] = weights[i] * weights[j] * value;
      }
    }
    for (int j = 0; j < points; ++j) {
      for (int i = (int)_occa_within(-(long long)j, 0, points), i_end = (int)_occa_within(-(long long)j + 1, -2147483648ll, points); i < i_end; ++i) {
        {
          float sum = 0.0f;
          for (int n = 0; n < points * points; ++n) sum += s_parts[n / points][n % points];
          sums[e] = sum * areas[e] * third;
        }
      }
    }
  }
}

extern "C" void transform(const int &N, const Options &options, const float *__restrict__ x, float *__restrict__ y) {
  for (long long n_tile = options.first[1]; n_tile < N; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N ? n_tile + 8 : N); n < n_end; ++n) {
    const float powers[4] = {1.0f, x[n], x[n] * x[n], x[n] * x[n] * x[n]};
    const int signs[2] = {1, -1};
    float sum = 0.0f;
    for (int k = 0; k < 4; ++k) sum += signs[k % 2] * options.factors[k] * powers[k];
    y[n] = options.inside.scale * sum + options.inside.shift;
  }
}
