#line 1 "kernels/barriers/inside_inner_kinds.okl"
// What lives on after a barrier in the middle of an @inner loop: values, arrays, structs, references,
// pointers to such, constants. CPUs keep it for every work item.

struct Pair {
  int first, second;
  Pair(int a, int b) : first(a), second(b) {}
};

extern "C" void kinds(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int s[16], other[16];
    int _occa_first_r_rounds = 3; __typeof__(_occa_first_r_rounds) r_rounds[16]; for (unsigned long long _occa_k = 0; _occa_k < 16; ++_occa_k) __builtin_memcpy(&r_rounds[_occa_k], &_occa_first_r_rounds, sizeof(_occa_first_r_rounds));
    { int _occa_kept_n[16]; unsigned char _occa_kept_small[16]; int _occa_kept_t[16]; int _occa_kept_u[16]; __typeof__(int[3]) _occa_kept_list[16]; alignas(Pair) char _occa_kept_pair[16][sizeof(Pair)]; float _occa_kept_k[16]; int *_occa_kept_at[16]; int *_occa_kept_result[16]; for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      const int _occa_first_n = b + i; _occa_kept_n[_occa_exclusive_index] = _occa_first_n; const auto &n = _occa_kept_n[_occa_exclusive_index];
      constexpr int two = 2;
      const unsigned char _occa_first_small = 7 + i; _occa_kept_small[_occa_exclusive_index] = _occa_first_small; const auto &small = _occa_kept_small[_occa_exclusive_index];
      int _occa_first_t = x[n]; _occa_kept_t[_occa_exclusive_index] = _occa_first_t; auto &t = _occa_kept_t[_occa_exclusive_index]; int _occa_first_u; auto &u = _occa_kept_u[_occa_exclusive_index]; int _occa_first_list[3] = {t, 2 * t, i}; __builtin_memcpy(&_occa_kept_list[_occa_exclusive_index], &_occa_first_list, sizeof(_occa_first_list)); auto &list = _occa_kept_list[_occa_exclusive_index]; int unused = 1;
      Pair _occa_first_pair(t, n); __builtin_memcpy(&_occa_kept_pair[_occa_exclusive_index], &_occa_first_pair, sizeof(_occa_first_pair)); auto &pair = *(__typeof__(Pair) *)_occa_kept_pair[_occa_exclusive_index];
      auto _occa_first_k = 2.5f; _occa_kept_k[_occa_exclusive_index] = _occa_first_k; auto &k = _occa_kept_k[_occa_exclusive_index];
      int *_occa_first_at = &list[two]; _occa_kept_at[_occa_exclusive_index] = _occa_first_at; auto &at = _occa_kept_at[_occa_exclusive_index];
      int &result = y[n]; _occa_kept_result[_occa_exclusive_index] = &result;
      r_rounds[_occa_exclusive_index] += i;
      s[i] = t + unused;
#line 13 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i; const auto &n = _occa_kept_n[_occa_exclusive_index]; constexpr int two = 2; const auto &small = _occa_kept_small[_occa_exclusive_index]; auto &t = _occa_kept_t[_occa_exclusive_index]; auto &u = _occa_kept_u[_occa_exclusive_index]; auto &list = _occa_kept_list[_occa_exclusive_index]; auto &pair = *(__typeof__(Pair) *)_occa_kept_pair[_occa_exclusive_index]; auto &k = _occa_kept_k[_occa_exclusive_index]; auto &at = _occa_kept_at[_occa_exclusive_index]; auto &result = *_occa_kept_result[_occa_exclusive_index];
#line 25 "kernels/barriers/inside_inner_kinds.okl"
      u = s[15 - i];
      *at += u;
#line 13 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i; const auto &n = _occa_kept_n[_occa_exclusive_index]; constexpr int two = 2; const auto &small = _occa_kept_small[_occa_exclusive_index]; auto &t = _occa_kept_t[_occa_exclusive_index]; auto &u = _occa_kept_u[_occa_exclusive_index]; auto &list = _occa_kept_list[_occa_exclusive_index]; auto &pair = *(__typeof__(Pair) *)_occa_kept_pair[_occa_exclusive_index]; auto &k = _occa_kept_k[_occa_exclusive_index]; auto &at = _occa_kept_at[_occa_exclusive_index]; auto &result = *_occa_kept_result[_occa_exclusive_index];
#line 28 "kernels/barriers/inside_inner_kinds.okl"
      s[i] = u + list[two] + list[1] + pair.first + (int)(2 * k) + small;
      for (int q = 0; q < two; ++q) {
        if (q) continue;
        s[i] += r_rounds[_occa_exclusive_index];
      }
#line 13 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i; const auto &n = _occa_kept_n[_occa_exclusive_index]; constexpr int two = 2; const auto &small = _occa_kept_small[_occa_exclusive_index]; auto &t = _occa_kept_t[_occa_exclusive_index]; auto &u = _occa_kept_u[_occa_exclusive_index]; auto &list = _occa_kept_list[_occa_exclusive_index]; auto &pair = *(__typeof__(Pair) *)_occa_kept_pair[_occa_exclusive_index]; auto &k = _occa_kept_k[_occa_exclusive_index]; auto &at = _occa_kept_at[_occa_exclusive_index]; auto &result = *_occa_kept_result[_occa_exclusive_index];
#line 34 "kernels/barriers/inside_inner_kinds.okl"
      other[i] = s[i ^ 1] + t;
#line 13 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i; const auto &n = _occa_kept_n[_occa_exclusive_index]; constexpr int two = 2; const auto &small = _occa_kept_small[_occa_exclusive_index]; auto &t = _occa_kept_t[_occa_exclusive_index]; auto &u = _occa_kept_u[_occa_exclusive_index]; auto &list = _occa_kept_list[_occa_exclusive_index]; auto &pair = *(__typeof__(Pair) *)_occa_kept_pair[_occa_exclusive_index]; auto &k = _occa_kept_k[_occa_exclusive_index]; auto &at = _occa_kept_at[_occa_exclusive_index]; auto &result = *_occa_kept_result[_occa_exclusive_index];
#line 36 "kernels/barriers/inside_inner_kinds.okl"
      result = other[(i + 3) % 16] + pair.second;
      if (t & 1) continue;
      result += n;
    } }
    for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i; y[b + i] += 1000 * r_rounds[_occa_exclusive_index]; }
  }
}

