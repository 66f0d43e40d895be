// Calls a kernel that was translated to C++ when this program was built.
#include <cstdio>

extern "C" void add(const int &N, const float *a, const float *b, float *ab);

int main() {
  const int N = 100;
  float a[N], b[N], ab[N];
  for (int i = 0; i < N; ++i) {
    a[i] = float(i);
    b[i] = 1;
  }
  add(N, a, b, ab);
  for (int i = 0; i < N; ++i) {
    if (ab[i] != 2 * float(i) + 1) {
      std::printf("ab[%d] is %g\n", i, ab[i]);
      return 1;
    }
  }
  std::puts("right");
}
