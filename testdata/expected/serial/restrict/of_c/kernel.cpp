#line 1 "kernels/restrict/of_c.okl"
// Pointers with the word of C and with that of OKL, and a variable of the group's that one work item comes back to: no barrier
// stands between what cannot meet.

extern "C" void rowTotals(const int &rows, const int &n, const float *__restrict__ x, float *__restrict__ total, float *__restrict__ twice) {
  for (int g = 0; g < rows; ++g) {
    alignas(64) float all[16];
    float sum;
    for (int k = 0; k < n; ++k) {
      for (int l = 0; l < 1; ++l) sum = k == 0 ? 0 : sum;
      for (int l = 0; l < 16; ++l) all[l] = x[(g * n + k) * 16 + l];
      for (int l = 0; l < 1; ++l) sum += all[3] + all[9];
      for (int l = 0; l < 1; ++l) {
        total[g] = sum;
      }
    }
    for (int l = 0; l < 16; ++l) twice[16 * g + l] = n > 0 ? 2 * sum + l : 0;
  }
}
