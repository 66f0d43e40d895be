// Runs the kernels of barriers/whole_structs.okl.

#include <testkit.hpp>
#include <vectors.hpp>

#include <algorithm>

OKL_KERNEL(ranges, int, const float *, float *);
OKL_KERNEL(rotated, int, float4 *);
OKL_KERNEL(moving, int, int *);
OKL_KERNEL(parts, int, int *);

int main() {
  testkit::Random random(101);
  for (int N : {1, 5}) {
    const auto x = random.buffer<float>(N * 32, -9, 9);
    testkit::Buffer<float> y(N * 3);
    std::vector<double> expected;
    for (int g = 0; g < N; ++g) {
      std::vector<double> group;
      for (int t = 0; t < 32; ++t) group.push_back(x[g * 32 + t]);
      expected.push_back(*std::min_element(group.begin(), group.end()));
      expected.push_back(*std::max_element(group.begin(), group.end()));
      expected.push_back(32);
    }
    OKL_CALL(ranges, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});

    testkit::Buffer<float4> v(N * 8);
    std::vector<float> turned(N * 8);
    for (int g = 0; g < N; ++g) {
      float s[8], first[8];
      for (int t = 0; t < 8; ++t) {
        const float a = x[g * 8 + t];
        v[g * 8 + t] = {a, 2 * a, 3 * a, 4 * a};
        s[t] = first[t] = a;
      }
      for (int round = 0; round < 3; ++round) {
        for (int t = 0; t < 4; ++t) first[t] = s[7 - t];
        for (int t = 0; t < 4; ++t) s[7 - t] = s[t ^ 1];
      }
      for (int t = 0; t < 8; ++t) turned[g * 8 + t] = first[t] + s[(t + 3) % 8];
    }
    OKL_CALL(rotated, N, v);
    testkit::Buffer<float> parts(N * 32);
    std::vector<double> wanted;
    for (int i = 0; i < N * 8; ++i) {
      const float own[4] = {v[i].x, v[i].y, v[i].z, v[i].w};
      for (int k = 0; k < 4; ++k) {
        parts[4 * i + k] = own[k];
        wanted.push_back((k + 1) * turned[i]);
      }
    }
    testkit::expect_close("v", parts, wanted, 1e-5, {{"N", N}});

    testkit::Buffer<int> z(N * 24);
    std::vector<int> numbers(N * 24);
    for (int g = 0; g < N; ++g) {
      int *own = &numbers[g * 16], *sums = &numbers[N * 16 + g * 8];
      for (int t = 0; t < 8; ++t) own[2 * t] = t, own[2 * t + 1] = 3 * t;
      for (int t = 0; t < 8; ++t) sums[t] = own[15 - t];
      for (int t = 0; t < 8; ++t) own[t] += sums[(t + 1) % 8];
    }
    OKL_CALL(moving, N, z);
    testkit::expect_equal("z", z, numbers, {{"N", N}});

    testkit::Buffer<int> y_parts(N * 8);
    std::vector<int> parts_expected;
    for (int g = 0; g < N; ++g) {
      for (int t = 0; t < 8; ++t) parts_expected.push_back(t < 3 ? 50 : g + t - 3);
    }
    OKL_CALL(parts, N, y_parts);
    testkit::expect_equal("y_parts", y_parts, parts_expected, {{"N", N}});
  }
  return testkit::result();
}
