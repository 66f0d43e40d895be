/* All eight combinations of levels, with sums on each, and code of gangs around them. */
#include <stdio.h>
#include <stdlib.h>
#define N 37
#define M 29

static int wrong = 0;
static double a[N][M], r[N];

static void check(const char *what, double have, double want) {
  if (have != want) {
    printf("%s: %g instead of %g\n", what, have, want);
    wrong++;
  }
}

static double total(void) {
  double sum = 0;
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < M; ++j) sum += a[i][j];
  return sum;
}

int main(void) {
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < M; ++j) a[i][j] = i * 3 + j;
  double want = total(), s = 0;

#pragma acc parallel loop gang reduction(+ : s) copyin(a)
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < M; ++j) s += a[i][j];
  check("gang", s, want);

  s = 0;
#pragma acc parallel loop gang worker collapse(2) reduction(+ : s) num_workers(4)
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < M; ++j) s += a[i][j];
  check("gang worker", s, want);

  s = 0;
#pragma acc parallel loop gang vector reduction(+ : s) vector_length(32) num_gangs(3)
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < M; ++j) s += a[i][j];
  check("gang vector", s, want);

  s = 0;
#pragma acc parallel loop gang worker vector collapse(2) reduction(+ : s)
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < M; ++j) s += a[i][j];
  check("gang worker vector", s, want);

  s = 1;
#pragma acc parallel num_workers(2) vector_length(8) reduction(+ : s)
  {
    double t = 0;
#pragma acc loop worker vector reduction(+ : t)
    for (int k = 0; k < N * M; ++k) t += a[k / M][k % M];
    s += t;
  }
  check("worker vector", s, want + 1);

#pragma acc parallel loop gang copyout(r)
  for (int i = 0; i < N; ++i) {
    double row = i, factor;
    factor = 2;
#pragma acc loop worker reduction(+ : row)
    for (int j = 0; j < M; ++j) row += factor * a[i][j];
    r[i] = row;
  }
  for (int i = 0; i < N; ++i) {
    double row = i;
    for (int j = 0; j < M; ++j) row += 2 * a[i][j];
    check("gang, worker", r[i], row);
  }

#pragma acc parallel loop gang copyout(r) num_gangs(5) vector_length(16)
  for (int i = 0; i < N; ++i) {
    double most = -1;
#pragma acc loop vector reduction(max : most)
    for (int j = 0; j < M; ++j) most = most < a[i][j] ? a[i][j] : most;
    r[i] = most;
  }
  for (int i = 0; i < N; ++i) check("gang, vector", r[i], i * 3 + M - 1);

#pragma acc parallel loop gang num_workers(3) vector_length(4) copyout(r)
  for (int i = 0; i < N; ++i) {
    double all = 0;
#pragma acc loop worker reduction(+ : all)
    for (int j = 0; j < M; ++j) {
      double part = 0;
#pragma acc loop vector reduction(+ : part)
      for (int k = 0; k < 5; ++k) part += a[i][j] * k;
      all += part;
    }
    r[i] = all;
  }
  for (int i = 0; i < N; ++i) {
    double row = 0;
    for (int j = 0; j < M; ++j) row += a[i][j] * 10;
    check("gang, worker, vector", r[i], row);
  }

  int count = 0;
#pragma acc serial reduction(+ : count)
  for (int i = 0; i < N; ++i) count += i;
  check("serial", count, N * (N - 1) / 2);

#pragma acc kernels copy(r)
  {
#pragma acc loop independent
    for (int i = 0; i < N; ++i) r[i] = r[i] + 1;
#pragma acc loop seq
    for (int i = 1; i < N; ++i) r[i] = r[i] + r[i - 1];
  }
  double sum = 0;
  for (int i = 0; i < N; ++i) {
    for (int j = 0; j < M; ++j) sum += a[i][j] * 10;
    sum += 1;
    check("kernels", r[i], sum);
  }
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
