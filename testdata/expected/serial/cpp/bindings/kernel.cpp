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

    for (int i = 0; i < 16; ++i) {
      const auto &[low, high] = in[g + i < last ? g + i : first];
      s[i] = Pair{low + 1, high};
      own[i] = Pair{high, low};
    }

    // What `s` holds comes from another work item.
    for (int i = 0; i < 16; ++i) {
      auto [x, y] = s[15 - i];
      auto &[z, w] = own[i];
      z += x;
      w -= y;
      x = 7;
    }
    for (int i = 0; i < 16; ++i) {
      auto &[x, y] = s[15 - i];
      x += y;
      y = i;
    }
    for (int i = 0; i < 16; ++i) {
      int sum = 0;
      if (auto [x, y] = s[i]; x > y) {
        sum += x;
      } else {
        sum += 2 * y;
      }
      Pair pairs[2];
      pairs[0] = s[i];
      pairs[1] = own[i];
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
      if (g + i < last) out[g + i] = p[0] + 5 * p[1] + 7 * q[0] + 11 * q[1] + spread(own[i]);
    }
  }
}

// What is named before a barrier is there after it.
extern "C" void bindingsKept(const int &N, const Pair *in, int *out) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) Pair s[16];
    alignas(64) int t[16];
    { int low_kept[16]; int high_kept[16]; int lowest_kept[16]; int highest_kept[16]; int *x_kept[16]; int *y_kept[16]; for (int i = 0; i < 16; ++i) {
      s[i] = in[g + i];
      auto [low_first, high_first] = in[g + i]; high_kept[i] = high_first; auto &high = high_kept[i]; low_kept[i] = low_first; auto &low = low_kept[i];
      const auto [lowest_first, highest_first] = in[g + i]; highest_kept[i] = highest_first; const auto &highest = highest_kept[i]; lowest_kept[i] = lowest_first; const auto &lowest = lowest_kept[i];
      auto &[x, y] = s[i]; y_kept[i] = &y; x_kept[i] = &x;
      low += i;
      t[i] = high;
#line 87 "kernels/cpp/bindings.okl"
      } for (int i = 0; i < 16; ++i) { auto &low = low_kept[i]; auto &high = high_kept[i]; const auto &lowest = lowest_kept[i]; auto &x = *x_kept[i]; auto &y = *y_kept[i];
#line 95 "kernels/cpp/bindings.okl"
      x += t[15 - i];
      high += y;
      out[g + i] = low + 3 * high + 5 * lowest;
#line 87 "kernels/cpp/bindings.okl"
      } for (int i = 0; i < 16; ++i) { const auto &highest = highest_kept[i];
#line 99 "kernels/cpp/bindings.okl"
      out[g + i] += 7 * s[15 - i].low + 11 * highest;
    } }
  }
}
