#line 1 "kernels/barriers/smaller_nest.okl"
// Nests of two levels with different counts: the barriers between them are for every work item.

extern "C" void smallerNests(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[5][5];
    alignas(64) float t[5][5];
    for (int j = 0; j < 5; ++j) {
      for (int i = 0; i < 5; ++i) {
        s[j][i] = x[(g * 5 + j) * 5 + i];
      }
    }
    for (int j = 0; j < 4; ++j) {
      for (int i = 0; i < 5; ++i) {
        t[j][i] = s[j][i] + s[j + 1][4 - i];
      }
    }
    for (int j = 0; j < 4; ++j) {
      for (int i = 0; i < 3; ++i) {
        y[(g * 4 + j) * 3 + i] = t[3 - j][i] + t[j][i + 2];
      }
    }
  }
}

// Counts that only the host knows.
extern "C" void hostCounts(const int &N, const int &rows, const int &cols, const float *__restrict__ x, float *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[8][8];
    for (int j = 0; j < rows; ++j) {
      for (int i = 0; i < cols; ++i) {
        s[j][i] = x[(g * rows + j) * cols + i];
      }
    }
    for (int j = 0; j < cols; ++j) {
      for (int i = 0; i < rows; ++i) {
        y[(g * cols + j) * rows + i] = s[i][j] + s[rows - 1 - i][j];
      }
    }
  }
}
