// Runs the kernel of slm/matmul_document.cpp: a matrix product with tiles of sections.

#include <testkit.hpp>

typedef float RowA[64];
typedef float RowB[48];

OKL_KERNEL(slm_mm, const RowA *, const RowB *, RowB *, int, int, int);

int main() {
  testkit::Random random(1);
  for (int Y : {16, 48}) {
    const int X = 48, K = 64;
    testkit::Buffer<RowA> A(Y);
    testkit::Buffer<RowB> B(K), C(Y);
    for (int y = 0; y < Y; ++y)
      for (int k = 0; k < K; ++k) A[y][k] = random.value<float>(-1, 1);
    for (int k = 0; k < K; ++k)
      for (int x = 0; x < X; ++x) B[k][x] = random.value<float>(-1, 1);
    OKL_CALL(slm_mm, A, B, C, Y, X, K);
    testkit::Buffer<float> actual(Y * X);
    std::vector<double> expected(Y * X);
    for (int y = 0; y < Y; ++y) {
      for (int x = 0; x < X; ++x) {
        actual[y * X + x] = C[y][x];
        for (int k = 0; k < K; ++k) expected[y * X + x] += double(A[y][k]) * B[k][x];
      }
    }
    testkit::expect_close("C", actual, expected, 1e-5, {{"Y", Y}});
  }
  return testkit::result();
}
