#line 1 "kernels/cpp/specializations.okl"
// Attributes on templates and what specializes them: each keeps its own.

template <int n, typename T>
T sum(const T *__restrict__ a) {
  T found = 0;
  for (int i = 0; i < n; ++i) found += a[i];
  return found;
}

template <>
int sum<1, int>(const int *__restrict__ a) {
  return a[0];
}

template <class T>
struct Pair {
  const T *__restrict__ first;
  const T *both;
  T corner() const { return both[1 + 2 * 1] + first[0]; }
};

template <>
struct Pair<char> {
  const char *both;
  int corner() const { return both[0 + 2 * 1]; }
};

extern "C" void specialized(const int &N, const int *a, const char *c, int *out) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const Pair<int> numbers = {a, a};
    const Pair<char> letters = {c};
    out[i] = sum<3, int>(a) + sum<1, int>(a + 1) + numbers.corner() + letters.corner() + i;
  }
}
