// Runs the kernels of intrinsics/bits.okl.

#include <testkit.hpp>

#include <climits>
#include <cstring>

OKL_KERNEL(counts, int, const int *, const unsigned *, const long *, const unsigned long *, int *);
OKL_KERNEL(products, int, const int *, const unsigned *, const long *, const unsigned long *, int *, unsigned *, long *,
           unsigned long *);
OKL_KERNEL(casts, int, const float *, int *, unsigned *, float *, float *);

// Bit by bit: nothing here may share a mistake with an instruction.
static int set(unsigned long x, int bits) {
  int n = 0;
  for (int b = 0; b < bits; ++b) n += int(x >> b & 1);
  return n;
}
static int above(unsigned long x, int bits) {
  int n = 0;
  while (n < bits && !(x >> (bits - 1 - n) & 1)) ++n;
  return n;
}
static int first(unsigned long x, int bits) {
  for (int b = 0; b < bits; ++b) {
    if (x >> b & 1) return b + 1;
  }
  return 0;
}

int main() {
  testkit::Random random(37);
  const long ends[] = {0,        1,        -1,           2,       INT_MIN, INT_MAX, LONG_MIN, LONG_MAX,
                       UINT_MAX, 1L << 32, -(1L << 40), 1L << 62, -2,      3,       65536,    -65536};
  for (int N : {0, 1, 16, 50}) {
    const auto low = random.buffer<int>(N, -2000000000, 2000000000);
    testkit::Buffer<int> x(N), n(16 * N), hx(N * N), hx2(N * N);
    testkit::Buffer<unsigned> u(N), hu(N * N);
    testkit::Buffer<long> l(N), hl(N * N);
    testkit::Buffer<unsigned long> w(N), hw(N * N);
    for (int i = 0; i < N; ++i) {
      l[i] = i < 16 ? ends[i] : (long)((unsigned long)low[i] * 0x9E3779B97F4A7C15ul);
      w[i] = (unsigned long)l[i];
      x[i] = int(l[i]);
      u[i] = unsigned(l[i]);
    }
    OKL_CALL(counts, N, x, u, l, w, n);
    std::vector<int> a(16 * N);
    for (int i = 0; i < N; ++i) {
      a[16 * i] = set(u[i], 32);
      a[16 * i + 1] = above(u[i], 32);
      a[16 * i + 2] = first(u[i], 32);
      a[16 * i + 3] = set(u[i], 32) + 100 * first(u[i], 32);
      a[16 * i + 4] = 32 - above(u[i], 32);
      a[16 * i + 5] = set(w[i], 64);
      a[16 * i + 6] = above(w[i], 64);
      a[16 * i + 7] = first(w[i], 64);
      a[16 * i + 8] = set(w[i], 64) - above(w[i], 64);
      a[16 * i + 9] = first(w[i], 64);
      a[16 * i + 10] = set(w[i], 64) + above(w[i], 64);
      a[16 * i + 11] = set(w[i], 64) + first(w[i], 64);
      a[16 * i + 12] = set(unsigned(int(static_cast<signed char>(x[i]))), 32);
      a[16 * i + 13] = above(unsigned(x[i] & 0xff), 32) * 2;
      a[16 * i + 14] = -first(unsigned(x[i] | 16), 32);
      a[16 * i + 15] = set(u[i], 32);
    }
    testkit::expect_equal("n", n, a, {{"N", N}});

    OKL_CALL(products, N, x, u, l, w, hx, hu, hl, hw);
    std::vector<int> px(N * N);
    std::vector<unsigned> pu(N * N);
    std::vector<long> pl(N * N);
    std::vector<unsigned long> pw(N * N);
    for (int i = 0; i < N; ++i) {
      for (int k = 0; k < N; ++k) {
        px[N * i + k] = int((long)x[i] * x[k] >> 32);
        pu[N * i + k] = unsigned((unsigned long)u[i] * u[k] >> 32) - 1u;
        pl[N * i + k] = 2 * ((long)((__int128)l[i] * l[k] >> 64) / 2);
        pw[N * i + k] = 2 * (unsigned long)((unsigned __int128)w[i] * w[k] >> 64);
      }
    }
    testkit::expect_equal("int", hx, px, {{"N", N}});
    testkit::expect_equal("unsigned", hu, pu, {{"N", N}});
    testkit::expect_equal("long", hl, pl, {{"N", N}});
    testkit::expect_equal("unsigned long", hw, pw, {{"N", N}});

    auto y = random.buffer<float>(N, -10, 10);
    testkit::Buffer<int> bits(N);
    testkit::Buffer<unsigned> word(N);
    testkit::Buffer<float> next(N), flipped(N);
    OKL_CALL(casts, N, y, bits, word, next, flipped);
    std::vector<int> b(N);
    std::vector<unsigned> c(N);
    std::vector<float> d(N), e(N);
    for (int i = 0; i < N; ++i) {
      std::memcpy(&b[i], &y[i], 4);
      const int up = b[i] + 1;
      std::memcpy(&d[i], &up, 4);
      const float twice = y[i] * 2;
      std::memcpy(&c[i], &twice, 4);
      c[i] >>= 23;
      e[i] = -y[i];
    }
    testkit::expect_equal("bits", bits, b, {{"N", N}});
    testkit::expect_equal("word", word, c, {{"N", N}});
    testkit::expect_equal("next", next, d, {{"N", N}});
    testkit::expect_equal("flipped", flipped, e, {{"N", N}});
  }
  return testkit::result();
}
