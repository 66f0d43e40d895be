#line 1 "kernels/barriers/regions.okl"
// Barriers in loops, conditions and switches that all work items of a group go through together. CPUs run this control
// flow once for the group, with loops over work items inside.

extern "C" void reduced(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[64];
    {  {
#line 7 "kernels/barriers/regions.okl"
      for (int t = 0; t < 64; ++t) { s[t] = x[64 * b + t]; }
#line 9 "kernels/barriers/regions.okl"
      for (int d = 32; d > 0; d /= 2) {
#line 7 "kernels/barriers/regions.okl"
        for (int t = 0, t_end = d < 64 ? d : 64; t < t_end; ++t) {
#line 11 "kernels/barriers/regions.okl"
        s[t] += s[t + d]; }
      }
#line 7 "kernels/barriers/regions.okl"
      for (int t = 0; t < 1; ++t) { y[b] = s[0]; }
#line 14 "kernels/barriers/regions.okl"
    } }
  }
}

// The step is computed in statements; work items keep their own values beside it.
extern "C" void scanned(const int &N, const int &size, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[32];
    { int own_kept[1 + (0 < size ? (unsigned long long)size : 0)]; int before_kept[1 + (0 < size ? (unsigned long long)size : 0)]; if ((0 < size ? (unsigned long long)size : 0)) { for (int t = 0; t < size; ++t) {
      int own_first = x[size * b + t]; own_kept[t] = own_first; auto &own = own_kept[t]; }
      int step = 1, rounds = 0;
#line 22 "kernels/barriers/regions.okl"
      for (int t = 0; t < size; ++t) { auto &own = own_kept[t]; s[t] = own; }
#line 26 "kernels/barriers/regions.okl"
      while (step < size) {
#line 22 "kernels/barriers/regions.okl"
        for (int t = 0; t < size; ++t) {
#line 28 "kernels/barriers/regions.okl"
        const int before_first = t >= step ? s[t - step] : 0; before_kept[t] = before_first; const auto &before = before_kept[t];
#line 22 "kernels/barriers/regions.okl"
        } for (int t = 0; t < size; ++t) { auto &own = own_kept[t]; const auto &before = before_kept[t];
#line 30 "kernels/barriers/regions.okl"
        own += before;
        s[t] = own; }
        step = 2 * step;
        ++rounds;
      }
#line 22 "kernels/barriers/regions.okl"
      for (int t = 0; t < size; ++t) { auto &own = own_kept[t]; y[size * b + t] = own + 1000 * rounds + 100000 * step;
#line 36 "kernels/barriers/regions.okl"
    } } }
  }
}

// `break`, `continue`, `switch`, `do`, two axes, names that scopes share.
extern "C" void mixed(const int &N, const int &turns, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[8][4];
    { int sum_kept[32]; __typeof__(int[2]) list_kept[32]; int *first_kept[32]; int other_kept[32]; int other_kept6[32]; for (int j = 0; j < 8; ++j) {
      for (int i = 0; i < 4; ++i) { const int item = i + 4 * j;
        const int at = 32 * b + 4 * j + i;
        int sum_first = x[at]; sum_kept[item] = sum_first; auto &sum = sum_kept[item]; int list_first[2] = {i, j}; __builtin_memcpy(&list_kept[item], &list_first, sizeof(list_first)); auto &list = list_kept[item];
        int &first = list[0]; first_kept[item] = &first; } }
        for (int turn = 0; turn < turns; ++turn) {
          if (turn == 1) continue;
#line 44 "kernels/barriers/regions.okl"
          for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &sum = sum_kept[item]; s[j][i] = sum + turn;
          } } 
#line 53 "kernels/barriers/regions.okl"
          switch (turn % 3) {
          case 0: {
#line 44 "kernels/barriers/regions.okl"
            for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; int other_first = s[7 - j][i]; other_kept[item] = other_first; auto &other = other_kept[item];
#line 44 "kernels/barriers/regions.okl"
            } } for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &other = other_kept[item];
#line 57 "kernels/barriers/regions.okl"
            s[j][i] = other;
#line 44 "kernels/barriers/regions.okl"
            } } for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &sum = sum_kept[item]; auto &first = *first_kept[item];
