#line 1 "kernels/exclusive/constructed.okl"
// `@exclusive` variables of a class that has no constructor without arguments.
struct Counter {
  int value;
  Counter(int start) : value(start) {}
};

extern "C" void constructed(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    Counter a_first(3); alignas(__typeof__(a_first)) unsigned char a_bytes[16][sizeof(__typeof__(a_first))]; __typeof__(a_first) *const a = reinterpret_cast<__typeof__(a_first) *>(a_bytes); for (unsigned long long k = 0; k < 16; ++k) __builtin_memcpy(&a[k], &a_first, sizeof(a_first));
    Counter b_first = Counter(4), c_first{5}; alignas(__typeof__(b_first)) unsigned char b_bytes[16][sizeof(__typeof__(b_first))]; __typeof__(b_first) *const b = reinterpret_cast<__typeof__(b_first) *>(b_bytes); for (unsigned long long k = 0; k < 16; ++k) __builtin_memcpy(&b[k], &b_first, sizeof(b_first)); alignas(__typeof__(c_first)) unsigned char c_bytes[16][sizeof(__typeof__(c_first))]; __typeof__(c_first) *const c = reinterpret_cast<__typeof__(c_first) *>(c_bytes); for (unsigned long long k = 0; k < 16; ++k) __builtin_memcpy(&c[k], &c_first, sizeof(c_first));
    Counter list_first[2] = {Counter(1), Counter(2)}; alignas(__typeof__(list_first)) unsigned char list_bytes[16][sizeof(__typeof__(list_first))]; __typeof__(list_first) *const list = reinterpret_cast<__typeof__(list_first) *>(list_bytes); for (unsigned long long k = 0; k < 16; ++k) __builtin_memcpy(&list[k], &list_first, sizeof(list_first));
    for (int t = 0; t < 16; ++t) { const int item = t;
      a[item].value += x[16 * g + t];
      list[item][1].value += t;
    }
    alignas(__typeof__(Counter)) unsigned char d_bytes[16][sizeof(__typeof__(Counter))]; __typeof__(Counter) *const d = reinterpret_cast<__typeof__(Counter) *>(d_bytes); for (unsigned long long item = 0; item < 16; ++item) { Counter d_first(a[item].value + b[item].value); __builtin_memcpy(&d[item], &d_first, sizeof(d_first)); }
    for (int t = 0; t < 16; ++t) { const int item = t;
      y[16 * g + t] = a[item].value + b[item].value + c[item].value + d[item].value + list[item][0].value + list[item][1].value;
    }
  }
}
