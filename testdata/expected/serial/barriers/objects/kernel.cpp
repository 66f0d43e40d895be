#line 1 "kernels/barriers/objects.okl"
// Group memory that is reached through lambdas and through objects that keep its address.

struct View {
  int *s;
  View(int *s) : s(s) {}
  int get(const int i) const { return s[i]; }
  void put(const int i, const int value) const { s[i] = value; }
};

struct Doubled {
  View view;
  Doubled(const View &view) : view(view) {}
  int get(const int i) const { return 2 * view.get(i); }
};

template <class F>
struct Shifted {
  F f;
  int get(const int i) const { return f((i + 1) % 8); }
};

template <class F>
Shifted<F> shift(F f) {
  return {f};
}

template <class F>
int call(F f, const int i) {
  return f(i);
}

extern "C" void lambdas(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[8];
    auto get = [&](int i) { return s[i]; };
    auto put = [&](int i, int value) { s[i] = value; };
    auto &again = put;
    auto more = [=](int i) { return get(i) + 1; };
    for (int i = 0; i < 8; ++i) s[i] = x[g * 8 + i];
    for (int i = 0; i < 8; ++i) y[g * 8 + i] = get(7 - i);
    for (int i = 0; i < 8; ++i) again(i, x[g * 8 + i] * 3);
    for (int i = 0; i < 8; ++i) y[g * 8 + i] += more((i + 3) % 8);
    const auto shifted = shift(get);
    for (int i = 0; i < 8; ++i) s[i] = i;
    for (int i = 0; i < 8; ++i) y[g * 8 + i] += shifted.get(i) + call(get, 7 - i);
  }
}

extern "C" void views(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[8];
    View view(s);
    const Doubled doubled(view);
    for (int i = 0; i < 8; ++i) view.put(i, x[g * 8 + i]);
    for (int i = 0; i < 8; ++i) y[g * 8 + i] = doubled.get(7 - i);
    for (int i = 0; i < 8; ++i) view.s[7 - i] = i;
    for (int i = 0; i < 8; ++i) y[g * 8 + i] += view.get(i);
  }
}
