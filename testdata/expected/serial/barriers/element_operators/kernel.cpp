#line 1 "kernels/barriers/element_operators.okl"
// Elements of the group's objects, by operators that could change them and do not: loops over work items are split at
// barriers around them.

struct Four {
  int a[4];
  int &operator[](const int i) { return a[i]; }
  int &first() { return a[0]; }
};

extern "C" void elements(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[8];
    Four v;
    v[0] = g;
    v.a[1] = 2;
    v[2] = v[1] + 5;
    v[3] = 3;
    { int sum_kept[8]; for (int i = 0; i < 8; ++i) {
      s[i] = x[g * 8 + i] + v[0];
#line 18 "kernels/barriers/element_operators.okl"
      } for (int i = 0; i < 8; ++i) {
#line 21 "kernels/barriers/element_operators.okl"
      int sum_first = s[7 - i] * v[1] + v.first(); sum_kept[i] = sum_first; auto &sum = sum_kept[i]; }
      for (int k = 0; k < v[1]; ++k) {
#line 18 "kernels/barriers/element_operators.okl"
        for (int i = 0; i < 8; ++i) { auto &sum = sum_kept[i];
#line 24 "kernels/barriers/element_operators.okl"
        s[i] = sum + k;
#line 18 "kernels/barriers/element_operators.okl"
        } for (int i = 0; i < 8; ++i) { auto &sum = sum_kept[i];
#line 26 "kernels/barriers/element_operators.okl"
        sum += s[(i + v[2]) % 8] - v[3]; }
      }
#line 18 "kernels/barriers/element_operators.okl"
      for (int i = 0; i < 8; ++i) { auto &sum = sum_kept[i]; y[g * 8 + i] = sum;
#line 29 "kernels/barriers/element_operators.okl"
    } }
  }
}
