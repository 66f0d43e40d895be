// Runs the kernel of cpp/choices.okl.

#include <testkit.hpp>

struct Pair {
  float a;
  int b;
};

OKL_KERNEL(choices, int, Pair, const Pair *, Pair *, float *);

static Pair doubled(const Pair &p) { return {2 * p.a, 2 * p.b}; }

int main() {
  testkit::Random random(6);
  for (int N : {0, 1, 8, 50}) {
    testkit::Buffer<Pair> x(N), y(N);
    testkit::Buffer<float> sums(N), firsts(N);
    testkit::Buffer<int> seconds(N);
    const Pair given = {0.5f, 9};
    std::vector<double> expected_firsts, expected_sums;
    std::vector<int> expected_seconds;
    for (int i = 0; i < N; ++i) x[i] = {random.value<float>(-1, 1), random.value<int>(-9, 9)};
    for (int i = 0; i < N; ++i) {
      const int g = i / 8 * 8, mirror = g + 7 - i % 8;
      const Pair outside = {1, 2};
      const Pair other = mirror < N ? x[mirror] : outside;
      Pair own = other;
      if (i % 2) own = x[i];
      if (i % 3) own = doubled(own);
      if (i % 5) {
        own = given;
      } else if (i % 7 == 0) {
        own = x[i];
      }
      Pair result = own;
      if (i % 4 == 0) result = x[i].b < other.b ? other : x[i];
      result.b += i % 2 ? 2 : 4;
      double sum = double(x[i % 2 ? i : g].a) + x[i % 3 ? i : 0].b;
      sum += x[i].b < result.b ? result.a : x[i].a;
      sum += 2 * double(i % 2 ? result.a : own.a);
      expected_firsts.push_back(result.a);
      expected_seconds.push_back(result.b);
      expected_sums.push_back(sum);
    }
    OKL_CALL(choices, N, given, x, y, sums);
    for (int i = 0; i < N; ++i) {
      firsts[i] = y[i].a;
      seconds[i] = y[i].b;
    }
    testkit::expect_close("a", firsts, expected_firsts, 1e-6, {{"N", N}});
    testkit::expect_equal("b", seconds, expected_seconds, {{"N", N}});
    testkit::expect_close("sums", sums, expected_sums, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
