// Runs the kernels of neural/rows.okl.

#include <testkit.hpp>

OKL_KERNEL(softmaxRows, int, int, const float *, float *);
OKL_KERNEL(layerNorm, int, int, float, const float *, const float *, const float *, float *);
OKL_KERNEL(attentionScores, int, int, bool, const float *, const float *, float *);

int main() {
  testkit::Random random(73);
  const int shapes[][2] = {{0, 5}, {3, 0}, {1, 1}, {5, 15}, {4, 16}, {3, 77}};
  for (const auto &shape : shapes) {
    const int rows = shape[0], cols = shape[1], count = rows * cols;
    const auto x = random.buffer<float>(count, -3, 3);
    const auto gain = random.buffer<float>(cols, 0.5, 2), bias = random.buffer<float>(cols, -1, 1);
    testkit::Buffer<float> soft(count), norm(count), scores(rows * rows);
    std::vector<double> soft_expected(count), norm_expected(count);
    for (int r = 0; r < rows; ++r) {
      double sum = 0, mean = 0, square = 0;
      for (int c = 0; c < cols; ++c) {
        sum += std::exp(double(x[r * cols + c]));
        mean += double(x[r * cols + c]) / cols;
      }
      for (int c = 0; c < cols; ++c) square += (x[r * cols + c] - mean) * (x[r * cols + c] - mean) / cols;
      for (int c = 0; c < cols; ++c) {
        soft_expected[r * cols + c] = std::exp(double(x[r * cols + c])) / sum;
        norm_expected[r * cols + c] = gain[c] * (x[r * cols + c] - mean) / std::sqrt(square + 0.1) + bias[c];
      }
    }
    OKL_CALL(softmaxRows, rows, cols, x, soft);
    OKL_CALL(layerNorm, rows, cols, 0.1f, x, gain, bias, norm);
    testkit::expect_close("softmax", soft, soft_expected, 1e-5, {{"rows", rows}, {"cols", cols}});
    testkit::expect_close("layerNorm", norm, norm_expected, 1e-5, {{"rows", rows}, {"cols", cols}});
    for (bool causal : {false, true}) {
      std::vector<double> expected;
      for (int i = 0; i < rows; ++i)
        for (int j = 0; j < rows; ++j) {
          double sum = 0;
          for (int d = 0; d < cols; ++d) sum += double(x[i * cols + d]) * x[j * cols + d];
          expected.push_back(causal && j > i ? -1000 : cols == 0 ? 0 : sum / std::sqrt(double(cols)));
        }
      if (cols == 0) continue;
      OKL_CALL(attentionScores, rows, cols, causal, x, x, scores);
      // The mask's value is large; without it the tolerance is that of the scores.
      testkit::expect_close("scores", scores, expected, causal ? 1e-7 : 1e-5, {{"rows", rows}, {"cols", cols}});
    }
  }
  return testkit::result();
}
