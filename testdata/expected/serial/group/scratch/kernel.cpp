static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/group/scratch.okl"
// Variables of the group that each work item writes before it reads them, or that only code of the group changes: the
// same everywhere.

struct Pair {
  int a, b;
  int sum() const { return a + b; }
};

static int total(int *list) { return list[0] + list[1] + list[2]; }
static void store(int *list, int at, int value) { list[at] = value; }

extern "C" void scratch(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; g += 8) {
    int k, sum, sign;
    int weight[3] = {1, 2, 3};
    Pair pair = {g, 1}, half;
    pair.b += 2;
    store(weight, 1, 5);
    const int *list = weight;
    int *out = y + g;
    auto scale = [=](int a) { return a * pair.sum(); };
    for (int t = g; t < g + 8; ++t) {
      sum = 0;
      for (k = 0; k < 3; ++k) sum += list[k] * x[(t + k) % N];
      switch (x[t % N] & 3) {
        case 0: sign = 1; break;
        case 1: sign = -1; break;
        default: sign = 2;
      }
      half = pair;
      half.a /= 2;
      if (t < N) out[t - g] = sign * sum + scale(t) + half.a + total(weight);
    }
    int rounds = 0, left = 3;
    while (left > 0) {
      for (int t = 0, t_end = (int)_occa_within((long long)N - g, -2147483648ll, 8); t < t_end; ++t) {
        out[t] += left;
      }
      left -= 1;
      ++rounds;
    }
    for (int t = 0; t < 8; ++t) {
      sum = rounds;
      if (g + t < N) out[t] += sum;
    }
  }
}
