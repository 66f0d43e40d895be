#include <cmath>
using std::round;
#line 1 "kernels/host/values.okl"
// Host code around nests: values that device code needs, conditions, loops.

#define p_block 16


struct Range {
  int first, count;
};

Range half(const Range all, int which) {
  const int left = all.count / 2;
  return which == 0 ? Range{all.first, left} : Range{all.first + left, all.count - left};
}

// Host code alone calls it.
double doubled(double x) {
  return 2 * x;
}

// Sorts by odd-even transposition, then adds what the host computed.
extern "C" void hostValues(const int &N, const Range &range, const double &_occa_arg_2, int *keys, double *out) {
  double scale = _occa_arg_2;
#line 22 "kernels/host/values.okl"
  scale = doubled(scale);
  const int blocks = (N + p_block - 1) / p_block;
  double factor = scale;
  if (N > 100) {
    factor *= 2;
  }

  for (int round = 0; round < N; ++round) {
    const int first = round % 2;
    for (int b = 0; b < blocks; ++b) {
      for (int t = 0; t < p_block; ++t) {
        const int at = first + 2 * (b * p_block + t);
        if (at + 1 < N && keys[at] > keys[at + 1]) {
          const int key = keys[at];
          keys[at] = keys[at + 1];
          keys[at + 1] = key;
        }
      }
    }
  }

  auto part = half(range, 1);
  constexpr int ahead = 3;
  static_assert(ahead == 3, "host code");
  if (part.count > 0) {
    for (unsigned long long i_from = 0; i_from < (0 < (long long)part.count ? (unsigned long long)(long long)part.count : 0); i_from += 16) { int i_tile = part.first + (int)i_from; for (int i_nth = 0; i_nth < 16; ++i_nth) { int i = i_tile + i_nth; if (i_tile + (long long)i_nth < part.first + part.count) {
      out[i] = factor * keys[i] + ahead * blocks;
    } } }
  } else {
    for (int o = 0; o < 1; ++o) {
      for (int i = 0; i < 1; ++i) {
        if (N > 0) out[0] = -factor;
      }
    }
  }
}
