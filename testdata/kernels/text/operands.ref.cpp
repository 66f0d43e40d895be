// Runs the kernels of text/operands.okl.

#include <testkit.hpp>

OKL_KERNEL(operands, int, int, unsigned int, short, int *, float *, int *, unsigned int *);
OKL_KERNEL(tiles, int, unsigned int, short, long, int *);

int main() {
  const int a = 5;
  const unsigned int u = 7;
  const short s = 3;
  for (int N : {1, 4, 9, 40}) {
    testkit::Buffer<int> sums(11, 0), grid(4 * N, 0);
    testkit::Buffer<float> parts(2, 0.0f);
    testkit::Buffer<unsigned> old(1, 0u);
    std::vector<int> sum(11, 0), cell(4 * N, 0);
    std::vector<float> part(2, 0.0f);
    for (int i = 0; i < N; ++i) {
      const int operand = i & 3;
      sum[0] -= -1;
      sum[1] -= -2;
      sum[2] += operand > 1 ? operand : -a;
      sum[3] -= -i;
      sum[4] += i >> 1;
      sum[5] += (operand << 1) | 1;
      sum[6] += s;
      sum[7] += int(u) - s;
      sum[8] = std::max(sum[8], a - i);
      sum[9] -= int(u) + 1;
      sum[10] += operand + 1;
      part[0] -= float(a + i);
      part[1] += a > i ? 0.5f : -0.25f;
      cell[((i & 3) ? 1 : 2) + 4 * i] = operand - a;
    }
    for (int i = 0; i < N; ++i) cell[(3 & (~i >> 8)) + 4 * (N - 1 - i)] = (a << 1) | i;
    OKL_CALL(operands, N, a, u, s, sums, parts, grid, old);
    testkit::expect_equal("sums", sums, sum, {{"N", N}});
    testkit::expect_equal("parts", parts, part, {{"N", N}});
    testkit::expect_equal("grid", grid, cell, {{"N", N}});
    testkit::expect_equal("old", old, {unsigned(N)}, {{"N", N}});

    testkit::Buffer<int> each(N, 0);
    std::vector<int> times(N, 1111);
    const short few = 3;
    times[0] -= 10;
    OKL_CALL(tiles, N, 4294967000u, few, 1l << 40, each);
    testkit::expect_equal("each", each, times, {{"N", N}});
  }
  return testkit::result();
}
