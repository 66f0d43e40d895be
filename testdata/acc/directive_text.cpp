// Directives as people write them: notes on and beside them, over several lines, tabs, other pragmas in between.
void directive_text(int n, int *x, int *y) {
#pragma acc parallel loop copy(x[0:n]) // the first `loop`, with a (parenthesis
  for (int i = 0; i < n; ++i) x[i] += 1;
#  pragma	acc   parallel /* gangs */ loop /* levels:
     gang, vector (both) */ gang /**/ vector \
     num_gangs(3 /* three */) \
     copy(x[0:n]) // the end
  for (int i = 0; i < n; ++i) x[i] += 2;
#pragma acc parallel loop gang copy(x[0:n])
  // A note between the directive and its loop.
#pragma GCC ivdep
  for (int i = 0; i < n; ++i) x[i] += 4;
#pragma acc parallel copy(x[0:n]) num_gangs(2)
  {
#pragma acc loop gang vector
    /* Another note. */
#ifdef NOT_DEFINED_ANYWHERE
    for (int i = 0; i < 1; ++i) x[i] += 100;
#else
    for (int i = 0; i < n; ++i) x[i] += 8;
#endif
  }
%:pragma acc parallel loop copy(y[0:n]) // "quote
#pragma unroll 4
  for (int i = 0; i < n; ++i) {
#pragma acc loop seq
#pragma omp simd
    for (int j = 0; j < 2; ++j) y[i] += j;
  }
}
