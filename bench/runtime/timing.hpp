// What all programs measure in the same way.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

// The elements of the vectors: one group of work items, so that the call is what takes time.
static const int entries = 64;

inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The median of several times, in seconds.
template <class F>
double median(int times, const F &what) {
  std::vector<double> all;
  for (int time = 0; time < times; ++time) {
    const double start = now();
    what();
    all.push_back(now() - start);
  }
  std::nth_element(all.begin(), all.begin() + times / 2, all.end());
  return all[times / 2];
}

// The seconds of a call, of 100 before the device is waited for. At least a tenth of a second is measured.
template <class F, class G>
double call(const F &run, const G &finish) {
  const int calls = 100;
  const auto all = [&] {
    for (int each = 0; each < calls; ++each) run();
    finish();
  };
  for (int each = 0; each < 20; ++each) all();
  const double once = median(5, all);
  return median(std::max(21, int(0.1 / once)), all) / calls;
}

inline void check_sums(const std::vector<float> &sums) {
  for (float sum : sums)
    if (sum != 3.0f) std::exit(std::fprintf(stderr, "wrong: %g\n", sum));
}
