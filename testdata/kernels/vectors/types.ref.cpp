// Runs the kernels of vectors/types.okl.

#include <testkit.hpp>
#include <vectors.hpp>

OKL_KERNEL(rotateAll, int, float, const float2 *, float2 *);
OKL_KERNEL(lengths, int, float4, const float4 *, const int2 *, double2 *);

int main() {
  testkit::Random random(42);
  for (int N : {0, 1, 16, 50}) {
    testkit::Buffer<float2> v(N), w(N);
    testkit::Buffer<float> out(2 * N), sum(2 * N);
    testkit::Buffer<float4> u(N);
    testkit::Buffer<int2> which(N);
    testkit::Buffer<double2> sums(N);
    std::vector<double> turned, expected;
    const float angle = 0.6f;
    const float4 scale{1, 2, -1, 0.5f};
    for (int n = 0; n < N; ++n) {
      v[n] = {random.value<float>(-1, 1), random.value<float>(-1, 1)};
      u[n] = {random.value<float>(-1, 1), random.value<float>(-1, 1), random.value<float>(-1, 1), 1};
      const int last = n / 16 * 16 + 15 < N ? 15 : N % 16 - 1;
      which[n] = {random.value<int>(0, last), random.value<int>(-3, 3)};
      turned.push_back(std::cos(double(angle)) * v[n].x - std::sin(double(angle)) * v[n].y);
      turned.push_back(std::sin(double(angle)) * v[n].x + std::cos(double(angle)) * v[n].y);
    }
    for (int n = 0; n < N; ++n) {
      const float4 &other = u[n / 16 * 16 + which[n].x];
      expected.push_back(double(u[n].x) + 2.0 * u[n].y - u[n].z + 0.5 * u[n].w);
      expected.push_back(which[n].y * (double(other.x) - 0.5 * other.w));
    }
    OKL_CALL(rotateAll, N, angle, v, w);
    OKL_CALL(lengths, N, scale, u, which, sums);
    for (int n = 0; n < N; ++n) {
      out[2 * n] = w[n].x;
      out[2 * n + 1] = w[n].y;
      sum[2 * n] = float(sums[n].x);
      sum[2 * n + 1] = float(sums[n].y);
    }
    testkit::expect_close("w", out, turned, 1e-5, {{"N", N}});
    testkit::expect_close("sums", sum, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
