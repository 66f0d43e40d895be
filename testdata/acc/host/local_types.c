/* Types and enumerators of the function around a construct. */
#include <stdio.h>
int main(void) {
  enum { N = 12, HALF = N / 2 };
  enum colour { RED, GREEN = 4 };
  typedef double real;
  struct pair { real x; int y[2]; };
  struct pair p[N];
  real sum = 0;
  int wrong = 0;
  for (int i = 0; i < N; ++i) { p[i].x = i; p[i].y[0] = i; p[i].y[1] = GREEN; }
#pragma acc parallel loop copy(p[0:N]) reduction(+:sum)
  for (int i = 0; i < N; ++i) {
    struct pair q = p[i];
    real twice = 2 * q.x;
    enum colour c = i < HALF ? RED : GREEN;
    p[i].x = twice + q.y[0] + c;
    p[i].y[1] = N;
    sum += (real)q.y[1];
  }
  for (int i = 0; i < N; ++i) wrong += p[i].x != 3.0 * i + (i < HALF ? 0 : 4) || p[i].y[1] != 12;
  wrong += sum != 48;
  printf("%d wrong\n", wrong);
  return wrong;
}
