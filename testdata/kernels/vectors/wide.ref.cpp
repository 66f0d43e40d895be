// Runs the kernel of vectors/wide.okl.

#include <testkit.hpp>
#include <vectors.hpp>

struct Cell {
  int kind;
  double4 state;
  char level;
  double3 center;
  float weight;
  double2 box;
};

OKL_KERNEL(update, int, Cell, const Cell *, Cell *, double3 *, double4 *);

static Cell any(testkit::Random &random, int i) {
  auto number = [&] { return random.value<double>(-1, 1); };
  return {i, {number(), number(), number(), number()}, char(i % 100), {number(), number(), number()},
          float(i) / 2, {number(), number()}};
}

static void append(std::vector<double> &to, const Cell &c) {
  for (double part : {double(c.kind), c.state.x, c.state.y, c.state.z, c.state.w, double(c.level), c.center.x,
                      c.center.y, c.center.z, double(c.weight), c.box.x, c.box.y})
    to.push_back(part);
}

int main() {
  testkit::Random random(5);
  for (int N : {0, 1, 16, 41}) {
    testkit::Buffer<Cell> a(N), b(N);
    testkit::Buffer<double3> centers(N);
    testkit::Buffer<double4> states(N);
    const Cell first = any(random, 7);
    std::vector<double> expected, found;
    for (int i = 0; i < N; ++i) {
      a[i] = any(random, i);
      centers[i] = {double(i), 1, 2};
      states[i] = {double(i), 1, 2, 3};
    }
    for (int i = 0; i < N; ++i) {
      const int other = i / 16 * 16 + i % 16 / 2;
      Cell c = a[other];
      const double s[3] = {2 * (c.center.x - first.center.x), 2 * (c.center.y - first.center.y),
                           2 * (c.center.z - first.center.z)};
      const double square = s[0] * s[0] + s[1] * s[1] + s[2] * s[2];
      c.state = {c.state.x * (1 + 0.5 * s[0]), c.state.y * (1 + 0.5 * s[1]), c.state.z * (1 + 0.5 * s[2]),
                 c.state.w + 0.5 * square - first.state.w};
      const double sign = c.kind % 2 ? 1 : -1;
      c.center = {sign * s[0], sign * s[1], sign * s[2]};
      c.box = {c.box.x * first.box.x + 1, c.box.y * first.box.y + 1};
      append(expected, c);
      const double3 f = first.center;
      const double ratio = std::sqrt(square) / std::sqrt(f.x * f.x + f.y * f.y + f.z * f.z);
      for (double part : {i + c.center.x / 2 + f.x * ratio, 1 + c.center.y / 2 + f.y * ratio,
                          2 + c.center.z / 2 + f.z * ratio})
        expected.push_back(part);
      for (double part : {i == 0 ? 112 + 2400.0 : 2.0 * i - c.state.x, 2 - c.state.y, 4 - c.state.z, 6 - c.state.w})
        expected.push_back(part);
    }
    OKL_CALL(update, N, first, a, b, centers, states);
    for (int i = 0; i < N; ++i) {
      append(found, b[i]);
      for (double part : {centers[i].x, centers[i].y, centers[i].z}) found.push_back(part);
      for (double part : {states[i].x, states[i].y, states[i].z, states[i].w}) found.push_back(part);
    }
    testkit::Buffer<double> all(found.size());
    for (size_t i = 0; i < found.size(); ++i) all[i] = found[i];
    testkit::expect_close("update", all, expected, 1e-9, {{"N", N}});
  }
  return testkit::result();
}
