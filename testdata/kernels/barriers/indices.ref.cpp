#include <testkit.hpp>

OKL_KERNEL(shifted, const int *, int *);
OKL_KERNEL(narrowed, const int *, int *);
OKL_KERNEL(wrapped, const int *, int *);
OKL_KERNEL(dimensions, const int *, int *);
OKL_KERNEL(skipped, int, const int *, int *);
OKL_KERNEL(labelled, int, const int *, int *);

int main() {
  testkit::Random random(3);
  const auto in = random.buffer<int>(4, 0, 9);
  testkit::Buffer<int> out(4);
  const auto expect = [&](const char *name, std::vector<int> expected) {
    testkit::expect_equal(name, out, expected, {});
  };
  OKL_CALL(shifted, in, out);
  expect("shifted", {in[0], 7, 8, 9});

  for (int t = 0; t < 4; ++t) out[t] = 1 + t;
  OKL_CALL(narrowed, in, out);
  expect("narrowed", {9, 2, 3, 4});

  OKL_CALL(wrapped, in, out);
  expect("wrapped", {9, 9, 9, 9});

  OKL_CALL(dimensions, in, out);
  expect("dimensions", {20, in[1], 21, in[3]});

  for (int n : {0, 1, 2}) {
    std::vector<int> s(4), expected(4, 0);
    for (int t = 0; t < 4; ++t) s[t] = in[t];
    for (int r = 0; s[0] < 50 && r < 3;) {
      ++r;
      for (int &x : s) x += 40;
      if (r == n % 3) continue;
      for (int &x : expected) x = r;
    }
    for (int t = 0; t < 4; ++t) expected[t] = 10 * expected[t] + s[t];
    for (int t = 0; t < 4; ++t) out[t] = 0;
    OKL_CALL(skipped, n, in, out);
    expect("skipped", expected);

    OKL_CALL(labelled, n, in, out);
    const int factor = n % 3 == 0 ? 1 : 2;
    expect("labelled", {factor * in[3], factor * in[2], factor * in[1], factor * in[0]});
  }
  return testkit::result();
}
