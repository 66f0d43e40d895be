#line 1 "kernels/cpp/bindings.okl"
// Structured bindings: of structs and arrays, by value and by reference, in every kind of memory and wherever a
// declaration may stand.

struct Pair {
  int low, high;
};

struct Rows {
  int top[2];
  int bottom[2];
};

static Pair limits(const int N, const int g) {
  Pair found = {g, g + 16};
  if (found.high > N) found.high = N;
  return found;
}

template <typename T>
static int spread(const T pair) {
  const auto [low, high] = pair;
  return high - low;
}

extern "C" void bindings(const int &N, const Pair *in, int *out) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) Pair s[16];
    alignas(64) Pair own[16];
    const auto [first, last] = limits(N, g);

    for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      const auto &[low, high] = in[g + i < last ? g + i : first];
      s[i] = Pair{low + 1, high};
      own[_occa_exclusive_index] = Pair{high, low};
    }

    // What `s` holds comes from another work item.
    for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      auto [x, y] = s[15 - i];
      auto &[z, w] = own[_occa_exclusive_index];
      z += x;
      w -= y;
      x = 7;
    }
    for (int i = 0; i < 16; ++i) {
      auto &[x, y] = s[15 - i];
      x += y;
      y = i;
    }
    for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      int sum = 0;
      if (auto [x, y] = s[i]; x > y) {
        sum += x;
      } else {
        sum += 2 * y;
      }
      Pair pairs[2];
      pairs[0] = s[i];
      pairs[1] = own[_occa_exclusive_index];
      Pair mine[2] = {{1, i}, {2, i}};
      for (auto &[x, y] : mine) x += y;
      for (auto [x, y] : pairs) sum = 3 * sum + x - y;
      for (const auto &[x, y] : mine) sum = 3 * sum + x * y;
      for (auto [x, y] = s[i]; y > 0; --y) sum += x & y;

      int row[3] = {i, sum, first};
      auto [a, b, c] = row;
      auto &[d, e, f] = row;
      d = b;
      e += a;
      f ^= c + i;

      Rows rows = {{row[0], row[1]}, {row[2], sum}};
      auto &[top, bottom] = rows;
      top[1] -= bottom[0];
      const auto [p, q] = rows;
      if (g + i < last) out[g + i] = p[0] + 5 * p[1] + 7 * q[0] + 11 * q[1] + spread(own[_occa_exclusive_index]);
    }
  }
}

// What is named before a barrier is there after it.
extern "C" void bindingsKept(const int &N, const Pair *in, int *out) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) Pair s[16];
    alignas(64) int t[16];
    { int _occa_kept_low[16]; int _occa_kept_high[16]; int _occa_kept_lowest[16]; int _occa_kept_highest[16]; int *_occa_kept_x[16]; int *_occa_kept_y[16]; for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      s[i] = in[g + i];
      auto [_occa_first_low, _occa_first_high] = in[g + i]; _occa_kept_high[_occa_exclusive_index] = _occa_first_high; auto &high = _occa_kept_high[_occa_exclusive_index]; _occa_kept_low[_occa_exclusive_index] = _occa_first_low; auto &low = _occa_kept_low[_occa_exclusive_index];
      const auto [_occa_first_lowest, _occa_first_highest] = in[g + i]; _occa_kept_highest[_occa_exclusive_index] = _occa_first_highest; const auto &highest = _occa_kept_highest[_occa_exclusive_index]; _occa_kept_lowest[_occa_exclusive_index] = _occa_first_lowest; const auto &lowest = _occa_kept_lowest[_occa_exclusive_index];
      auto &[x, y] = s[i]; _occa_kept_y[_occa_exclusive_index] = &y; _occa_kept_x[_occa_exclusive_index] = &x;
      low += i;
      t[i] = high;
#line 87 "kernels/cpp/bindings.okl"
      } for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i; auto &low = _occa_kept_low[_occa_exclusive_index]; auto &high = _occa_kept_high[_occa_exclusive_index]; const auto &lowest = _occa_kept_lowest[_occa_exclusive_index]; const auto &highest = _occa_kept_highest[_occa_exclusive_index]; auto &x = *_occa_kept_x[_occa_exclusive_index]; auto &y = *_occa_kept_y[_occa_exclusive_index];
#line 95 "kernels/cpp/bindings.okl"
      x += t[15 - i];
      high += y;
      out[g + i] = low + 3 * high + 5 * lowest;
#line 87 "kernels/cpp/bindings.okl"
      } for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i; auto &low = _occa_kept_low[_occa_exclusive_index]; auto &high = _occa_kept_high[_occa_exclusive_index]; const auto &lowest = _occa_kept_lowest[_occa_exclusive_index]; const auto &highest = _occa_kept_highest[_occa_exclusive_index]; auto &x = *_occa_kept_x[_occa_exclusive_index]; auto &y = *_occa_kept_y[_occa_exclusive_index];
#line 99 "kernels/cpp/bindings.okl"
      out[g + i] += 7 * s[15 - i].low + 11 * highest;
    } }
  }
}
