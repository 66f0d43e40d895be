#line 1 "kernels/pointers/in_group_memory.okl"
// Pointers that lie in group memory and lead elsewhere, fields that lead to several memories, and typedefs that hide
// the stars.

typedef const int *place;
typedef place pair[2];

struct Ends {
  int *to, *kept, count;
  const int *const from, *more[2];
};

extern "C" void inGroupMemory(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[8];
    alignas(64) const int *rows[8];
    alignas(64) int *first, *own[4];
    alignas(64) place named[4];
    for (int t = 0; t < 8; ++t) {
      s[t] = x[8 * g + t];
      rows[t] = x + 8 * g + t;
      if (t == 0) first = y + 8 * g;
      if (t < 4) own[t] = s + 7 - t;
      if (t < 4) named[t] = x + t;
    }
    for (int t = 0; t < 8; ++t) {
      pair both = {x + t, rows[7 - t]};
      Ends ends = {first + t, own[t % 4], 3, rows[t], {x + 1, x + 2}};
      const int found = *ends.kept + *ends.from + *ends.more[1] + *both[0] + *both[1] + *named[t % 4];
      *ends.to = ends.count * found;
    }
  }
}
