void f(int n, int *x) {
#pragma acc parallel loop copy(x[0:n]) // followed by nothing
}
#pragma acc routine seq