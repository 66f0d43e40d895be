// Multiplies the factors of batched/factor.okl: the product must be the matrix again.

#include <testkit.hpp>

OKL_KERNEL(luFactor, int, double *);
OKL_KERNEL(choleskyFactor, int, const float *, float *);

int main() {
  testkit::Random random(18);
  const int n = 6, packed = n * (n + 1) / 2;
  for (int batch : {0, 1, 7, 8, 9, 20}) {
    auto A = random.buffer<double>(batch * n * n, -1, 1);
    for (int e = 0; e < batch; ++e)
      for (int i = 0; i < n; ++i) A[(e * n + i) * n + i] += 8;
    std::vector<double> expected(A.data(), A.data() + A.size());
    OKL_CALL(luFactor, batch, A);
    testkit::Buffer<double> product(batch * n * n, 0.0);
    for (int e = 0; e < batch; ++e)
      for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j)
          for (int k = 0; k <= i && k <= j; ++k)
            product[(e * n + i) * n + j] += (k == i ? 1 : A[(e * n + i) * n + k]) * A[(e * n + k) * n + j];
    testkit::expect_close("LU", product, expected, 1e-10, {{"batch", batch}});

    auto S = random.buffer<float>(batch * packed, -1, 1);
    for (int e = 0; e < batch; ++e)
      for (int i = 0; i < n; ++i) S[e * packed + i * (i + 1) / 2 + i] += 8;
    testkit::Buffer<float> L(batch * packed), square(batch * packed);
    OKL_CALL(choleskyFactor, batch, S, L);
    for (int e = 0; e < batch; ++e)
      for (int i = 0; i < n; ++i)
        for (int j = 0; j <= i; ++j) {
          double sum = 0;
          for (int k = 0; k <= j; ++k)
            sum += double(L[e * packed + i * (i + 1) / 2 + k]) * L[e * packed + j * (j + 1) / 2 + k];
          square[e * packed + i * (i + 1) / 2 + j] = float(sum);
        }
    testkit::expect_close("LLT", square, std::vector<double>(S.data(), S.data() + S.size()), 1e-5, {{"batch", batch}});
  }
  return testkit::result();
}
