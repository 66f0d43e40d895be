#line 1 "kernels/cpp/templates_call_templates.okl"
// Templates and a class template that hand pointers to several memories on to other templates.
template <class T>
T first(const T *p) {
  return p[0];
}

template <class T>
T both(const T *p) {
  return first(p) + first(p + 1);
}

template <class T>
struct Total {
  T value;
  void add(const T *p) { value += first(p); }
};

extern "C" void templatesCallTemplates(const int &N, const float *x, float *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[9];
    for (int t = 0; t < 9; ++t) s[t] = x[9 * g + t];
    for (int t = 0; t < 8; ++t) {
      float own[2] = {1, 2};
      Total<float> total{0};
      total.add(s + t);
      y[8 * g + t] = both(s + t) + both(x + 9 * g + t) + both(own) + total.value;
    }
  }
}
