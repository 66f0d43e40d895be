struct part {
  double *x;
};
void f(int n, part *s) {
#pragma acc enter data copyin(s[0:n].x[0:8])
  (void)s;
}
