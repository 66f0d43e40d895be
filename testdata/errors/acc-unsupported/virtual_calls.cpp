// Kernels cannot know which class overrides a function.
struct Shape {
  int n;
  double *x;
  virtual double area(int i) { return x[i]; }
  void run() {
#pragma acc parallel loop copy(x[0:n])
    for (int i = 0; i < n; ++i) x[i] = area(i);
  }
};
