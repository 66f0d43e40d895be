// Runs the kernel of vectors/sizes.okl.

#include <testkit.hpp>
#include <vectors.hpp>

struct Mixed {
  char a;
  char3 b;
  short2 c;
  char d;
  float3 e;
  float2 f;
  char g;
  long3 h;
  int i;
  long4 j;
  char k;
};

OKL_KERNEL(sizes, int, const Mixed *, int *);

int main() {
  testkit::Random random(2);
  for (int N : {0, 1, 33}) {
    testkit::Buffer<Mixed> a(N);
    testkit::Buffer<int> b(N);
    std::vector<int> expected;
    for (int i = 0; i < N; ++i) {
      auto number = [&] { return random.value<int>(-100, 100); };
      Mixed &m = a[i];
      m = {char(number()), {1, 2, char(number())}, {3, short(number())}, char(number()), {4, 5, float(number())},
           {6, float(number())}, char(number()), {7, 8, number()}, number(), {9, 10, 11, number()}, char(number())};
      expected.push_back(m.a + 2 * m.b.z + 3 * m.c.y + 5 * m.d + int(m.e.z) + int(m.f.y) + 7 * m.g + int(m.h.z) + m.i +
                         int(m.j.w) + m.k);
    }
    OKL_CALL(sizes, N, a, b);
    testkit::expect_equal("sizes", b, expected, {{"N", N}});
  }
  return testkit::result();
}
