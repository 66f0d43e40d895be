#line 1 "kernels/constants/tables.okl"
// Constants that are elements of others, and a table that is larger than memory for constants.
const int table[3] = {10, 20, 30};
static const int second = table[1];
const float weights[2] = {0.5f, 2.0f};
const float twice = weights[1] * 2;
const int further = second + 1;
const int large[20000] = {7, 8, 9};

extern "C" void tables(const int &N, float *x) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) {
      const int *at = &second;
      x[8 * g + t] = second + table[t % 3] + twice + further + weights[t & 1] + *at + large[t];
    }
  }
}
