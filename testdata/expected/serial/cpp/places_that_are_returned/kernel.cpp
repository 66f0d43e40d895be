#line 1 "kernels/cpp/places_that_are_returned.okl"
// Functions and operators that give back places: what only looks is no change, and what changes is the work item's own.

struct View {
  float *p;
  float &operator[](int i) const { return p[i]; }
  float *data() const { return p; }
};

struct Small {
  float x[4];
  float &operator[](int i) { return x[i]; }
  float get(int i) const { return x[i]; }
};

static float &id(float &x) { return x; }
static float *next(float *p) { return p + 1; }

extern "C" void places(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[8];
    View view;
    view.p = s;
    float two = 2;
    Small group = {{1, 2, 3, 4}};
    for (int t = 0; t < 8; ++t) view[t] = x[8 * g + t];
    for (int t = 0; t < 8; ++t) {
      Small own = {{0, 0, 0, 0}};
      own[t % 4] = id(two);
      own[1] += view[7 - t] * group[t % 4] + group.get(2);
      float sum = 0;
      id(sum) = own.get(t % 4) + own.get(1);
      y[8 * g + t] = sum;
    }
    for (int t = 0; t < 8; ++t) view.data()[t] = 3 * t;
    for (int t = 0; t < 7; ++t) y[8 * g + t] += *next(s + t);
  }
}
