// Runs the kernel of atomic/hidden_names.okl.

#include <testkit.hpp>

OKL_KERNEL(hiddenNames, int, int, int, int, int, const int *, int *);

int main() {
  testkit::Random random(577);
  for (int N : {1, 16, 50}) {
    const auto keys = random.buffer<int>(N, 0, 1000);
    testkit::Buffer<int> bins(9);
    std::vector<int> bins_(9);
    for (int i = 0; i < 9; ++i) {
      bins[i] = i;
      bins_[i] = i;
    }
    for (int i = 0; i < (N + 15) / 16 * 16; ++i) {
      const int mirrored = i / 16 * 16 + 15 - i % 16;
      const int key = mirrored < N ? keys[mirrored] : 0;
      bins_[key & 7] += 3 + 5 * 7 + 11;
      bins_[8] -= i < N ? key : 0;
    }
    OKL_CALL(hiddenNames, N, 3, 5, 7, 11, keys, bins);
    testkit::expect_equal("bins", bins, bins_, {{"N", N}});
  }
  return testkit::result();
}
