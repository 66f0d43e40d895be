#include <testkit.hpp>
#include <vectors.hpp>

OKL_KERNEL(lists, int, const float *, float4 *, float *);

int main() {
  testkit::Random random(21);
  for (int N : {0, 1, 16, 45}) {
    const auto a = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float4> b(N);
    testkit::Buffer<float> sums(N), parts(4 * N);
    OKL_CALL(lists, N, a, b, sums);
    std::vector<double> vectors(4 * N), numbers(N);
    for (int i = 0; i < N; ++i) {
      const double x = a[i];
      const double wanted[4] = {x + 1, 0, 2 + 1, x > 0 ? x : x + 2};
      const float found[4] = {b[i].x, b[i].y, b[i].z, b[i].w};
      for (int k = 0; k < 4; ++k) {
        vectors[4 * i + k] = wanted[k];
        parts[4 * i + k] = found[k];
      }
      numbers[i] = (x + 6 + 4) + x + 1 + (x + 1) + x + (2 - x) + i + 1;
    }
    testkit::expect_close("b", parts, vectors, 1e-5, {{"N", N}});
    testkit::expect_close("sums", sums, numbers, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
