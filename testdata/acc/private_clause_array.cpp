// The same with an array of the program's and a clause.
void private_clause_array(int n, const int *x, int *y) {
  int row[6];
  #pragma acc parallel loop gang private(row) vector_length(4) copyin(x[0:n]) copyout(y[0:n])
  for (int j = 0; j < n; ++j) {
    #pragma acc loop vector
    for (int i = 0; i < 6; ++i) row[i] = (i + 1) * x[j];
    int sum = 0;
    for (int i = 0; i < 6; ++i) sum += row[i];
    y[j] = sum;
  }
}
