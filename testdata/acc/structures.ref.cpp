// Runs acc/structures.cpp.

#include <testkit.hpp>

#ifndef OKL_TESTKIT_PROGRAM
struct Point {
  float x, y;
};
struct Box {
  Point low;
  int count;
};
#endif
OKL_KERNEL(structures_acc1, int, int, const Point *, Box *, int);

int main() {
  testkit::Random random(26);
  for (int n : {0, 1, 5}) {
    for (int m : {0, 1, 17}) {
      for (int gangs : {1, 3}) {
        testkit::Buffer<Point> points(n * m);
        testkit::Buffer<Box> boxes(n);
        std::vector<float> low(2 * n, 100);
        for (int e = 0; e < n * m; ++e) {
          points[e] = {random.value<float>(-9, 9), random.value<float>(-9, 9)};
          low[e / m * 2] = std::fmin(low[e / m * 2], points[e].x);
          low[e / m * 2 + 1] = std::fmin(low[e / m * 2 + 1], points[e].y);
        }
        OKL_PROGRAM(structures(n, m, points.data(), boxes.data()),
                    OKL_CALL(structures_acc1, n, m, points, boxes, gangs));
        testkit::Buffer<float> found(2 * n);
        for (int j = 0; j < n; ++j) {
          found[2 * j] = boxes[j].low.x;
          found[2 * j + 1] = boxes[j].low.y;
          if (boxes[j].count != m) testkit::fail("count", "is another number", {{"n", n}, {"m", m}});
        }
        testkit::expect_equal("low", found, low, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}
