#line 1 "kernels/exclusive/starts.okl"
// Exclusive variables that start from a value: constants, deduced types, every form of initialiser,
// pointers that are constant themselves or lead to something that is.

struct Point {
  int x, y;
  Point() : x(-1), y(-1) {}
  Point(int a, int b) : x(a), y(b) {}
};

typedef const int fixed_t;

extern "C" void starts(const int &N, const int *__restrict__ in, int *__restrict__ out) {
  for (int b = 0; b < N; b += 8) {
    const int g = 1;
    const int h = b, from_parens(b + 2), from_braces{b + 3};
    fixed_t named = 4;
    const int table[2] = {5, 6};
    const int *_occa_first_leads = in; __typeof__(_occa_first_leads) leads[8]; for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&leads[_occa_k], &_occa_first_leads, sizeof(_occa_first_leads));
    const int *const stays = in + b;
    auto _occa_first_k = 3.5f; __typeof__(_occa_first_k) k[8]; for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&k[_occa_k], &_occa_first_k, sizeof(_occa_first_k));
    auto _occa_first_wide = 1ll << 40; __typeof__(_occa_first_wide) wide[8]; for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&wide[_occa_k], &_occa_first_wide, sizeof(_occa_first_wide));
    auto *_occa_first_p = &in[0]; __typeof__(_occa_first_p) p[8]; for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&p[_occa_k], &_occa_first_p, sizeof(_occa_first_p));
    alignas(64) Point none[8], _occa_first_parens(b, 2), _occa_first_braces{7, b}; alignas(__typeof__(_occa_first_parens)) unsigned char _occa_bytes_parens[8][sizeof(__typeof__(_occa_first_parens))]; __typeof__(_occa_first_parens) *const parens = reinterpret_cast<__typeof__(_occa_first_parens) *>(_occa_bytes_parens); for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&parens[_occa_k], &_occa_first_parens, sizeof(_occa_first_parens)); alignas(__typeof__(_occa_first_braces)) unsigned char _occa_bytes_braces[8][sizeof(__typeof__(_occa_first_braces))]; __typeof__(_occa_first_braces) *const braces = reinterpret_cast<__typeof__(_occa_first_braces) *>(_occa_bytes_braces); for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&braces[_occa_k], &_occa_first_braces, sizeof(_occa_first_braces));
    int _occa_first_zero{}, _occa_first_list[3] = {1, 2}, plain; __typeof__(_occa_first_zero) zero[8]; for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&zero[_occa_k], &_occa_first_zero, sizeof(_occa_first_zero)); __typeof__(_occa_first_list) list[8]; for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&list[_occa_k], &_occa_first_list, sizeof(_occa_first_list));
    float _occa_first_half(0.5f); __typeof__(_occa_first_half) half[8]; for (unsigned long long _occa_k = 0; _occa_k < 8; ++_occa_k) __builtin_memcpy(&half[_occa_k], &_occa_first_half, sizeof(_occa_first_half));

    for (int i = 0; i < 8; ++i) { { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      plain = 3 * i;
      k[_occa_exclusive_index] += i;
      wide[_occa_exclusive_index] += i;
      p[_occa_exclusive_index] += b + i;
      leads[_occa_exclusive_index] += b + 7 - i;
      none[_occa_exclusive_index].x += i;
      parens[_occa_exclusive_index].y *= i;
      braces[_occa_exclusive_index].x -= i;
      zero[_occa_exclusive_index] += i;
      list[_occa_exclusive_index][2] += i;
      half[_occa_exclusive_index] += i;
    }
    { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      out[b + i] = g + h + from_parens + from_braces + named + table[0] * table[1] + stays[i] + (int)(2 * k[_occa_exclusive_index])
                   + (int)(wide[_occa_exclusive_index] - (1ll << 40)) + *p[_occa_exclusive_index] + *leads[_occa_exclusive_index] + none[_occa_exclusive_index].x + none[_occa_exclusive_index].y + parens[_occa_exclusive_index].x + parens[_occa_exclusive_index].y + braces[_occa_exclusive_index].x + braces[_occa_exclusive_index].y
                   + zero[_occa_exclusive_index] + list[_occa_exclusive_index][0] + list[_occa_exclusive_index][1] + list[_occa_exclusive_index][2] + plain + (int)(2 * half[_occa_exclusive_index]);
    } }
  }
}
