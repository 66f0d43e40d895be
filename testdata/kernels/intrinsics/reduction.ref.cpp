// Runs the kernels of intrinsics/reduction.okl.

#include <testkit.hpp>

struct alignas(16) float4 {
  float x, y, z, w;
};
struct Four {
  int x[4];
};

constexpr int block = 256;

OKL_KERNEL(reductionWithSharedMemory, int, const float *, float *);
OKL_KERNEL(wider, int, const float4 *, const long *, const Four *, float4 *, long *, int *);

int main() {
  testkit::Random random(17);
  for (int entries : {0, 1, 255, 256, 257, 2000}) {
    const auto vec = random.buffer<float>(entries, -1, 1);
    const int blocks = (entries + block - 1) / block;
    testkit::Buffer<float> sums(blocks);
    OKL_CALL(reductionWithSharedMemory, entries, vec, sums);
    std::vector<double> expected(blocks, 0);
    for (int i = 0; i < entries; ++i) expected[i / block] += vec[i];
    testkit::expect_close("blockSum", sums, expected, 1e-5, {{"entries", entries}});
  }
  for (int N : {0, 1, 5}) {
    const auto flat = random.buffer<float>(4 * 8 * N, -1, 1);
    testkit::Buffer<float4> a(8 * N), a2(8 * N);
    testkit::Buffer<Four> c(8 * N);
    for (int i = 0; i < 8 * N; ++i) {
      a[i] = {flat[4 * i], flat[4 * i + 1], flat[4 * i + 2], flat[4 * i + 3]};
      for (int k = 0; k < 4; ++k) c[i].x[k] = 10 * i + k;
    }
    testkit::Buffer<long> b(8 * N), b2(8 * N);
    for (int i = 0; i < 8 * N; ++i) b[i] = (long(i) << 40) + i;
    testkit::Buffer<int> c2(4 * 8 * N);
    OKL_CALL(wider, N, a, b, c, a2, b2, c2);
    testkit::Buffer<double> first(8 * N), last(8 * N);
    std::vector<double> expected_first(8 * N), expected_last(8 * N);
    std::vector<long> expected_b(8 * N);
    std::vector<int> expected_c(4 * 8 * N);
    for (int i = 0; i < 8 * N; ++i) {
      const int from = i / 8 * 8 + 7 - i % 8;
      first[i] = a2[i].x;
      last[i] = a2[i].w;
      expected_first[i] = a[from].x;
      expected_last[i] = a[from].w;
      expected_b[i] = b[from];
      for (int k = 0; k < 4; ++k) expected_c[4 * i + k] = k < 4 - from % 4 ? 10 * from + k : 0;
    }
    testkit::expect_equal("a2.x", first, expected_first, {{"N", N}});
    testkit::expect_equal("a2.w", last, expected_last, {{"N", N}});
    testkit::expect_equal("b2", b2, expected_b, {{"N", N}});
    testkit::expect_equal("c2", c2, expected_c, {{"N", N}});
  }
  return testkit::result();
}
