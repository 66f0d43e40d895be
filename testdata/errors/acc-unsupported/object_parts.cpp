struct Grid {
  double x;
  void f(int n) {
#pragma acc parallel loop copyin(this[0:n])
    for (int i = 0; i < n; ++i) x = i;
  }
};
