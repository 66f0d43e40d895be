// Runs the kernels of intrinsics/shuffles.okl.

#include <testkit.hpp>

#include <algorithm>

OKL_KERNEL(lanes, int, const int *, int *, int *, int *, int *);
OKL_KERNEL(rows, int, const long *, long *);
OKL_KERNEL(warps, int, const float *, float *, float *, float *, float *);
OKL_KERNEL(tree, int, const float *, float *);

// The item of a group whose value `i` gets from a lane of its warp; its own when there is no such lane.
static int from(int i, unsigned lane, int items) {
  const int first = i / 32 * 32;
  return lane < unsigned(std::min(32, items - first)) ? first + int(lane) : i;
}

int main() {
  testkit::Random random(29);
  for (int N : {0, 1, 3}) {
    const auto x = random.buffer<int>(80 * N, -1000, 1000);
    testkit::Buffer<int> up(80 * N), down(80 * N), other(80 * N), third(80 * N);
    OKL_CALL(lanes, N, x, up, down, other, third);
    std::vector<int> a(80 * N), b(80 * N), c(80 * N), d(80 * N);
    for (int at = 0; at < 80 * N; ++at) {
      const int group = at / 80 * 80, i = at % 80;
      const unsigned lane = i % 32;
      a[at] = x[group + from(i, lane - 3, 80)];
      b[at] = x[group + from(i, lane + 1 + i % 7, 80)];
      c[at] = x[group + from(i, lane ^ 5, 80)];
      d[at] = x[group + from(i, 20, 80)];
    }
    testkit::expect_equal("up", up, a, {{"N", N}});
    testkit::expect_equal("down", down, b, {{"N", N}});
    testkit::expect_equal("xor", other, c, {{"N", N}});
    testkit::expect_equal("third", third, d, {{"N", N}});

    testkit::Buffer<long> wide(192 * N), wide2(192 * N);
    for (int i = 0; i < 192 * N; ++i) wide[i] = (long(i) << 33) + 7 * i;
    OKL_CALL(rows, N, wide, wide2);
    std::vector<long> expected(192 * N);
    for (int i = 0; i < 192 * N; ++i) expected[i] = wide[i / 32 * 32 + i / 64 % 3 + i % 16];
    testkit::expect_equal("wide", wide2, expected, {{"N", N}});

    const auto y = random.buffer<float>(100 * N, -1, 1);
    testkit::Buffer<float> sum(100 * N), least(100 * N), most(100 * N), total(N);
    OKL_CALL(warps, N, y, sum, least, most, total);
    std::vector<double> sums(100 * N), totals(N);
    std::vector<float> lows(100 * N), highs(100 * N);
    for (int i = 0; i < 100 * N; ++i) {
      const int first = i / 100 * 100 + i % 100 / 32 * 32, end = std::min(first + 32, i / 100 * 100 + 100);
      lows[i] = highs[i] = y[first];
      for (int k = first; k < end; ++k) {
        sums[i] += y[k];
        lows[i] = std::min(lows[i], y[k]);
        highs[i] = std::max(highs[i], y[k]);
      }
      totals[i / 100] += y[i];
    }
    testkit::expect_close("sum", sum, sums, 1e-5, {{"N", N}});
    testkit::expect_equal("least", least, lows, {{"N", N}});
    testkit::expect_equal("most", most, highs, {{"N", N}});
    testkit::expect_close("total", total, totals, 1e-5, {{"N", N}});

    const auto z = random.buffer<float>(32 * N, -1, 1);
    testkit::Buffer<float> tops(N);
    OKL_CALL(tree, N, z, tops);
    std::vector<double> expected_tops(N);
    for (int i = 0; i < 32 * N; ++i) expected_tops[i / 32] += z[i];
    testkit::expect_close("tree", tops, expected_tops, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
