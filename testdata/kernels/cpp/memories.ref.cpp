#include <testkit.hpp>
#include <vectors.hpp>

OKL_KERNEL(memories, int, const float *, float *);
OKL_KERNEL(vectors, int, const float4 *, float4 *, float4);

static void check_memories(testkit::Random &random) {
  for (int N : {0, 16, 64}) {
    const auto x = random.buffer<float>(N, -2, 2);
    testkit::Buffer<float> y(N);
    OKL_CALL(memories, N, x, y);
    std::vector<double> expected(N);
    for (int g = 0; g < N; g += 16) {
      double s[16], re[16], im[16];
      for (int t = 0; t < 16; ++t) {
        const double own = x[g + t] + 1.0, v = x[g + t];
        s[t] = own + v;
        re[t] = own + (own * 0.5 - v * 0.25);
        im[t] = v + (own * 0.25 + v * 0.5);
        expected[g + t] = own * own;
      }
      for (int t = 0; t < 16; ++t) {
        const int o = 15 - t;
        expected[g + t] += s[o] + std::sqrt(re[o] * re[o] + im[o] * im[o]) + (s[t] + s[o]) / 2 + std::fmax(re[o], 0.5) +
                           s[t] + x[g + t];
      }
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
}

static void check_vectors(testkit::Random &random) {
  for (int N : {0, 1, 33}) {
    testkit::Buffer<float4> a(N), b(N);
    for (int i = 0; i < N; ++i) {
      a[i] = {random.value<float>(-1, 1), random.value<float>(-1, 1), random.value<float>(-1, 1), random.value<float>(-2, 2)};
    }
    OKL_CALL(vectors, N, a, b, float4{1, 2, 3, 0.5f});
    testkit::Buffer<float> parts(4 * N);
    std::vector<double> expected(4 * N);
    for (int i = 0; i < N; ++i) {
      const double p = a[i].x + 0.5, q = a[i].y + 1.0, r = a[i].z + 1.5, w = a[i].w + 0.5;
      const double dot = p * p + q * q + r * r;
      expected[4 * i] = p + 2 / std::sqrt(p * p + 4 + r * r);
      expected[4 * i + 1] = dot;
      expected[4 * i + 2] = std::fabs(r) + 1 / std::sqrt(1 + dot);
      expected[4 * i + 3] = w < -1 ? -1 : w > 1 ? 1 : w;
      const float found[4] = {b[i].x, b[i].y, b[i].z, b[i].w};
      for (int k = 0; k < 4; ++k) parts[4 * i + k] = found[k];
    }
    testkit::expect_close("b", parts, expected, 1e-5, {{"N", N}});
  }
}

int main() {
  testkit::Random random(5);
  check_memories(random);
  check_vectors(random);
  return testkit::result();
}
