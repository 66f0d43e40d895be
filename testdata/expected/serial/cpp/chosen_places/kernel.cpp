#line 1 "kernels/cpp/chosen_places.okl"
// `c ? a : b` and `a, b` as places: they are changed, referred to and pointed at, in every kind of memory.

struct Cell {
  unsigned b[2];
  float weight;
};

inline unsigned twice(const unsigned &x) { return 2 * x; }

inline void add(unsigned &to, const unsigned &value) { to += value; }

inline void addFirst(unsigned *to) { to[0] += 6; }

inline float heavier(const Cell &cell) { return cell.weight + cell.b[0]; }

extern "C" void chosenPlaces(const int &N, const unsigned *x, unsigned *y, unsigned *counts) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) unsigned s[16];
    alignas(64) Cell cells[16];
    for (int t = 0; t < 16; ++t) {
      s[t] = g + t < N ? x[g + t] : 5u;
      cells[t].b[0] = s[t];
      cells[t].b[1] = 3;
      cells[t].weight = 0.5f;
    }
    for (int t = 0; t < 16; ++t) {
      Cell one = cells[t], other = {{1, 2}, 3.0f};
      unsigned p = s[t], q = 7, r = 9;
      float odd = t % 2;

      (t % 3 ? p : q) = 3;
      ((t & 1) ? one : other).b[t % 2] += 2;
      (odd ? p : t % 5 ? q : r) += s[15 - t];
      addFirst((t % 5 ? one : other).b);
      unsigned *row = (t % 3 ? other : one).b, left[2] = {1, 2}, right[2] = {3, 4};
      row[1] += (t % 2 ? one : other).b[0];
      (t % 4 ? left : right)[1] += 8;
      r += left[1] + 2 * right[1];
      ++(q, t % 3 ? p : r);
      add(t % 2 ? p : q, t % 4 ? one.b[0] : other.b[1]);
      add(t % 3 ? one.b[1] : (t % 5 ? one : other).b[0], twice(t % 2 ? s[t] : cells[t].b[0]));

      unsigned &chosen = t % 4 ? q : r;
      chosen += twice(t ? chosen : p);
      const unsigned &read = (t % 7 ? p : chosen);
      const Cell &cell = t % 3 ? one : other;
      unsigned *at = &(t % 5 ? p : q);
      *at += read;
      auto &[b, weight] = t % 5 ? other : one;
      weight += b[1];
      const unsigned &made = t % 2 ? p : 4u;

      if (g + t < N) {
        y[g + t] = p + 3 * q + 5 * r + 7 * one.b[0] + 11 * one.b[1] + 13 * other.b[0] + 17 * other.b[1] +
                   (unsigned)(2 * heavier(t % 2 ? one : other)) + (unsigned)(4 * cell.weight + weight) + made;
        add(t % 2 ? y[g + t] : counts[g + t], 1u);
      }
    }
  }
}