#line 59 "kernels/barriers/regions.okl"
            sum += s[j][3 - i] + first; } }
            break;
          }
          case 2:
#line 44 "kernels/barriers/regions.okl"
            for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &sum = sum_kept[item]; sum += s[(j + 1) % 8][i];
            } } 
#line 65 "kernels/barriers/regions.okl"
          default:
#line 44 "kernels/barriers/regions.okl"
            for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &sum = sum_kept[item]; auto &list = list_kept[item]; sum -= list[1]; } }
#line 67 "kernels/barriers/regions.okl"
          }
          {
#line 44 "kernels/barriers/regions.okl"
            for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &sum = sum_kept[item]; int other_first = sum & 1023; other_kept6[item] = other_first; auto &other = other_kept6[item];
#line 44 "kernels/barriers/regions.okl"
            } } for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &other = other_kept6[item];
#line 71 "kernels/barriers/regions.okl"
            s[j][i] = other;
#line 44 "kernels/barriers/regions.okl"
            } } for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &sum = sum_kept[item]; auto &other = other_kept6[item];
#line 73 "kernels/barriers/regions.okl"
            sum = other + s[(j + 3) % 8][(i + 1) % 4]; } }
          }
          if (turn == 4) break;
          ;
        }
        ;
        int left = 2;
        do {
#line 44 "kernels/barriers/regions.okl"
          for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &sum = sum_kept[item]; s[j][i] = sum + left;
#line 44 "kernels/barriers/regions.okl"
          } } for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; auto &sum = sum_kept[item];
#line 83 "kernels/barriers/regions.okl"
          sum += s[7 - j][3 - i];
          } } 
        } while (--left > 0);
#line 44 "kernels/barriers/regions.okl"
        for (int j = 0; j < 8; ++j) { for (int i = 0; i < 4; ++i) { const int item = i + 4 * j; const int at = 32 * b + 4 * j + i; auto &sum = sum_kept[item]; y[at] = sum;
#line 87 "kernels/barriers/regions.okl"
      }
    } }
  }
}

// A condition that reads group memory, and one that reads device memory. Not all work items stop in the same round by
// themselves: the group decides.
extern "C" void decided(const int &N, const int *__restrict__ limits, int *__restrict__ y) {
  for (int b = 0; b < N; ++b) {
    alignas(64) int s[16], most;
    { int mine_kept[16]; for (int t = 0; t < 16; ++t) {
      int mine_first = t; mine_kept[t] = mine_first; auto &mine = mine_kept[t]; }
      const int limit = limits[b];
#line 97 "kernels/barriers/regions.okl"
      for (int t = 0; t < 1; ++t) { most = 0;
      } 
#line 102 "kernels/barriers/regions.okl"
      while (most < limits[b]) {
#line 97 "kernels/barriers/regions.okl"
        for (int t = 0; t < 16; ++t) { auto &mine = mine_kept[t]; s[t] = mine + most;
#line 97 "kernels/barriers/regions.okl"
        } for (int t = 0; t < 16; ++t) { auto &mine = mine_kept[t];
#line 105 "kernels/barriers/regions.okl"
        mine = s[(t + 1) % 16];
        if (t == 3) most = most + 1 + mine % 3;
        } 
      }
      if (limit > 5) {
#line 97 "kernels/barriers/regions.okl"
        for (int t = 0; t < 16; ++t) { auto &mine = mine_kept[t]; s[t] = mine;
#line 97 "kernels/barriers/regions.okl"
        } for (int t = 0; t < 16; ++t) { auto &mine = mine_kept[t];
#line 112 "kernels/barriers/regions.okl"
        mine = s[15 - t] + limit; }
      } else {
#line 97 "kernels/barriers/regions.okl"
        for (int t = 0; t < 16; ++t) { auto &mine = mine_kept[t]; mine += limit; }
#line 115 "kernels/barriers/regions.okl"
      }
#line 97 "kernels/barriers/regions.okl"
      for (int t = 0; t < 16; ++t) { auto &mine = mine_kept[t]; y[16 * b + t] = mine;
#line 117 "kernels/barriers/regions.okl"
    } }
  }
}
