// OpenMP copies an object bit by bit, and calls the same function on the host and on devices.
#include <vector>
int on_device(int a) { return a + 100; }
#pragma acc routine seq bind(on_device)
int twice(int a) { return 2 * a; }
void fill(int n, int *x) {
  std::vector<int> v(n, 1);
#pragma acc parallel loop copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = twice(v[i]);
}
