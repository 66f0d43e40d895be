// Directives in lambdas: in the host program, with captures, parameters and variables of their own.
#include <cstdio>

int main() {
  int x[5] = {}, n = 5, wrong = 0;
  auto add = [&](int value, int *to) {
    int twice = 2 * value;
#pragma acc parallel loop copy(to[0:n])
    for (int i = 0; i < n; ++i) to[i] += twice;
  };
  add(3, x);
  auto twice = [&x, n] {
    auto inner = [&x](int count) {
#pragma acc parallel loop copy(x[0:count])
      for (int i = 0; i < count; ++i) x[i] *= 2;
    };
    inner(n);
  };
  twice();
  for (int i = 0; i < n; ++i) wrong += x[i] != 12;
  std::printf("%d wrong\n", wrong);
  return wrong;
}
