#line 1 "kernels/exclusive/types.okl"
// Types by name: `decltype` of an `@exclusive` variable is the type it is declared with, not a reference to one.

struct Pair {
  int a, b;
};

extern "C" void types(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; g += 8) {
    alignas(64) int plain[8];
    short started_first = 3; __typeof__(started_first) started[8]; for (unsigned long long k = 0; k < 8; ++k) __builtin_memcpy(&started[k], &started_first, sizeof(started_first));
    alignas(64) int list[8][2];
    Pair pair_first = {1, 2}; alignas(__typeof__(pair_first)) unsigned char pair_bytes[8][sizeof(__typeof__(pair_first))]; __typeof__(pair_first) *const pair = reinterpret_cast<__typeof__(pair_first) *>(pair_bytes); for (unsigned long long k = 0; k < 8; ++k) __builtin_memcpy(&pair[k], &pair_first, sizeof(pair_first));
    for (int t = 0; t < 8; ++t) { const int item = t;
      plain[item] = x[(g + t) % N];
      list[item][0] = t;
      list[item][1] = 2 * t;
    }
    for (int t = 0; t < 8; ++t) { const int item = t;
      __typeof__(plain[item]) own = plain[item];
      own += 1;
      __typeof__(started[item]) half = 5;
      half += started[item];
      __typeof__(list[item]) both = {7, 8};
      both[0] += list[item][1];
      __typeof__(pair[item]) other = pair[item];
      other.a = 9;
      decltype((plain[item])) name = plain[item];
      name += 10;
      decltype(plain[item] + 1) sum = list[item][0];
      decltype(pair[item].a) part = pair[item].a;
      part += 1;
      if (g + t < N) {
        y[g + t] = own + half + both[0] + both[1] + other.a + plain[item] + sum + part + pair[item].a + (int)sizeof(plain[item])
          + (int)sizeof(list[item]) + (int)sizeof(__typeof__(started[item]));
      }
    }
  }
}
