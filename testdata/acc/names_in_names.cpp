// Variables of gangs with names that parameters and other variables have too.
void names_in_names(int n, int m, int *x) {
  #pragma acc parallel loop gang vector_length(4) copy(x[0:n*m])
  for (int j = 0; j < n; ++j) {
    int sum = x[j * m];
    if (j % 2) {
      int n = x[j * m] + 1, sum = 3;
      n += sum;
      #pragma acc loop vector
      for (int i = 0; i < m; ++i) x[j * m + i] += n;
    } else {
      int n[2];
      n[0] = 5, n[1] = j;
      #pragma acc loop vector reduction(+:sum)
      for (int i = 0; i < m; ++i) sum += n[i % 2];
      x[j * m] = sum;
    }
  }
}
