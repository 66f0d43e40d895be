#line 1 "kernels/source/odd_text.okl"
// Odd text: carriage returns, spliced lines, digraphs, other alphabets, signs in strings, no last line end.
/* @kernel void notAKernel() { @outer } äöü */

#define LONG_SUM(a, b) \
  ((a) + \
   (b))

// A comment with a splice @outer \
   that goes on @inner here

const char at_signs[] = "@outer \"@inner\" @shared\\";

extern "C" \
 void oddText(const int &N, const int *__restrict__ x, int * __restrict__ y) {
  for (int b = 0; b < N; b += 8) {
    alignas(64) int s[8];  // größe = 8; @exclusive
    for (int t = 0; t < 8; ++t) s[t] = b + t < N ? x[b + t] : 0;
    for (int t = 0; t < 8; ++t) {
      const char quote = '@', single = '\'';
      int extra = 0;
      for (int k = 0; at_signs[k] != 0; ++k) extra += at_signs[k] == quote || at_signs[k] == single;
      if (b + t < N) y[b + t] = LONG_SUM(s[7 - t], extra) + (quote == "@"[0] ? 1'000 : 0);
    }
  }
}