/* C that is no C++: keywords of C++ as names, functions without prototypes, conversions from void *, jumps. */
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

#define N 64

typedef int bool;
enum { false, true };
enum color { red, green = 4 };
struct this {
  int class;
  double *new;
};
typedef struct {
  float x, y;
} point;

static double twice(double delete) { return 2 * delete; }

static int or(int and) { return and || false; }

int sum(n, a)
int n;
const double *a;
{
  double total = 0;
  int i;
#pragma acc parallel loop reduction(+ : total) copyin(a[0 : n])
  for (i = 0; i < n; i++) total += twice(a[i]);
  return total;
}

static void fill(int n, double *restrict a, struct this *private) {
  int template = private->class;
  bool not = true;
#pragma acc parallel loop copyout(a[0 : n])
  for (int i = 0; i < n; i++) a[i] = or(not) == true ? template + i : green;
}

static double first(double a[static 1]) { return a[0]; }

int main(void) {
  double *a = malloc(N * sizeof *a);
  struct this s = {.class = 3, .new = a};
  point p = (point){.y = 1};
  point moved[N];
  enum color c = 4;
  int wrong = 0, n = N;
  if (!a) goto out;
  double seen = 0;
  fill(N, s.new, &s);
  wrong += sum(n, a) != 2 * (3 * N + N * (N - 1) / 2);
#pragma acc parallel loop copyout(moved)
  for (int i = 0; i < N; i++) {
    point q = {p.x + i, p.y};
    moved[i] = q;
  }
  for (int i = 0; i < N; i++) wrong += moved[i].x != i || moved[i].y != 1;
#pragma acc parallel loop reduction(+ : seen) firstprivate(c)
  for (int i = 0; i < N; i++) seen += c == green;
  wrong += seen != N || first(a) != 3;
out:
  free(a);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
