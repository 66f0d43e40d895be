#include <testkit.hpp>

OKL_KERNEL(chosenPlaces, int, const unsigned *, unsigned *, unsigned *);

// Numbers instead of names: 0, 1, 2 are p, q, r.
static unsigned one_item(const std::vector<unsigned> &s, const int t) {
  unsigned n[3] = {s[t], 7, 9}, one[2] = {s[t], 3}, other[2] = {1, 2};
  n[t % 3 ? 0 : 1] = 3;
  (t % 2 ? one : other)[t % 2] += 2;
  n[t % 2 ? 0 : t % 5 ? 1 : 2] += s[15 - t];
  (t % 5 ? one : other)[0] += 6;
  (t % 3 ? other : one)[1] += (t % 2 ? one : other)[0];
  n[2] += t % 4 ? 2 + 8 + 2 * 4 : 2 + 2 * (4 + 8);
  n[t % 3 ? 0 : 2] += 1;
  n[t % 2 ? 0 : 1] += t % 4 ? one[0] : other[1];
  const unsigned added = 2 * s[t];
  if (t % 3) {
    one[1] += added;
  } else if (t % 5) {
    one[0] += added;
  } else {
    other[0] += added;
  }
  const int chosen = t % 4 ? 1 : 2;
  n[chosen] += 2 * n[t ? chosen : 0];
  n[t % 5 ? 0 : 1] += n[t % 7 ? 0 : chosen];
  float weights[2] = {3.0f, 0.5f};
  weights[t % 5 ? 0 : 1] += (t % 5 ? other : one)[1];
  const float heavier = weights[t % 2] + (t % 2 ? one[0] : other[0]);
  return n[0] + 3 * n[1] + 5 * n[2] + 7 * one[0] + 11 * one[1] + 13 * other[0] + 17 * other[1] +
         (unsigned)(2 * heavier) + (unsigned)(4 * weights[t % 3 ? 1 : 0] + weights[t % 5 ? 0 : 1]) + (t % 2 ? n[0] : 4u);
}

static void check_places(testkit::Random &random) {
  for (int N : {0, 1, 16, 53}) {
    testkit::Buffer<unsigned> x(N), y(N), counts(N);
    for (int i = 0; i < N; ++i) x[i] = random.value<unsigned>(0, 1000);
    for (int i = 0; i < N; ++i) counts[i] = i;
    OKL_CALL(chosenPlaces, N, x, y, counts);
    std::vector<unsigned> expected(N), counted(N);
    for (int i = 0; i < N; ++i) {
      std::vector<unsigned> s(16, 5u);
      for (int t = 0; t < 16 && i / 16 * 16 + t < N; ++t) s[t] = x[i / 16 * 16 + t];
      expected[i] = one_item(s, i % 16) + (i % 16 % 2 ? 1u : 0u);
      counted[i] = i + (i % 16 % 2 ? 0 : 1);
    }
    testkit::expect_equal("y", y, expected, {{"N", N}});
    testkit::expect_equal("counts", counts, counted, {{"N", N}});
  }
}

int main() {
  testkit::Random random(11);
  check_places(random);
  return testkit::result();
}
