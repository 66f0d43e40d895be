// `routine bind`: kernels on a device call another function than the program does. The values tell which one it was.
#include <cstdio>
int on_device(int a) { return a + 100; }
#pragma acc routine seq bind(on_device)
int twice(int a) { return 2 * a; }
#pragma acc routine(thrice) seq bind("on_device")
int thrice(int a);
#pragma acc routine seq
int both(int a) { return twice(a) + thrice(a); }
int thrice(int a) { return 3 * a; }
int main() {
  int x[10], wrong = 0;
#pragma acc parallel loop copyout(x)
  for (int i = 0; i < 10; ++i) x[i] = twice(i) + both(i);
  for (int i = 0; i < 10; ++i) wrong += x[i] != 7 * i && x[i] != 3 * (i + 100);
  std::printf("%d wrong\n", wrong);
  return wrong;
}
