// Heat spreads along a rod; the pragmas of `grid` say which loops run on the device.
#include <cmath>
#include <cstdio>

#define POINTS 10000

namespace rod {
void step(int n, double rate, const double *now, double *next) {
  #pragma grid each reads(n: now) updates(n: next) block(128)
  for (int i = 1; i < n - 1; ++i) {
    const double flow = now[i - 1] - 2 * now[i] + now[i + 1];
    next[i] = now[i] + rate * flow;
  }
}
}

double distance(const int n, const double *a, const double *b) {
  double all = 0;
  float most = 0;
  #pragma grid fold into(+: all) \
      reads(n: a, b)
  for (int i = n - 1; i >= 0; --i) {
    if (a[i] == b[i]) continue;
    all += std::sqrt((a[i] - b[i]) * (a[i] - b[i]));
  }
  #pragma grid fold into(max: most) reads(POINTS: a)
  for (int i = 0; i < POINTS; i += 3) most = most < a[i] ? a[i] : most;
  return all + most;
}

static double now[POINTS], next[POINTS];

int main() {
  for (int i = 0; i < POINTS; ++i) now[i] = next[i] = i % 7;
  rod::step(POINTS, 0.25, now, next);
  double wanted = 0;
  for (int i = 0; i < POINTS; ++i) {
    const bool is_inside = 0 < i && i < POINTS - 1;
    const double flow = is_inside ? now[i - 1] - 2 * now[i] + now[i + 1] : 0;
    wanted += std::fabs(0.25 * flow);
  }
  const double found = distance(POINTS, now, next) - 6;
  std::printf("%.3f\n", found);
  return std::fabs(found - wanted) < 1e-6 ? 0 : 1;
}
