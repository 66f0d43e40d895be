// Runs the kernels of structs/layouts.okl there and back.

#include <testkit.hpp>

enum Kind { solid = 1, liquid, gas = 10 };

struct Vec3 {
  float x, y, z;
};

struct Cell {
  Vec3 velocity;
  float pressure[2];
  Kind kind;
  unsigned char flags;
};

OKL_KERNEL(split, int, const Cell *, float *, int *, unsigned char *);
OKL_KERNEL(join, int, Vec3, const float *, const int *, const unsigned char *, Cell *);
OKL_KERNEL(interleave, int, const float *, float *);

int main() {
  testkit::Random random(75);
  for (int N : {0, 1, 16, 17, 60}) {
    const Kind all[] = {solid, liquid, gas};
    testkit::Buffer<Cell> cells(N), back(N);
    std::vector<float> fields_expected(5 * N), together_expected(5 * N);
    std::vector<int> kinds_expected(N);
    std::vector<unsigned char> flags_expected(N);
    for (int n = 0; n < N; ++n) {
      for (int f = 0; f < 5; ++f) together_expected[5 * n + f] = fields_expected[f * N + n] = random.value<float>(-1, 1);
      const float *own = &together_expected[5 * n];
      cells[n] = {{own[0], own[1], own[2]}, {own[3], own[4]}, all[random.value<int>(0, 2)], random.value<unsigned char>(0, 255)};
      kinds_expected[n] = cells[n].kind;
      flags_expected[n] = cells[n].flags;
    }
    testkit::Buffer<float> fields(5 * N), together(5 * N);
    testkit::Buffer<int> kinds(N);
    testkit::Buffer<unsigned char> flags(N);
    OKL_CALL(split, N, cells, fields, kinds, flags);
    OKL_CALL(join, N, Vec3{1, 2, -3}, fields, kinds, flags, back);
    OKL_CALL(interleave, N, fields, together);
    testkit::expect_equal("fields", fields, fields_expected, {{"N", N}});
    testkit::expect_equal("kinds", kinds, kinds_expected, {{"N", N}});
    testkit::expect_equal("flags", flags, flags_expected, {{"N", N}});
    testkit::expect_equal("together", together, together_expected, {{"N", N}});
    for (int n = 0; n < N; ++n) {
      const Cell &a = cells[n], &b = back[n];
      const float last = a.kind == gas ? 0 : a.pressure[1];
      if (b.velocity.x != a.velocity.x + 1 || b.velocity.y != a.velocity.y + 2 || b.velocity.z != a.velocity.z - 3 ||
          b.pressure[0] != a.pressure[0] || b.pressure[1] != last || b.kind != a.kind || b.flags != (a.flags ^ 1))
        testkit::fail("back", "a cell came back changed", {{"N", N}, {"n", n}});
    }
  }
  return testkit::result();
}
