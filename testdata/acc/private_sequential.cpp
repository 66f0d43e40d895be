// Loops that one work item runs have copies of their own: those of `kernels` that nothing says are independent, and `seq` ones.
void first_of_rows(int rows, int n, const int *a, int *b) {
  int all = 1;
#pragma acc kernels loop gang private(all) copyin(a[0 : rows * n]) copyout(b[0 : rows])
  for (int j = 0; j < rows; ++j) {
    all = 1;
#pragma acc loop worker reduction(&& : all)
    for (int i = 0; i < n; ++i) all = all && a[j * n + i] > 0;
    b[j] = all;
  }
}

void sums(int rows, int n, const int *a, int *b) {
  int t = 7, i = 3;
#pragma acc parallel loop copyin(a[0 : rows * n]) copyout(b[0 : rows])
  for (int j = 0; j < rows; ++j) {
    int s = 0;
#pragma acc loop seq private(t)
    for (i = 0; i < n; ++i) {
      t = a[j * n + i];
      s += t * t;
    }
    b[j] = s;
  }
}

void weighted(int rows, int n, const int *a, int *b) {
  int t = 0;
#pragma acc parallel loop gang private(t) copyin(a[0 : rows * n]) copy(b[0 : rows])
  for (int j = 0; j < rows; ++j) {
    t = j;
    int s = 0;
#pragma acc loop seq private(t)
    for (int i = 0; i < n; ++i) {
      t = 2 * a[j * n + i];
      s += t;
    }
    int all = 0;
#pragma acc loop vector reduction(+ : all)
    for (int i = 0; i < n; ++i) all += a[j * n + i];
    b[j] += s + 1000 * all + t;
  }
}
