// Calls the kernel as OCCA does on CPUs: scalars by their addresses.
extern "C" void add(const int &n, const float *a, const float *b, float *ab);

int main() {
  enum { N = 1000 };
  static float a[N], b[N], ab[N];
  for (int i = 0; i < N; ++i) {
    a[i] = i;
    b[i] = 2 * i;
  }
  add(N, a, b, ab);
  for (int i = 0; i < N; ++i) {
    if (ab[i] != 3 * i) return 1;
  }
}
