#include <cstddef>
struct alignas(16) float4 { float x, y, z, w; };
#line 1 "kernels/front/c_initialisers.okl"
// Values, declarations and headers that C++ writes in more ways than C.
struct Pair {
  int a, b;
};

struct Link {
  Pair pair;
  Link *next;
  int weight;
};

enum Colour : short { Red, Green = 5 };

typedef struct {
  float x;
} Real;

using Row = int[3];
using wide = unsigned long long;

static_assert(sizeof(Pair) == 8, "two numbers");

constexpr int Rows{3}, Columns(4);
constexpr unsigned Divisor = 3;
inline constexpr float Scale{1.5f};
constexpr Pair Pairs[2]{{1, 2}, {3, 4}};
const Pair Origin{7, 8};
constexpr int Table[4]{5, 6, 7};

constexpr int size() { return 4; }

inline Pair make(int a, int b) noexcept { return Pair{a, b}; }
inline Pair swap(Pair p) { return {p.b, p.a}; }
inline Pair nothing() { return {}; }
inline auto half(int x) -> int { return x / 2; }
inline auto twice(int x) { return 2 * x; }
inline int sum(Pair p) { return p.a + p.b; }
inline int chosen(int) { return 9; }

extern "C" void initialisers(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 1; ++t) {
      int q(3), r((x[g] + 1) * 2), e{}, z = {4}, w = int(2.5f), none = {};
      int *to{y}, *also(y);
      int row[4]{1, x[g]}, grid[2][2]{{1, 2}, {x[g]}}, sized[size()]{};
      Pair p{}, s = Pair{1, x[g]}, c(s), d{s}, n = Pair(), m = make(x[g], 2);
      Pair many[2]{Pair{1, 2}, {x[g], 4}};
      Link link{Pair{x[g], 2}, nullptr, 3}, other{{}, {}, 5};
      Real real{1.5f};
      float4 v{1, 2, 3, 4}, zero{};
      Colour colour = Colour(5);
      auto copy = s;
      auto real_copy{real};
      p = Pair{3, x[g]};
      d = {5, 6};
      v = float4{1, 2, 0, 5};
      to[g] = q + r + e + z + w + none + row[1] + row[3] + grid[1][0] + grid[1][1] + sized[3];
      also[g] += 10 * (p.b + s.b + c.b + d.a + n.a + m.a + many[1].a + link.pair.a + other.weight);
      y[g] += 100 * (sum(Pair{1, x[g]}) + sum({x[g], 2}) + sum({}) + swap({x[g], 3}).b + nothing().a);
      y[g] += (int)(v.x + v.w + zero.x + real_copy.x);
      y[g] += int() + int{7} + (x[g] > 3 ? Pair{1, 2} : Pair{3, 4}).a + copy.a + colour + sizeof(colour);
      y[g] += half(x[g]) + twice(x[g]) + chosen(1);
    }
  }
}

extern "C" void headers(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 1; ++t) {
      int found = 0;
      if (int u = x[g] + 1; u > 2) found += u;
      else found -= u;
      if (x[g] == 4) found += 3;
      else if (const int odd = x[g] & 1) found += 10 * odd;
      else if (int u{x[g]}, k(2); int both = u * k) found += both;
      else found -= 1;
      switch (int u = x[g] % 4; u) {
        case 1:
          found += 100 * u;
          break;
        case 2:
          found += 200;
          [[fallthrough]];
        default:
          found += u;
      }
      switch (int u = x[g] & 3) {
        case 3:
          found += u;
      }
      int left = x[g] % 5;
      while (int u = left) {
        --left;
        if (u == 3) continue;
        if (found > 100000) break;
        found += 1000 * u;
      }
      for (int k(0), last{3}; k < last; ++k) found += k;
      if constexpr (sizeof(int) == 4) found += 5;
      y[g] = found;
    }
  }
}

extern "C" void ranges(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int all[3];
    for (int t = 0; t < 1; ++t) {
      using T = int;
      using number = int;
      struct Local {
        T z;
      } loc{4};
      Local again = loc;
      T values[3]{1, 2, x[g]};
      Pair pairs[2] = {{1, x[g]}, {3, 4}};
      Row row = {1, 2, 3};
      number found{};
      for (int v : values) {
        if (v == 2) continue;
        found += v;
      }
      for (auto &v : values) v += 10;
      for (const Pair &p : pairs)
        for (int v : values) found += p.b * v;
      for (auto &p : pairs) {
        p.a *= 2;
        if (p.a > 2) break;
      }
      for (int v : Table) found += v;
      for (auto v : row) found += v;
      all[2] = x[g];
      for (int v : Table) all[0] = v;
      y[g] = found + pairs[0].a + pairs[1].a + again.z + all[2];
    }
  }
}

extern "C" void words(const int &N, const int *x, int *y) {
  const bool big = N > 3;
  const size_t count = N + 1;
  const ptrdiff_t less = N - 1;
  const char *letters = "ab";
  struct Both {
    int z;
  } both{N};
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 1; ++t) {
      static constexpr int fixed[3]{1, 2, 3};
      static const float factor = 2.0f;
      static_assert(sizeof(fixed) == 12);
      alignas(16) int wideRow[4] = {1, 2, 3, 4};
      const unsigned part = 3;
      const int kept = 6;
      const int *at = &kept;
      const char text[] = R"(a"\b
)", plain[] = "x";
      wide large{1'000'000'000'000ull};
      int made = 0b1'01;
      if (x[g] > 1 and not(x[g] == 3 or x[g] bitand 8)) made or_eq 64;
      float space[Rows * Columns];
      space[11] = 2;
      y[g] = made + fixed[x[g] % 3] + (int)factor + wideRow[3] + *at + text[1] + text[3] + sizeof(text) + plain[0];
      y[g] += (int)((x[g] - 500) / Divisor % 1000) + (int)((x[g] - 500) / part % 1000) + (int)(large / 1000000000);
      y[g] += Pairs[1].a + Origin.b + (int)(2 * Scale) + (int)space[11] + alignof(int) + Table[3];
      y[g] += big + (int)count + (int)less + letters[1] + both.z;
    }
  }
}
