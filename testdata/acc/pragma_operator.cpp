// Directives that macros write.
#define ACC(text) _Pragma(#text)
#define EACH_LANE ACC(acc loop vector)
void pragma_operator(int n, int m, int *x) {
  ACC(acc parallel loop gang vector_length(6) copyout(x[0:n*m]))
  for (int j = 0; j < n; ++j) {
    EACH_LANE
    for (int i = 0; i < m; ++i) x[j * m + i] = 10 * j + i;
  }
}
