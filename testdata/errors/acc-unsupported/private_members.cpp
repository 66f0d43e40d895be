struct part {
  int n;
  double *x;
};
void f(part *s, part t, double *a) {
#pragma acc parallel loop copyout(a[0:8]) private(s->x[0:4], t.n)
  for (int i = 0; i < 8; ++i) {
    s->x[i % 4] = t.n = i;
    a[i] = s->x[i % 4];
  }
#pragma acc host_data use_device(s->x)
  (void)s;
}
