// Arrays and structures that a gang declares with first values, and its lanes read.
struct Range {
  int low, high;
};
void first_values(int n, int m, int *x) {
  #pragma acc parallel loop gang vector_length(5) copyout(x[0:n*m])
  for (int j = 0; j < n; ++j) {
    const int weights[3] = {1, 10, 100};
    int table[2][2] = {{j, j + 1}, {j + 2, j + 3}};
    Range range = {j, 2 * j};
    #pragma acc loop vector
    for (int i = 0; i < m; ++i)
      x[j * m + i] = weights[i % 3] * table[i % 2][i / 2 % 2] + range.high - range.low;
  }
}
