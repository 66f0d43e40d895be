// Calls the functions of levels.irgl.
#include <cstdio>
extern "C" int levels(int nodes, int edges, const int *row, const int *dst, const int *weight, int *level,
                      long long level_size, int source);
extern "C" void scaled(const float *from, long long from_size, float *to, long long to_size, float by);
int main() {
  const int row[] = {0, 2, 3, 3, 3}, dst[] = {1, 2, 3};
  int level[4];
  const int rounds = levels(4, 3, row, dst, nullptr, level, 4, 0);
  const float from[] = {1, 2, 3};
  float to[] = {0, 0, 0};
  scaled(from, 3, to, 3, 1.5f);
  std::printf("%d: %d %d %d %d, %g %g %g\n", rounds, level[0], level[1], level[2], level[3], to[0], to[1], to[2]);
}
