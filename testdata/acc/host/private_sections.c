/* Private memory of a length that is known at run time only: of gangs, of loops, with and without first values. */
#include <stdio.h>
#include <stdlib.h>

static int of_gangs(int n, int m) {
  int wrong = 0;
  double *a = (double *)malloc(n * m * sizeof(double)), *d = (double *)malloc(n * sizeof(double));
  double *c = (double *)malloc(m * sizeof(double));
  for (int i = 0; i < n * m; ++i) a[i] = i % 13;
  for (int i = 0; i < m; ++i) c[i] = -1;
  #pragma acc parallel num_gangs(4) private(c[0:m]) copyin(a[0:n*m]) copyout(d[0:n])
  {
    #pragma acc loop gang
    for (int x = 0; x < n; ++x) {
      #pragma acc loop worker
      for (int y = 0; y < m; ++y) c[y] = a[x * m + y] + 1;
      double s = 0;
      #pragma acc loop seq
      for (int y = 0; y < m; ++y) s += c[y];
      d[x] = s;
    }
  }
  for (int x = 0; x < n; ++x) {
    double s = 0;
    for (int y = 0; y < m; ++y) s += a[x * m + y] + 1;
    wrong += d[x] != s;
  }
  for (int i = 0; i < m; ++i) wrong += c[i] != -1;
  free(a), free(c), free(d);
  return wrong;
}

/* Each round of a loop over lanes has its own. */
static int of_lanes(int n, int m) {
  int wrong = 0;
  double *d = (double *)malloc(n * sizeof(double)), *own = (double *)malloc((m + 3) * sizeof(double));
  for (int i = 0; i < m + 3; ++i) own[i] = 7;
  #pragma acc parallel loop gang vector private(own[3:m]) copyout(d[0:n])
  for (int x = 0; x < n; ++x) {
    for (int y = 3; y < m + 3; ++y) own[y] = x + y;
    d[x] = 0;
    for (int y = 3; y < m + 3; ++y) d[x] += own[y];
  }
  for (int x = 0; x < n; ++x) wrong += d[x] != (double)m * x + (m * (m + 5)) / 2;
  #pragma acc parallel loop gang copyout(d[0:n])
  for (int x = 0; x < n; ++x) {
    double s = 0;
    #pragma acc loop vector private(own[0:m]) reduction(+:s)
    for (int z = 0; z < 40; ++z) {
      for (int y = 0; y < m; ++y) own[y] = z;
      for (int y = 0; y < m; ++y) s += own[y];
    }
    d[x] = s;
  }
  for (int x = 0; x < n; ++x) wrong += d[x] != 780.0 * m;
  for (int i = 0; i < m + 3; ++i) wrong += own[i] != 7;
  free(d), free(own);
  return wrong;
}

/* Loops that one work item runs have theirs. */
static int of_rounds(int n, int m) {
  int wrong = 0;
  double *d = (double *)malloc(n * sizeof(double)), *own = (double *)malloc(m * sizeof(double));
  own[0] = 5;
  #pragma acc parallel loop gang private(own[0:m]) copyout(d[0:n])
  for (int x = 0; x < n; ++x) {
    for (int y = 0; y < m; ++y) own[y] = x;
    d[x] = 0;
    #pragma acc loop seq
    for (int y = 0; y < m; ++y) d[x] += own[y];
  }
  for (int x = 0; x < n; ++x) wrong += d[x] != (double)x * m;
  wrong += own[0] != 5;
  free(d), free(own);
  return wrong;
}

/* The program's values first, in each gang; what gangs do with them stays with them. */
static int with_values(int n, int m) {
  int wrong = 0;
  double *d = (double *)malloc(n * sizeof(double)), *c = (double *)malloc(m * sizeof(double));
  for (int i = 0; i < m; ++i) c[i] = i;
  #pragma acc parallel num_gangs(3) firstprivate(c[1:m-1]) copyout(d[0:n])
  {
    #pragma acc loop gang
    for (int x = 0; x < n; ++x) d[x] = c[1] + c[m - 1];
    #pragma acc loop seq
    for (int y = 1; y < m; ++y) c[y] = 100;
  }
  for (int x = 0; x < n; ++x) wrong += d[x] != m;
  #pragma acc parallel firstprivate(c[0:m]) copyout(d[0:n]) if (n < 0)
  {
    #pragma acc loop
    for (int x = 0; x < n; ++x) d[x] = c[2];
    c[2] = -4;
  }
  for (int x = 0; x < n; ++x) wrong += d[x] != 2;
  for (int i = 0; i < m; ++i) wrong += c[i] != i;
  free(d), free(c);
  return wrong;
}

int main(void) {
  const int found[] = {of_gangs(9, 200), of_gangs(1, 1), of_lanes(300, 6), of_rounds(10, 4), with_values(20, 8)};
  int wrong = 0;
  for (int i = 0; i < 5; ++i) {
    if (found[i]) printf("part %d: %d wrong\n", i, found[i]);
    wrong += found[i];
  }
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