// An address that lives on, of something that nobody names again.
extern "C" void addresses(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int s[16];
    alignas(64) int *r_at[16];
    { int _occa_kept_hidden[16]; __typeof__(int[2]) _occa_kept_list[16]; int *_occa_kept_at[16]; int _occa_kept_apart[16]; int *_occa_kept_first[16]; for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i;
      int _occa_first_hidden = x[b + i]; _occa_kept_hidden[_occa_exclusive_index] = _occa_first_hidden; auto &hidden = _occa_kept_hidden[_occa_exclusive_index]; int _occa_first_list[2] = {i, 2 * i}; __builtin_memcpy(&_occa_kept_list[_occa_exclusive_index], &_occa_first_list, sizeof(_occa_first_list)); auto &list = _occa_kept_list[_occa_exclusive_index]; int *_occa_first_at = &hidden; _occa_kept_at[_occa_exclusive_index] = _occa_first_at; auto &at = _occa_kept_at[_occa_exclusive_index];
      int _occa_first_apart = 3 * i; _occa_kept_apart[_occa_exclusive_index] = _occa_first_apart; auto &apart = _occa_kept_apart[_occa_exclusive_index];
      r_at[_occa_exclusive_index] = &apart;
      s[i] = hidden;
      int *_occa_first_first = list; _occa_kept_first[_occa_exclusive_index] = _occa_first_first; auto &first = _occa_kept_first[_occa_exclusive_index];
#line 49 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i; auto &hidden = _occa_kept_hidden[_occa_exclusive_index]; auto &list = _occa_kept_list[_occa_exclusive_index]; auto &at = _occa_kept_at[_occa_exclusive_index]; auto &apart = _occa_kept_apart[_occa_exclusive_index]; auto &first = _occa_kept_first[_occa_exclusive_index];
#line 56 "kernels/barriers/inside_inner_kinds.okl"
      y[b + i] = s[15 - i] + *at + first[1] + *r_at[_occa_exclusive_index];
    } }
  }
}
