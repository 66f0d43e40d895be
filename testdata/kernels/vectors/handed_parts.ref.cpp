#include <testkit.hpp>
#include <vectors.hpp>

struct Cell {
  uint4 counts;
  float2 at;
};

OKL_KERNEL(handedParts, int, const uint4 *, const Cell *, uint2, unsigned *, float *);

static unsigned seven_times(const unsigned x) { return 7 * x + x / 4; }

int main() {
  testkit::Random random(1);
  for (int groups : {0, 1, 5}) {
    const int N = 8 * groups;
    testkit::Buffer<uint4> in(N);
    testkit::Buffer<Cell> cells(N);
    testkit::Buffer<unsigned> y(N);
    testkit::Buffer<float> z(N);
    const auto number = [&] { return random.value<unsigned>(0, 1000000); };
    for (int i = 0; i < N; ++i) in[i] = {number(), number(), number(), number()};
    for (int i = 0; i < N; ++i) cells[i] = {{number(), number(), number(), number()}, {0.5f * i, 3.0f - i}};
    const uint2 k = {number(), number()};
    OKL_CALL(handedParts, groups, in, cells, k, y, z);
    std::vector<unsigned> expected(N);
    std::vector<float> halves(N);
    for (int t = 0; t < N; ++t) {
      const int first = t - t % 8, i = t % 8;
      expected[t] = seven_times(in[first + (i + 1) % 8].y) + 3 * seven_times(in[first + 7 - i].z) +
                    5 * seven_times(in[t].x) + 7 * seven_times(cells[t].counts.w) + 11 * seven_times(k.y) +
                    seven_times(in[first + 7 - i].x);
      halves[t] = cells[t].at.y / 2 + (in[t].x % 100) / 2.0f;
    }
    testkit::expect_equal("y", y, expected);
    testkit::expect_equal("z", z, halves);
  }
  return testkit::result();
}
