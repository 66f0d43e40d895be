struct Grid {
  double *x;
  void move(double *x) {
#pragma acc update device(this->x[0:8])
    x[0] = 1;
  }
};
