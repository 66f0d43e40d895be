#line 1 "kernels/exclusive/constructed.okl"
// `@exclusive` variables of a class that has no constructor without arguments.
struct Counter {
  int value;
  Counter(int start) : value(start) {}
};

extern "C" void constructed(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    Counter _occa_first_a(3); alignas(__typeof__(_occa_first_a)) unsigned char _occa_bytes_a[16][sizeof(__typeof__(_occa_first_a))]; __typeof__(_occa_first_a) *const a = reinterpret_cast<__typeof__(_occa_first_a) *>(_occa_bytes_a); for (unsigned long long _occa_k = 0; _occa_k < 16; ++_occa_k) __builtin_memcpy(&a[_occa_k], &_occa_first_a, sizeof(_occa_first_a));
    Counter _occa_first_b = Counter(4), _occa_first_c{5}; alignas(__typeof__(_occa_first_b)) unsigned char _occa_bytes_b[16][sizeof(__typeof__(_occa_first_b))]; __typeof__(_occa_first_b) *const b = reinterpret_cast<__typeof__(_occa_first_b) *>(_occa_bytes_b); for (unsigned long long _occa_k = 0; _occa_k < 16; ++_occa_k) __builtin_memcpy(&b[_occa_k], &_occa_first_b, sizeof(_occa_first_b)); alignas(__typeof__(_occa_first_c)) unsigned char _occa_bytes_c[16][sizeof(__typeof__(_occa_first_c))]; __typeof__(_occa_first_c) *const c = reinterpret_cast<__typeof__(_occa_first_c) *>(_occa_bytes_c); for (unsigned long long _occa_k = 0; _occa_k < 16; ++_occa_k) __builtin_memcpy(&c[_occa_k], &_occa_first_c, sizeof(_occa_first_c));
    Counter _occa_first_list[2] = {Counter(1), Counter(2)}; alignas(__typeof__(_occa_first_list)) unsigned char _occa_bytes_list[16][sizeof(__typeof__(_occa_first_list))]; __typeof__(_occa_first_list) *const list = reinterpret_cast<__typeof__(_occa_first_list) *>(_occa_bytes_list); for (unsigned long long _occa_k = 0; _occa_k < 16; ++_occa_k) __builtin_memcpy(&list[_occa_k], &_occa_first_list, sizeof(_occa_first_list));
    for (int t = 0; t < 16; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      a[_occa_exclusive_index].value += x[16 * g + t];
      list[_occa_exclusive_index][1].value += t;
    }
    alignas(__typeof__(Counter)) unsigned char _occa_bytes_d[16][sizeof(__typeof__(Counter))]; __typeof__(Counter) *const d = reinterpret_cast<__typeof__(Counter) *>(_occa_bytes_d); for (unsigned long long _occa_exclusive_index = 0; _occa_exclusive_index < 16; ++_occa_exclusive_index) { Counter _occa_first_d(a[_occa_exclusive_index].value + b[_occa_exclusive_index].value); __builtin_memcpy(&d[_occa_exclusive_index], &_occa_first_d, sizeof(_occa_first_d)); }
    for (int t = 0; t < 16; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      y[16 * g + t] = a[_occa_exclusive_index].value + b[_occa_exclusive_index].value + c[_occa_exclusive_index].value + d[_occa_exclusive_index].value + list[_occa_exclusive_index][0].value + list[_occa_exclusive_index][1].value;
    }
  }
}
