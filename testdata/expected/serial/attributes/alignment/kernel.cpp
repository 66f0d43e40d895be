#line 1 "kernels/attributes/alignment.okl"
// Constants that only attributes name: of the file, of host code, in types and in declarations.

constexpr int whole = 16;
constexpr int half_of_it = whole / 2;
static const int wide = 32;

struct alignas(whole) Row {
  float v[4];
};
struct Pair {
  alignas(half_of_it) float x;
  float y __attribute__((aligned(half_of_it)));
};
struct __attribute__((aligned(wide))) Wide {
  float v[2];
};

inline float sum(const Row row, const Wide w) {
  alignas(whole) float found[4] = {row.v[0], row.v[1], w.v[0], w.v[1]};
  return found[0] + found[1] + found[2] + found[3];
}

extern "C" void aligned_rows(const int &N, const Row &shift, const float *a, float *b) {
  const int of_host = 32;
  const int size = 16;
  constexpr int of_pair = 2 * sizeof(float);
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    alignas(of_host) float first[4] = {a[i], 1.0f};
    float second[2] __attribute__((aligned(of_pair))) = {2.0f, a[i]};
    __attribute__((aligned(wide))) float third = a[i];
    Row row = {{first[0], second[0]}};
    Pair pair = {first[1], second[1]};
    Wide w = {{third, shift.v[3]}};
    b[i] = sum(row, w) + pair.x * pair.y;
  }
}

// In each memory; and another constant of the name, nearer.
extern "C" void nearer(const int &N, const float *a, float *b) {
  const int bytes = 64;
  const int of_group = 16;
  for (int g = 0; g < N; g += 8) {
    alignas(64) alignas(of_group) float s[8];
    alignas(64) float t[8] __attribute__((aligned(of_group)));
    alignas(64) alignas(8) float e[8];
    for (int i = g; i < g + 8; ++i) { const unsigned long long item = (unsigned long long)i - g;
      s[i - g] = a[i];
      t[i - g] = 2 * a[i];
      e[item] = 16 * a[i];
    }
    for (int i = g; i < g + 8; ++i) { const unsigned long long item = (unsigned long long)i - g;
      alignas(bytes) float first = s[7 - (i - g)];
      const int bytes = 16;
      alignas(bytes) float second[4] = {first, bytes, t[7 - (i - g)]};
      b[i] = second[0] + second[1] + second[2] + e[item];
    }
  }
}

// Group memory lies as it is asked to, whatever stands before it.
extern "C" void of_groups(const int &N, const int *a, unsigned long *places, int *b) {
  for (int g = 0; g < N; ++g) {
    alignas(64) char before[3];
    alignas(64) alignas(128) int s[5];
    char between;
    alignas(64) int one;
    for (int t = 0; t < 5; ++t) {
      s[t] = a[5 * g + t];
      if (t < 3) before[t] = 1;
      if (t == 4) {
        one = 7;
        between = 2;
      }
    }
    for (int t = 0; t < 5; ++t) {
      b[5 * g + t] = s[4 - t] + one + between + before[t % 3];
      if (t == 0) {
        places[2 * g] = (unsigned long)&s[0] % 128;
        places[2 * g + 1] = (unsigned long)&one % 64;
      }
    }
  }
}
