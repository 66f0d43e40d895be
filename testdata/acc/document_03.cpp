// A loop whose rounds depend on each other: one after another, by a single work item of the gang.
void document_03(int m, float *x) {
  #pragma acc parallel num_gangs(1) copy(x[0:m])
  {
    for (int i = 1; i <= m; ++i) {
      if (i == 1) {
        x[i - 1] = 1;
      } else {
        x[i - 1] = 2 * x[i - 2];
      }
    }
  }
}
