#line 1 "kernels/cpp/array_references.okl"
// Functions that are handed arrays by reference.

inline float first(const float (&values)[16]) { return values[0]; }

template <int n>
float sum(const float (&values)[n]) {
  float all = 0;
  for (int i = 0; i < n; ++i) all += values[i];
  return all;
}

template <int n, class T>
void fill(T (&values)[n], const int from, const T value) {
  for (int i = from; i < n; i += 8) values[i] = value;
}

extern "C" void arrayReferences(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[16], more[24];
    for (int t = 0; t < 16; ++t) {
      s[t] = x[g * 16 + t];
      if (t < 8) fill(more, t, x[g * 16]);
    }
    for (int t = 0; t < 16; ++t) y[g * 16 + t] = sum(s) + first(s) + sum(more);
  }
}
