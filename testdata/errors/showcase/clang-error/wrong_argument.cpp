float weight(const int n, const float *table) { return table[n & 15]; }

void weigh(const int N, const float *table, float *x) {
  for (int i = 0; i < N; ++i) {
    x[i] *= weight(table, i);
  }
}
