// Macros in clauses: numbers, names, and whole clauses.
#define GANGS 3
#define LANES (2 * 3)
#define LOOPS 2
#define DATA copy(x[0:n*m])
#define SUM total
int clause_macros(int n, int m, int *x) {
  int SUM = 0;
  #pragma acc parallel loop gang vector collapse(LOOPS) num_gangs(GANGS) vector_length(LANES) DATA reduction(+:SUM)
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < m; ++i) {
      x[j * m + i] += 1;
      SUM += x[j * m + i];
    }
  }
  return SUM;
}
