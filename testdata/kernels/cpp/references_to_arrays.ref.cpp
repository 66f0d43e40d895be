#include <testkit.hpp>

struct Table {
  float rows[2][4];
};

OKL_KERNEL(referencesToArrays, int, Table *, float *);

int main() {
  testkit::Random random(37);
  const float weights[2][4] = {{0.5f, 1, 2, 4}, {1, 1, 1, 1}};
  for (int N : {0, 1, 7}) {
    testkit::Buffer<Table> tables(N);
    std::vector<double> flat(8 * N), expected(4 * N);
    for (int g = 0; g < N; ++g) {
      for (int r = 0; r < 2; ++r) {
        for (int j = 0; j < 4; ++j) {
          tables[g].rows[r][j] = 0.25f * random.value<int>(-9, 9);
          flat[8 * g + 4 * r + j] = tables[g].rows[r][j] + (r + 1) * j;
        }
      }
      for (int i = 0; i < 4; ++i) {
        const float *w = weights[i % 2], *shared = tables[g].rows[(3 - i) % 2];
        float sum = 0;
        for (int j = 0; j < 4; ++j) {
          sum += 1 + j + w[1] * j + w[j] + shared[j] + (j % 2 == i % 2 ? j : 1);
        }
        expected[4 * g + i] = 2 * (sum + shared[0] + 1 + 4);
      }
    }
    testkit::Buffer<float> y(4 * N);
    OKL_CALL(referencesToArrays, N, tables, y);
    testkit::expect_close("y", y, expected, 1e-6, {{"N", N}});
    testkit::Buffer<float> got(8 * N);
    for (int k = 0; k < 8 * N; ++k) got[k] = tables[k / 8].rows[k / 4 % 2][k % 4];
    testkit::expect_close("tables", got, flat, 1e-6, {{"N", N}});
  }
  return testkit::result();
}
