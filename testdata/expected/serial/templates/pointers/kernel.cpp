#line 1 "kernels/templates/pointers.okl"
// Function templates that get pointers and references into several memories, and hand them on to each other.

template <int N, class T>
T sum(const T *values) {
  T found = 0;
  for (int i = 0; i < N; ++i) found += values[i];
  return found;
}

template <class T>
T *behind(T *place, int by) {
  return place + by;
}

template <class T>
T pair(const T *values) {
  return sum<2>(values) + *behind(values, 2);
}

template <class T>
void add(T &to, const T &by) {
  to += by;
}

template <class T>
void swap(T &a, T &b) {
  const T kept = a;
  a = b;
  b = kept;
}

template <class T, int Width>
void load(const T *__restrict__ from, T *to, int t) {
  to[t] = from[t % Width];
}

template <class T>
T corner(const T *m) {
  return m[1 + 2 * 1] - m[0 + 2 * 1];
}

extern "C" void pointersOfTemplates(const int &N, const float *x, const int *k, float *y, int *z) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[12];
    alignas(64) int n[8];
    for (int t = 0; t < 12; ++t) load<float, 12>(x + 12 * g, s, t);
    for (int t = 0; t < 8; ++t) load<int, 4>(k + 4 * g, n, t);
    for (int t = 0; t < 8; ++t) {
      float own[4] = {1, 2, 3, 4};
      int count = 0;
      swap(own[0], own[3]);
      add(own[1], s[t]);
      add(own[1], x[12 * g + t]);
      add(count, n[t]);
      float found = sum<4>(own) + sum<3>(s + t) + sum<2>(x + 12 * g + t) + pair(s + t) + pair(own + 1);
      add(found, corner(own));
      y[8 * g + t] = found;
      z[8 * g + t] = 0;
      add(z[8 * g + t], count + sum<2>(n) + *behind(k, 4 * g + 1));
    }
  }
}
