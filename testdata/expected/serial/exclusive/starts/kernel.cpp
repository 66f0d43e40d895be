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
    const int *leads_first = in; __typeof__(leads_first) leads[8]; for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&leads[k2], &leads_first, sizeof(leads_first));
    const int *const stays = in + b;
    auto k_first = 3.5f; __typeof__(k_first) k[8]; for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&k[k2], &k_first, sizeof(k_first));
    auto wide_first = 1ll << 40; __typeof__(wide_first) wide[8]; for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&wide[k2], &wide_first, sizeof(wide_first));
    auto *p_first = &in[0]; __typeof__(p_first) p[8]; for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&p[k2], &p_first, sizeof(p_first));
    alignas(64) Point none[8], parens_first(b, 2), braces_first{7, b}; alignas(__typeof__(parens_first)) unsigned char parens_bytes[8][sizeof(__typeof__(parens_first))]; __typeof__(parens_first) *const parens = reinterpret_cast<__typeof__(parens_first) *>(parens_bytes); for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&parens[k2], &parens_first, sizeof(parens_first)); alignas(__typeof__(braces_first)) unsigned char braces_bytes[8][sizeof(__typeof__(braces_first))]; __typeof__(braces_first) *const braces = reinterpret_cast<__typeof__(braces_first) *>(braces_bytes); for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&braces[k2], &braces_first, sizeof(braces_first));
    int zero_first{}, list_first[3] = {1, 2}, plain; __typeof__(zero_first) zero[8]; for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&zero[k2], &zero_first, sizeof(zero_first)); __typeof__(list_first) list[8]; for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&list[k2], &list_first, sizeof(list_first));
    float half_first(0.5f); __typeof__(half_first) half[8]; for (unsigned long long k2 = 0; k2 < 8; ++k2) __builtin_memcpy(&half[k2], &half_first, sizeof(half_first));

    for (int i = 0; i < 8; ++i) { { const int item = i;
      plain = 3 * i;
      k[item] += i;
      wide[item] += i;
      p[item] += b + i;
      leads[item] += b + 7 - i;
      none[item].x += i;
      parens[item].y *= i;
      braces[item].x -= i;
      zero[item] += i;
      list[item][2] += i;
      half[item] += i;
    }
    { const int item = i;
      out[b + i] = g + h + from_parens + from_braces + named + table[0] * table[1] + stays[i] + (int)(2 * k[item])
                   + (int)(wide[item] - (1ll << 40)) + *p[item] + *leads[item] + none[item].x + none[item].y + parens[item].x + parens[item].y + braces[item].x + braces[item].y
                   + zero[item] + list[item][0] + list[item][1] + list[item][2] + plain + (int)(2 * half[item]);
    } }
  }
}
