// Every element is hit as often as the loop without its tile would hit it.

#include <testkit.hpp>

OKL_KERNEL(notEqual, int, int *);
OKL_KERNEL(unsignedDown, unsigned, int *);
OKL_KERNEL(unsignedDownInside, int *);
OKL_KERNEL(smallType, int *);
OKL_KERNEL(sizes, int, int *);
OKL_KERNEL(steps, int, int *, int *);

int main() {
  for (int N : {0, 1, 3, 4, 5, 18}) {
    testkit::Buffer<int> equal(N, 0), below(N, 0);
    OKL_CALL(notEqual, N, equal);
    testkit::expect_equal("notEqual", equal, std::vector<int>(N, 1), {{"N", N}});
    OKL_CALL(unsignedDown, unsigned(N), below);
    testkit::expect_equal("unsignedDown", below, std::vector<int>(N, 1), {{"N", N}});

    testkit::Buffer<int> sized(N, 0);
    OKL_CALL(sizes, N, sized);
    testkit::expect_equal("sizes", sized, std::vector<int>(N, 2), {{"N", N}});

    testkit::Buffer<int> up(N + 1, 0), down(N + 1, 0);
    std::vector<int> up_expected(N + 1, 0), down_expected(N + 1, 0);
    for (int i = 1; i <= N; i += 3) up_expected[i] += 1;
    for (int i = N; i >= 0; i -= 2) down_expected[i] += 1;
    for (int i = N; i > 1; i -= 3) down_expected[i] += 10;
    OKL_CALL(steps, N, up, down);
    testkit::expect_equal("up", up, up_expected, {{"N", N}});
    testkit::expect_equal("down", down, down_expected, {{"N", N}});
  }
  testkit::Buffer<int> inside(10, 0), small(9, 0);
  OKL_CALL(unsignedDownInside, inside);
  testkit::expect_equal("unsignedDownInside", inside, std::vector<int>(10, 3));
  OKL_CALL(smallType, small);
  testkit::expect_equal("smallType", small, std::vector<int>(9, 1));
  return testkit::result();
}
