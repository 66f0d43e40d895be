// Pointers that are members of a template's instance, in clauses.
#include <cstdio>
#include <cstdlib>

template <class T> struct Row {
  T *x;
  int n;
};
struct Rows {
  Row<double> first;
  double *y;
};

int main() {
  Rows rows;
  rows.first.n = 8;
  rows.first.x = (double *)std::malloc(8 * sizeof(double));
  rows.y = (double *)std::malloc(8 * sizeof(double));
  Rows *p = &rows;
  for (int i = 0; i < 8; ++i) rows.first.x[i] = rows.y[i] = i;
#pragma acc data copyin(rows)
  {
#pragma acc enter data copyin(rows.first.x[0 : 8], p->y[0 : 8])
#pragma acc parallel loop present(rows)
    for (int i = 0; i < 8; ++i) rows.first.x[i] += rows.y[i];
#pragma acc exit data copyout(rows.first.x[0 : 8], p->y[0 : 8])
  }
  int wrong = 0;
  for (int i = 0; i < 8; ++i) wrong += rows.first.x[i] != 2 * i;
  std::free(rows.first.x);
  std::free(rows.y);
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
