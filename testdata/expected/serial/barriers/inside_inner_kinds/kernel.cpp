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
    int r_rounds_first = 3; __typeof__(r_rounds_first) r_rounds[16]; for (unsigned long long k2 = 0; k2 < 16; ++k2) __builtin_memcpy(&r_rounds[k2], &r_rounds_first, sizeof(r_rounds_first));
    { int t_kept[16]; int u_kept[16]; __typeof__(int[3]) list_kept[16]; alignas(Pair) char pair_kept[16][sizeof(Pair)]; float k_kept[16]; int *at_kept[16]; int *result_kept[16]; for (int i = 0; i < 16; ++i) { const int item = i;
      const int n = b + i;
      constexpr int two = 2;
      const unsigned char small = 7 + i;
      int t_first = x[n]; t_kept[item] = t_first; auto &t = t_kept[item]; int u_first; auto &u = u_kept[item]; int list_first[3] = {t, 2 * t, i}; __builtin_memcpy(&list_kept[item], &list_first, sizeof(list_first)); auto &list = list_kept[item]; int unused = 1;
      Pair pair_first(t, n); __builtin_memcpy(&pair_kept[item], &pair_first, sizeof(pair_first)); auto &pair = *(__typeof__(Pair) *)pair_kept[item];
      auto k_first = 2.5f; k_kept[item] = k_first; auto &k = k_kept[item];
      int *at_first = &list[two]; at_kept[item] = at_first; auto &at = at_kept[item];
      int &result = y[n]; result_kept[item] = &result;
      r_rounds[item] += i;
      s[i] = t + unused;
#line 13 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { const int item = i; auto &u = u_kept[item]; auto &at = at_kept[item];
#line 25 "kernels/barriers/inside_inner_kinds.okl"
      u = s[15 - i];
      *at += u;
#line 13 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { const int item = i; constexpr int two = 2; const unsigned char small = 7 + i; auto &u = u_kept[item]; auto &list = list_kept[item]; auto &pair = *(__typeof__(Pair) *)pair_kept[item]; auto &k = k_kept[item];
#line 28 "kernels/barriers/inside_inner_kinds.okl"
      s[i] = u + list[two] + list[1] + pair.first + (int)(2 * k) + small;
      for (int q = 0; q < two; ++q) {
        if (q) continue;
        s[i] += r_rounds[item];
      }
#line 13 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { const int item = i; auto &t = t_kept[item];
#line 34 "kernels/barriers/inside_inner_kinds.okl"
      other[i] = s[i ^ 1] + t;
#line 13 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { const int item = i; const int n = b + i; auto &t = t_kept[item]; auto &pair = *(__typeof__(Pair) *)pair_kept[item]; auto &result = *result_kept[item];
#line 36 "kernels/barriers/inside_inner_kinds.okl"
      result = other[(i + 3) % 16] + pair.second;
      if (t & 1) continue;
      result += n;
    } }
    for (int i = 0; i < 16; ++i) { const int item = i; y[b + i] += 1000 * r_rounds[item]; }
  }
}

// An address that lives on, of something that nobody names again.
extern "C" void addresses(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int s[16];
    alignas(64) int *r_at[16];
    { int hidden_kept[16]; __typeof__(int[2]) list_kept[16]; int *at_kept[16]; int apart_kept[16]; int *first_kept[16]; for (int i = 0; i < 16; ++i) {
      int hidden_first = x[b + i]; hidden_kept[i] = hidden_first; auto &hidden = hidden_kept[i]; int list_first[2] = {i, 2 * i}; __builtin_memcpy(&list_kept[i], &list_first, sizeof(list_first)); auto &list = list_kept[i]; int *at_first = &hidden; at_kept[i] = at_first; auto &at = at_kept[i];
      int apart_first = 3 * i; apart_kept[i] = apart_first; auto &apart = apart_kept[i];
      r_at[i] = &apart;
      s[i] = hidden;
      int *first_first = list; first_kept[i] = first_first; auto &first = first_kept[i];
#line 49 "kernels/barriers/inside_inner_kinds.okl"
      } for (int i = 0; i < 16; ++i) { auto &at = at_kept[i]; auto &first = first_kept[i];
#line 56 "kernels/barriers/inside_inner_kinds.okl"
      y[b + i] = s[15 - i] + *at + first[1] + *r_at[i];
    } }
  }
}
