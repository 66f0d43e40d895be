// Types of a function in its kernels, constants in their declarations, and lambdas with parameters of any type.
#include <cstdio>

int main() {
  constexpr int width = 3;
  enum Kind { EVEN, ODD = 5 };
  using real = double;
  struct Cell {
    real at[width];
    Kind kind;
  };
  Cell cells[8];
  int wrong = 0;
  for (int i = 0; i < 8; ++i) cells[i] = {{1.0 * i, 2, 3}, EVEN};
#pragma acc parallel loop copy(cells)
  for (int i = 0; i < 8; ++i) {
    Cell own = cells[i];
    for (int j = 0; j < width; ++j) own.at[j] += j;
    own.kind = i % 2 ? ODD : EVEN;
    cells[i] = own;
  }
  for (int i = 0; i < 8; ++i) {
    wrong += cells[i].at[0] != i || cells[i].at[1] != 3 || cells[i].at[2] != 5;
    wrong += cells[i].kind != (i % 2 ? ODD : EVEN);
  }
  float f[5] = {1, 2, 3, 4, 5};
  double d[5] = {1, 2, 3, 4, 5};
  auto scale = [&](auto *x, auto by) {
#pragma acc parallel loop copy(x[0:5])
    for (int i = 0; i < 5; ++i) x[i] = x[i] * by + width;
  };
  scale(f, 2);
  scale(d, 1.5);
  for (int i = 0; i < 5; ++i) wrong += f[i] != 2 * (i + 1) + 3 || d[i] != 1.5 * (i + 1) + 3;
  std::printf("%d wrong\n", wrong);
  return wrong;
}
