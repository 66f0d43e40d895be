#include <cmath>
using std::round;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/barriers/same_index.okl"
// Indices that look alike and are not the same place: each needs its barrier. Eight launches, each of which
// turns the entries of a block around or moves them by one.

#define B 16
#define LOAD(t) (b + (t) < N ? x[b + (t)] : 0)

// The loops start at different values, so that equal indices belong to different items.
extern "C" void otherStart(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[B + 1];
    for (int i = 0; i < B; ++i) s[i] = LOAD(i);
    for (int i = 1, i_end = (int)_occa_within((long long)N - b + 1, -2147483648ll, 16 + 1); i < i_end; ++i) y[b + i - 1] = i < B ? s[i] : -1;
  }
}

extern "C" void otherDirection(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[B];
    for (int i = 0; i < B; ++i) s[i] = LOAD(i);
    for (int i = B - 1; i >= 0; --i) {
      const int value = s[i];
      if (b + B - 1 - i < N) y[b + B - 1 - i] = value;
    }
  }
}

// The same words for another place.
extern "C" void otherLocal(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[B];
    for (int i = 0; i < B; ++i) {
      const int k = i;
      s[k] = LOAD(i);
    }
    for (int i = 0, i_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); i < i_end; ++i) {
      const int k = B - 1 - i;
      y[b + i] = s[k];
    }
  }
}

// A variable of the group that changes in between.
extern "C" void otherBase(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[B + 1];
    int base = 0;
    for (int i = 0; i < B; ++i) s[base + i] = LOAD(i);
    for (int i = 0; i < 1; ++i) s[B] = -1;
    base = 1;
    for (int i = 0, i_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); i < i_end; ++i) y[b + i] = s[base + i];
  }
}

// An exclusive index that changes in between.
extern "C" void otherExclusive(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[B];
    alignas(64) int at[16];
    for (int i = 0; i < B; ++i) at[i] = i;
    for (int i = 0; i < B; ++i) {
      s[at[i]] = LOAD(i);
      at[i] = B - 1 - i;
    }
    for (int i = 0, i_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); i < i_end; ++i) y[b + i] = s[at[i]];
  }
}

// Two names for one array, and a function that reads.
int readAt(const int *from, const int i) { return from[i]; }

extern "C" void otherName(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[B];
    int *const low = s;
    const int *high = s + 1;
    for (int i = 0; i < B; ++i) low[i] = LOAD(i);
    for (int i = 0, i_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); i < i_end; ++i) y[b + i] = i < B - 1 ? readAt(high, i) : -1;
  }
}

// Two axes: rows become columns; the axes of the same names are exchanged; several items share a place.
extern "C" void otherAxes(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[4][4];
    alignas(64) int t[B];
    for (int j = 0; j < 4; ++j) {
      for (int i = 0; i < 4; ++i) s[j][i] = LOAD(4 * j + i);
    }
    for (int j = 0; j < 4; ++j) {
      for (int i = 0; i < 4; ++i) t[4 * j + i] = s[j][i];
    }
    for (int j = 0; j < 4; ++j) {
      for (int i = 0, i_end = (int)_occa_within((long long)N - (long long)j * 4 - b, -2147483648ll, 4); i < i_end; ++i) {
        y[b + 4 * j + i] = t[4 * (3 - j) + 3 - i];
      }
    }
  }
}

// Each round reads what other items wrote in the round before, through the same index.
extern "C" void otherRound(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[B];
    alignas(64) int own[16];
    for (int i = 0; i < B; ++i) own[i] = LOAD(i);
    for (int round = 0; round < B + 1; ++round) {
      for (int i = 0; i < B; ++i) s[(i + round) % B] = own[i];
      for (int i = 0; i < B; ++i) own[i] = s[(i + 1) % B];
    }
    for (int i = 0, i_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); i < i_end; ++i) y[b + i] = own[i];
  }
}
