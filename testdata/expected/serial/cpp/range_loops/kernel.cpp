#line 1 "kernels/cpp/range_loops.okl"
// Range-based loops by reference and by value, over arrays of each memory.

struct Pair {
  float x, y;
};

struct Triple {
  float v[3];
};

typedef float Row[4];

// Called with arrays of two memories.
inline float sum(const float (&values)[4]) {
  float total = 0;
  for (const float &value : values) total += value;
  return total;
}

inline float first(const float *p) { return *p; }
inline float twice(const float &value) { return 2 * value; }

extern "C" void loops(const int &N, const float *a, float *b) {
  for (int g = 0; g < N; g += 4) {
    alignas(64) float s[4];
    alignas(64) float t[2][4];
    for (int i = 0; i < 4; ++i) {
      s[i] = a[g + i];
      for (Row &row : t) row[i] = a[g + i] + i;
    }
    for (int i = 0; i < 4; ++i) {
      float own[4] = {1.0f, 2.0f, 3.0f, 4.0f};
      Pair pairs[2] = {{1.0f, 2.0f}, {3.0f, 4.0f}};
      Triple triple = {{1.0f, 2.0f, 3.0f}};
      for (float &value : own) value += i;
      for (auto &value : own) value *= 2.0f;
      for (auto &[x, y] : pairs) x += twice(y);
      for (Pair &pair : pairs) pair.y += pair.x;
      for (float &value : triple.v) value += pairs[1].y;
      float total = sum(own) + sum(s);
      for (const float &value : s) total += value + first(&value);
      for (const auto &value : t[1]) total += first(&value) + twice(value);
      for (const Row &row : t) {
        for (const float &value : row) total = 0.5f * total + value;
      }
      for (const float value : triple.v) total += value;
      const float *starts[2];
      starts[0] = s;
      starts[1] = t[1];
      for (const float *start : starts) total += start[i] + first(start);
      b[g + i] = total;
    }
  }
}
