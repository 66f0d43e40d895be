// Runs both kernels of batched/products.okl.

#include <testkit.hpp>

OKL_KERNEL(productPerGroup, int, float, float, const float *, const float *, float *);
OKL_KERNEL(productMany, int, float, float, const float *, const float *, float *);

int main() {
  testkit::Random random(17);
  for (int batch : {0, 1, 5, 6, 7, 40}) {
    const float alpha = 1.5f, beta = -0.25f;
    const auto A = random.buffer<float>(batch * p_M * p_K, -1, 1);
    const auto B = random.buffer<float>(batch * p_K * p_N, -1, 1);
    auto C = random.buffer<float>(batch * p_M * p_N, -1, 1);
    auto D = C;
    std::vector<double> expected;
    for (int e = 0; e < batch; ++e)
      for (int i = 0; i < p_M; ++i)
        for (int j = 0; j < p_N; ++j) {
          double sum = 0;
          for (int k = 0; k < p_K; ++k) sum += double(A[(e * p_M + i) * p_K + k]) * B[(e * p_K + k) * p_N + j];
          expected.push_back(alpha * sum + beta * C[expected.size()]);
        }
    OKL_CALL(productPerGroup, batch, alpha, beta, A, B, C);
    OKL_CALL(productMany, batch, alpha, beta, A, B, D);
    testkit::expect_close("C", C, expected, 1e-5, {{"batch", batch}});
    testkit::expect_close("D", D, expected, 1e-5, {{"batch", batch}});
  }
  return testkit::result();
}
