double a[100];
#pragma acc declare create(a)
#pragma acc update device(a)
#pragma acc wait
void f(int n) {
  #pragma acc parallel loop present(a)
  for (int i = 0; i < n; ++i) a[i] = i;
  #pragma acc update self(a)
}
