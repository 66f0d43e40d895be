// Runs matmul/tiled.okl on random matrices and compares with the textbook triple loop.

#include <testkit.hpp>

OKL_KERNEL(matmul, int, int, int, const float *, const float *, float *);

static std::vector<double> product(int rows, int cols, int depth, const testkit::Buffer<float> &A,
                                   const testkit::Buffer<float> &B) {
  std::vector<double> C(std::size_t(rows) * cols, 0.0);
  for (int i = 0; i < rows; ++i)
    for (int k = 0; k < depth; ++k)
      for (int j = 0; j < cols; ++j)
        C[i * cols + j] += double(A[i * depth + k]) * double(B[k * cols + j]);
  return C;
}

int main() {
  testkit::Random random(20240601);
  const int shapes[][3] = {{0, 0, 0},    {0, 5, 3},    {5, 0, 3},   {4, 6, 0},   {1, 1, 1},   {1, 33, 2},
                           {16, 16, 16}, {17, 15, 16}, {31, 7, 45}, {48, 32, 64}, {70, 53, 91}};
  for (const auto &shape : shapes) {
    const int rows = shape[0], cols = shape[1], depth = shape[2];
    const auto A = random.buffer<float>(rows * depth, -1, 1);
    const auto B = random.buffer<float>(depth * cols, -1, 1);
    testkit::Buffer<float> C(rows * cols);
    OKL_CALL(matmul, rows, cols, depth, A, B, C);
    testkit::expect_close("C", C, product(rows, cols, depth, A, B), 1e-5,
                          {{"rows", rows}, {"cols", cols}, {"depth", depth}});
  }
  return testkit::result();
}
