// Runs front/macros.okl; what the target is decides two of the facts.

#include <string>
#include <testkit.hpp>

OKL_KERNEL(facts, int, int *, float *);

int main() {
  for (int N : {0, 1, 32, 77}) {
    testkit::Buffer<int> out(8 * N);
    testkit::Buffer<float> scaled(N);
    OKL_CALL(facts, N, out, scaled);
    std::vector<int> expected(8 * N);
    std::vector<double> products(N);
    for (int i = 0; i < N; ++i) {
      const int facts[8] = {27, 28, i, 30, out[8 * i + 4], out[8 * i + 5], 8, 5};
      std::copy(facts, facts + 8, expected.begin() + 8 * i);
      products[i] = double(1 << i % 3) * i;
      // Serial, OpenMP; CUDA, HIP, DPC++, OpenCL, Metal.
      const std::string modes = facts[4] == 1 ? "CHDOMS" : "SO";
      if (modes.find(char(facts[5])) == std::string::npos) expected[8 * i + 5] = -1;
    }
    testkit::expect_equal("facts", out, expected, {{"N", N}});
    testkit::expect_close("scaled", scaled, products, 1e-6, {{"N", N}});
  }
  return testkit::result();
}
