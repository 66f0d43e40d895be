// Runs acc/document_modes.cpp.

#include <testkit.hpp>

OKL_KERNEL(document_modes_acc1, int, int, int, int *, int *, int *, int *, int);

int main() {
  for (int m : {0, 1, 5}) {
    for (int n : {0, 1, 9}) {
      for (int to_workers : {0, 1}) {
        testkit::Buffer<int> first(3, 10), gang(m, 20), worker(m * n, 30), last(1, 40);
        std::vector<int> items(m * n, 30);
        for (int e = 0; to_workers && e < m * n; ++e) items[e] = 30 + 21 + e % n;
        OKL_PROGRAM(document_modes(m, n, to_workers, first.data(), gang.data(), worker.data(), last.data()),
                    OKL_CALL(document_modes_acc1, m, n, to_workers, first, gang, worker, last, 1));
        const testkit::Sizes sizes = {{"m", m}, {"n", n}, {"to_workers", to_workers}};
        testkit::expect_equal("first", first, {11, 10 + to_workers, 11 - to_workers}, sizes);
        testkit::expect_equal("gang", gang, std::vector<int>(m, 20 + to_workers), sizes);
        testkit::expect_equal("worker", worker, items, sizes);
        testkit::expect_equal("last", last, {51}, sizes);
      }
    }
  }
  return testkit::result();
}
