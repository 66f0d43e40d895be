#line 1 "kernels/barriers/operators.okl"
// Memory that is changed by operators of classes, by lambdas with references, through objects that keep references,
// and through casts.

struct Money {
  int whole, parts;
  Money &operator+=(const int more) {
    whole += more;
    return *this;
  }
  Money &operator++() {
    ++parts;
    return *this;
  }
  int &operator[](const int part) { return part == 0 ? whole : parts; }
  void operator()(const int all) { whole = parts = all; }
  void add(const Money &other) {
    whole += other.whole;
    parts += other.parts;
  }
  int sum() const { return 100 * whole + parts; }
};

Money &operator-=(Money &money, const int less) {
  money.whole -= less;
  return money;
}

struct Kept {
  int &place;
};

struct Writer {
  int *to;
  void operator()(const int i, const int value) const { to[i] = value; }
};

extern "C" void operators(const int &N, const int *__restrict__ x, Money *__restrict__ m, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) Money s[8];
    for (int t = 0; t < 8; ++t) s[t](x[g * 8 + t]);
    for (int t = 0; t < 8; ++t) y[g * 8 + t] = s[7 - t].sum();
    for (int t = 0; t < 8; ++t) {
      s[t] += t;
      s[t] -= 2;
      ++s[t];
    }
    for (int t = 0; t < 8; ++t) y[g * 8 + t] += s[(t + 1) % 8].sum();
    for (int t = 0; t < 8; ++t) s[t][1] = 7 * t;
    for (int t = 0; t < 8; ++t) y[g * 8 + t] += s[(t + 2) % 8].sum();
    for (int t = 0; t < 8; ++t) (m + g * 8 + t)->add(s[t]);
    for (int t = 0; t < 8; ++t) y[g * 8 + t] += m[g * 8 + (t + 3) % 8].sum();
  }
}

extern "C" void references(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[8];
    alignas(64) Money m[8];
    for (int t = 0; t < 8; ++t) {
      auto set = [](const int value, int &place) { place = value; };
      set(x[g * 8 + t], s[t]);
    }
    for (int t = 0; t < 8; ++t) {
      Kept kept{s[7 - t]};
      y[g * 8 + t] = kept.place;
    }
    for (int t = 0; t < 8; ++t) {
      Kept kept{s[t]};
      kept.place = 5 * t;
    }
    for (int t = 0; t < 8; ++t) y[g * 8 + t] += s[(t + 1) % 8];
    for (int t = 0; t < 8; ++t) {
      int Money::*part = t % 2 ? &Money::whole : &Money::parts;
      m[t].whole = m[t].parts = 0;
      m[t].*part = t;
    }
    for (int t = 0; t < 8; ++t) y[g * 8 + t] += m[(t + 1) % 8].sum();
    for (int t = 0; t < 8; ++t) {
      auto place = [&](const int i) -> int & { return s[i]; };
      place(t) = -t;
    }
    for (int t = 0; t < 8; ++t) y[g * 8 + t] += s[(t + 5) % 8];
  }
}

extern "C" void casts(const int &N, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[8];
    for (int t = 0; t < 8; ++t) s[t] = g;
    for (int t = 0; t < 4; ++t) {
      ((Money *)s)[t].whole = t;
      reinterpret_cast<Money *>(s)[t].parts = 3 * t;
    }
    for (int t = 0; t < 8; ++t) y[g * 8 + t] = s[t];
  }
}

// Objects without a name.
extern "C" void temporaries(const int &N, int *__restrict__ w, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) Writer{w + 8 * g}(t, 5 * t - g);
    for (int t = 0; t < 8; ++t) y[8 * g + t] = w[8 * g + 7 - t];
  }
}

struct View {
  int *p;
  int &operator[](const int i) const { return p[i]; }
  int *data() const { return p; }
};

static int &same(int &place) { return place; }
static int *next(int *p) { return p + 1; }

// Operators and functions that give back places: what is done with those, their callers say.
extern "C" void places(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[8];
    View view;
    view.p = s;
    int two = 2;
    for (int t = 0; t < 8; ++t) view[t] = x[g * 8 + t];
    for (int t = 0; t < 8; ++t) y[g * 8 + t] = same(two) * view[7 - t];
    for (int t = 0; t < 8; ++t) view.data()[t] = 3 * t;
    for (int t = 0; t < 7; ++t) y[g * 8 + t] += *next(s + t);
    for (int t = 0; t < 8; ++t) same(s[t]) = t;
    for (int t = 0; t < 8; ++t) y[g * 8 + t] += 100 * view[(t + 1) % 8];
  }
}
