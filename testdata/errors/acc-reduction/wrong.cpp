struct pair { int a, b; };
void f(int n, const float *x) {
  float bits = 0;
  pair both = {0, 0};
  #pragma acc parallel loop reduction(^:bits) reduction(+:both) copyin(x[0:n])
  for (int i = 0; i < n; ++i) bits += x[i];
}
