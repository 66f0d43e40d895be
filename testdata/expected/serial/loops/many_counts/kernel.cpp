#line 1 "kernels/loops/many_counts.okl"
// Twelve nests whose counts only the host knows: it takes the largest, and the text of a launch grows with their number.

extern "C" void manyCounts(const int &N, const int &a, const int &b, const int &c, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    for (int i = 0; i < a; ++i) y[g * 64 + i] = x[g * 64 + i];
    for (int i = 0; i < b; ++i) y[g * 64 + i] += 1;
    for (int i = 0; i < a; ++i) y[g * 64 + i] += 2;
    for (int i = 0; i < b; ++i) y[g * 64 + i] += 3;
    for (int i = 0; i < c; ++i) y[g * 64 + i] += 4;
    for (int i = 0; i < a + b; ++i) y[g * 64 + i] += 5;
    for (int i = 0; i < b + c; ++i) y[g * 64 + i] += 6;
    for (int i = 0; i < a + c; ++i) y[g * 64 + i] += 7;
    for (int i = 0; i < 2 * a; ++i) y[g * 64 + i] += 8;
    for (int i = 0; i < 2 * b; ++i) y[g * 64 + i] += 9;
    for (int i = 0; i < 3; ++i) y[g * 64 + i] += 10;
    for (int i = 0; i < 5; ++i) y[g * 64 + i] += 11;
  }
}

// The same sizes for what each work item keeps to itself.
extern "C" void manyKept(const int &N, const int &a, const int &b, const int &c, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    int kept_first = 1; __typeof__(kept_first) kept[1 + (((0 < a ? (unsigned long long)a : 0) > (0 < b ? (unsigned long long)b : 0) ? (0 < a ? (unsigned long long)a : 0) : (0 < b ? (unsigned long long)b : 0)) > ((0 < a + b ? (unsigned long long)(a + b) : 0) > ((0 < b + c ? (unsigned long long)(b + c) : 0) > (0 < a + c ? (unsigned long long)(a + c) : 0) ? (0 < b + c ? (unsigned long long)(b + c) : 0) : (0 < a + c ? (unsigned long long)(a + c) : 0)) ? (0 < a + b ? (unsigned long long)(a + b) : 0) : ((0 < b + c ? (unsigned long long)(b + c) : 0) > (0 < a + c ? (unsigned long long)(a + c) : 0) ? (0 < b + c ? (unsigned long long)(b + c) : 0) : (0 < a + c ? (unsigned long long)(a + c) : 0))) ? ((0 < a ? (unsigned long long)a : 0) > (0 < b ? (unsigned long long)b : 0) ? (0 < a ? (unsigned long long)a : 0) : (0 < b ? (unsigned long long)b : 0)) : ((0 < a + b ? (unsigned long long)(a + b) : 0) > ((0 < b + c ? (unsigned long long)(b + c) : 0) > (0 < a + c ? (unsigned long long)(a + c) : 0) ? (0 < b + c ? (unsigned long long)(b + c) : 0) : (0 < a + c ? (unsigned long long)(a + c) : 0)) ? (0 < a + b ? (unsigned long long)(a + b) : 0) : ((0 < b + c ? (unsigned long long)(b + c) : 0) > (0 < a + c ? (unsigned long long)(a + c) : 0) ? (0 < b + c ? (unsigned long long)(b + c) : 0) : (0 < a + c ? (unsigned long long)(a + c) : 0))))]; for (unsigned long long k = 0; k < (((0 < a ? (unsigned long long)a : 0) > (0 < b ? (unsigned long long)b : 0) ? (0 < a ? (unsigned long long)a : 0) : (0 < b ? (unsigned long long)b : 0)) > ((0 < a + b ? (unsigned long long)(a + b) : 0) > ((0 < b + c ? (unsigned long long)(b + c) : 0) > (0 < a + c ? (unsigned long long)(a + c) : 0) ? (0 < b + c ? (unsigned long long)(b + c) : 0) : (0 < a + c ? (unsigned long long)(a + c) : 0)) ? (0 < a + b ? (unsigned long long)(a + b) : 0) : ((0 < b + c ? (unsigned long long)(b + c) : 0) > (0 < a + c ? (unsigned long long)(a + c) : 0) ? (0 < b + c ? (unsigned long long)(b + c) : 0) : (0 < a + c ? (unsigned long long)(a + c) : 0))) ? ((0 < a ? (unsigned long long)a : 0) > (0 < b ? (unsigned long long)b : 0) ? (0 < a ? (unsigned long long)a : 0) : (0 < b ? (unsigned long long)b : 0)) : ((0 < a + b ? (unsigned long long)(a + b) : 0) > ((0 < b + c ? (unsigned long long)(b + c) : 0) > (0 < a + c ? (unsigned long long)(a + c) : 0) ? (0 < b + c ? (unsigned long long)(b + c) : 0) : (0 < a + c ? (unsigned long long)(a + c) : 0)) ? (0 < a + b ? (unsigned long long)(a + b) : 0) : ((0 < b + c ? (unsigned long long)(b + c) : 0) > (0 < a + c ? (unsigned long long)(a + c) : 0) ? (0 < b + c ? (unsigned long long)(b + c) : 0) : (0 < a + c ? (unsigned long long)(a + c) : 0)))); ++k) __builtin_memcpy(&kept[k], &kept_first, sizeof(kept_first));
    for (int i = 0; i < a; ++i) { const unsigned long long item = (unsigned long long)i; kept[item] += x[g * 64 + i]; }
    for (int i = 0; i < b; ++i) { const unsigned long long item = (unsigned long long)i; kept[item] += 2; }
    for (int i = 0; i < a + b; ++i) { const unsigned long long item = (unsigned long long)i; kept[item] *= 3; }
    for (int i = 0; i < b + c; ++i) { const unsigned long long item = (unsigned long long)i; kept[item] -= 4; }
    for (int i = 0; i < a + c; ++i) { const unsigned long long item = (unsigned long long)i; y[g * 64 + i] = kept[item]; }
  }
}
