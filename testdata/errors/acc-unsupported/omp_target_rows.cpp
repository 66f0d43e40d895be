void f(int n, int m, double **rows, double *a) {
  #pragma acc enter data copyin(rows[0:n][0:m], a[0:n])
  #pragma acc update self(rows[0:n][0:m])
  #pragma acc exit data delete(rows[0:n][0:m], a[0:n])
}
