// Runs sem/cubature.okl.

#include <testkit.hpp>

OKL_KERNEL(cubatureSquare, int, const float *, const float *, const float *, float *);

int main() {
  testkit::Random random(33);
  const int Nq = p_Nq, C = p_cubNq;
  const auto I = random.buffer<float>(C * Nq, -1, 1);
  const auto W = random.buffer<float>(C, 0, 1);
  for (int elements : {0, 1, 9}) {
    const auto q = random.buffer<float>(elements * Nq * Nq, -1, 1);
    testkit::Buffer<float> Mq(elements * Nq * Nq);
    std::vector<double> expected(elements * Nq * Nq);
    for (int e = 0; e < elements; ++e)
      for (int b = 0; b < C; ++b)
        for (int a = 0; a < C; ++a) {
          double value = 0;
          for (int j = 0; j < Nq; ++j)
            for (int i = 0; i < Nq; ++i) value += double(I[b * Nq + j]) * I[a * Nq + i] * q[(e * Nq + j) * Nq + i];
          value *= value * W[b] * W[a];
          for (int j = 0; j < Nq; ++j)
            for (int i = 0; i < Nq; ++i)
              expected[(e * Nq + j) * Nq + i] += double(I[b * Nq + j]) * I[a * Nq + i] * value;
        }
    OKL_CALL(cubatureSquare, elements, I, W, q, Mq);
    testkit::expect_close("Mq", Mq, expected, 1e-5, {{"elements", elements}});
  }
  return testkit::result();
}
