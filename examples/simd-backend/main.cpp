extern "C" void scale(const int &n, const float *x, float *y);

int main() {
  enum { N = 640 };
  static float x[N], y[N];
  for (int i = 0; i < N; ++i) x[i] = i;
  scale(N, x, y);
  for (int i = 0; i < N; ++i) {
    if (y[i] != 2.0f * x[64 * (i / 64) + 63 - i % 64]) return 1;
  }
}
