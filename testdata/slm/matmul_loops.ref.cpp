// Runs the kernel of slm/matmul_loops.cpp.

#include <testkit.hpp>

OKL_KERNEL(slm_mm_loops, const float *, const float *, float *, int, int, int);

int main() {
  testkit::Random random(2);
  for (int K : {0, 4, 20}) {
    const int Y = 24, X = 32;
    const auto A = random.buffer<float>(Y * K, -1, 1), B = random.buffer<float>(K * X, -1, 1);
    testkit::Buffer<float> C(Y * X);
    std::vector<double> expected(Y * X);
    for (int y = 0; y < Y; ++y)
      for (int x = 0; x < X; ++x)
        for (int k = 0; k < K; ++k) expected[y * X + x] += double(A[y * K + k]) * B[k * X + x];
    OKL_CALL(slm_mm_loops, A, B, C, Y, X, K);
    testkit::expect_close("C", C, expected, 1e-5, {{"K", K}});
  }
  return testkit::result();
}
