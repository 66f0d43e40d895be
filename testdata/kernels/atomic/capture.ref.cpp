// Runs the kernel of atomic/capture.okl. The order is free, so the numbers are sorted first.

#include <testkit.hpp>

#include <algorithm>

OKL_KERNEL(tickets, int, unsigned *, float *, unsigned *, int *, float *);

template <class T>
void sort_part(testkit::Buffer<T> &numbers, int from, int size) {
  std::sort(numbers.data() + from, numbers.data() + from + size);
}

int main() {
  for (int N : {0, 1, 32, 45, 200}) {
    testkit::Buffer<unsigned> counts(4, 0u), before(3 * N);
    testkit::Buffer<float> sum(2, 0.0f), partial(2 * N);
    testkit::Buffer<int> after(2 * N);
    OKL_CALL(tickets, N, counts, sum, before, after, partial);

    std::vector<unsigned> tickets;
    for (int i = 0; i < N; ++i) tickets.push_back(i);
    for (int i = 0; i < N; ++i) tickets.push_back(i + 1);
    for (int i = 0; i < N; ++i) tickets.push_back(3 * (i + 1));
    for (int part : {0, 1, 2}) sort_part(before, part * N, N);
    testkit::expect_equal("before", before, tickets, {{"N", N}});

    // Each group counts its own from zero; the second half counts odd items.
    std::vector<int> ranks;
    for (int first = 0; first < N; first += 32) {
      const int size = std::min(32, N - first);
      for (int i = 0; i < size; ++i) ranks.push_back(i);
      sort_part(after, first, size);
    }
    int odd = 0;
    for (int i = 0; i < N; ++i) odd += i % 32 % 2;
    for (int i = 0; i < N; ++i) {
      if (after[N + i] < 0 || after[N + i] > odd) testkit::fail("after", "a count that never was", {{"N", N}});
      ranks.push_back(after[N + i]);
    }
    testkit::expect_equal("after", after, ranks, {{"N", N}});
    testkit::expect_equal("counts", counts, {unsigned(N), unsigned(N), 3u * unsigned(N), unsigned(odd)}, {{"N", N}});

    std::vector<float> sums;
    for (int i = 0; i < N; ++i) sums.push_back(0.5f * (i + 1));
    sort_part(partial, 0, N);
    for (int i = 0; i < N; ++i) {
      // The maximum just after: no smaller than what this item brought, no larger than the last.
      if (!(partial[N + i] >= i && partial[N + i] < N)) testkit::fail("partial", "no maximum", {{"i", i}});
      sums.push_back(partial[N + i]);
    }
    testkit::expect_equal("partial", partial, sums, {{"N", N}});
    testkit::expect_equal("sum", sum, {0.5f * N, N > 0 ? N - 1.0f : 0.0f}, {{"N", N}});
  }
  return testkit::result();
}
