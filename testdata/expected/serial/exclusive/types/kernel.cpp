#line 1 "kernels/exclusive/types.okl"
// Types by name: `decltype` of an `@exclusive` variable is the type it is declared with, not a reference to one.

struct Pair {
  int a, b;
};

extern "C" void types(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; g += 8) {
    alignas(64) int plain[8];
    short _occa_first_started = 3; __typeof__(_occa_first_started) started[8]; for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&started[_occa_k], &_occa_first_started, sizeof(_occa_first_started));
    alignas(64) int list[8][2];
    Pair _occa_first_pair = {1, 2}; alignas(__typeof__(_occa_first_pair)) unsigned char _occa_bytes_pair[8][sizeof(__typeof__(_occa_first_pair))]; __typeof__(_occa_first_pair) *const pair = reinterpret_cast<__typeof__(_occa_first_pair) *>(_occa_bytes_pair); for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&pair[_occa_k], &_occa_first_pair, sizeof(_occa_first_pair));
    for (int t = 0; t < 8; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      plain[_occa_exclusive_index] = x[(g + t) % N];
      list[_occa_exclusive_index][0] = t;
      list[_occa_exclusive_index][1] = 2 * t;
    }
    for (int t = 0; t < 8; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      __typeof__(plain[_occa_exclusive_index]) own = plain[_occa_exclusive_index];
      own += 1;
      __typeof__(started[_occa_exclusive_index]) half = 5;
      half += started[_occa_exclusive_index];
      __typeof__(list[_occa_exclusive_index]) both = {7, 8};
      both[0] += list[_occa_exclusive_index][1];
      __typeof__(pair[_occa_exclusive_index]) other = pair[_occa_exclusive_index];
      other.a = 9;
      decltype((plain[_occa_exclusive_index])) name = plain[_occa_exclusive_index];
      name += 10;
      decltype(plain[_occa_exclusive_index] + 1) sum = list[_occa_exclusive_index][0];
      decltype(pair[_occa_exclusive_index].a) part = pair[_occa_exclusive_index].a;
      part += 1;
      if (g + t < N) {
        y[g + t] = own + half + both[0] + both[1] + other.a + plain[_occa_exclusive_index] + sum + part + pair[_occa_exclusive_index].a + (int)sizeof(plain[_occa_exclusive_index])
          + (int)sizeof(list[_occa_exclusive_index]) + (int)sizeof(__typeof__(started[_occa_exclusive_index]));
      }
    }
  }
}
