#line 1 "kernels/brought/words.okl"
// Attributes of a project that become words: code in them has the target's names.

namespace cfg {
const int half = 2;
struct Range {
  int first, last;
};
}

float scaled(const float value, const int by) { return value * by; }

extern "C" void some(const int &N, const int &kernel, const float *x, float *y) {
  for (int b = 0; b < N; b += 32) {
    alignas(64) float s[32];
    for (int i = 0; i < 32; ++i) {
      s[i] = b + i < N ? x[b + i] : 0;
    }
    for (int i = 0; i < 32; ++i) {
      cfg::Range range;
      range.first = 0;
      range.last = kernel;
      float sum = 0;
      if (kernel > cfg::half && range.last > 3)
      for (int k = range.first; k < range.last; ++k) sum += s[(i + k) % 32];
      if (kernel <= cfg::half) /* two "rounds" */ for (int k = 0; k < 2; ++k) { sum -= k; }
      /* the {result} */ sum = scaled(sum, 2);
      /* nothing */;
      if (i % 2) { if (kernel > cfg::half) sum += 1; }
      else if (range.last > 3) { sum -= 1; }
      for (int k = 0; k < 3; ++k) {
        if (k == kernel) break;
        if (N + k == range.last) continue;
        sum += 1;
      }
      if (kernel);
      if (b + i < N) y[b + i] = sum;
    }
  }
}
