/* Structures without a name, and such that a gang declares for itself. */
#include <stdio.h>

int main(void) {
  struct { int n; float f[4]; } table = {3, {1, 2, 3, 4}};
  struct offset { int z; } q = {5};
  enum { FEW = 2 } kind = FEW;
  float a[8], b[8][32];
  int wrong = 0;
#pragma acc parallel loop copyout(a) copyin(table, q)
  for (int i = 0; i < 8; ++i) {
    struct { float factor; int more; } p;
    p.factor = table.f[i % 4];
    p.more = q.z;
    a[i] = p.factor * table.n + p.more + FEW;
  }
#pragma acc parallel loop gang copyout(b)
  for (int i = 0; i < 8; ++i) {
    struct { int x; float y; } p;
    struct row { int n; float by; } r;
    struct last { int at; };
    struct last l;
    p.x = i;
    p.y = 2;
    r.n = 32;
    r.by = 10;
    l.at = r.n - 1;
#pragma acc loop vector
    for (int k = 0; k < r.n; ++k) b[i][k] = p.x * p.y + k * r.by + (k == l.at ? 1000 : 0);
  }
  for (int i = 0; i < 8; ++i) {
    wrong += a[i] != (i % 4 + 1) * 3 + 5 + (int)kind;
    for (int k = 0; k < 32; ++k) wrong += b[i][k] != 2 * i + 10 * k + (k == 31 ? 1000 : 0);
  }
  if (wrong) printf("%d wrong\n", wrong);
  return wrong != 0;
}
