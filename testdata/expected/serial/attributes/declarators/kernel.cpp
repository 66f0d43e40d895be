#line 1 "kernels/attributes/declarators.okl"
// Declarator attributes in every place: parameters, locals, fields, typedefs, results, templates.

typedef float *__restrict__ restrictedLate;
typedef float *restrictedEarly;
using restrictedAlias = const float *__restrict__;
using restrictedName = const float *;

typedef float sharedRow[16];
typedef float sharedScalar;
typedef float ownScalar;
using ownPair = float[2];

struct View {
  const float *a;
  float *__restrict__ b;
  float *__restrict__ c;
};

float *offset(float *__restrict__ base, const int n) { return base + n; }
static inline const float *offsetConst(const float *__restrict__ base, int n) { return base + n; }

template <class T>
T *offsetAny(T *__restrict__ base, const int n) {
  return base + n;
}

struct Adder {
  float amount;
  void add(float *__restrict__ x) const { *x += amount; }
};

namespace reverse {
template <class T>
struct Reader {
  const T *__restrict__ base;
  T at(const int n, const int last) const { return base[last - n]; }
};
}  // namespace reverse

extern "C" void parameters(const int &N,
                        const float *__restrict__ a,
                        const float *__restrict__ b,
                        const float *__restrict__ c,
                        const float *const __restrict__ d,
                        const float *__restrict__ e,
                        restrictedAlias f,
                        restrictedName g,
                        restrictedLate __restrict__ x,
                        restrictedEarly y) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const float *__restrict__ p = a + i, *__restrict__ q = b + i;
    auto *__restrict__ r = offset(x, i);
    *r = *p + *q;
    *offsetAny(y, i) = *offsetConst(c, i) + d[i] + e[i] + f[i] + g[i];
  }
}

extern "C" void memory(const int &N, const float *a, float *b) {
  for (int n = 0; n < N; n += 16) {
    alignas(64) float s[16], t[16];
    alignas(64) float u[16];
    alignas(64) sharedRow v;
    alignas(64) float w[16], plain = 1;
    sharedScalar one;
    alignas(64) float mine[16], twice[2][16];
    alignas(64) ownScalar more[16];
    alignas(64) ownPair pair[16];
    const float *from;
    for (int i = 0; i < 16; ++i) {
      from = a;
      mine[i] = n + i < N ? from[n + i] : 0;
      twice[1][i] = more[i] = pair[i][1] = mine[i];
      s[i] = t[i] = u[i] = v[i] = w[i] = mine[i];
      if (i == 3) one = plain;
    }
    for (int i = 0; i < 16; ++i) {
      const int j = 15 - i;
      float sum = s[j] + t[j] + u[j] + v[j] + w[j] + one;
      sum += mine[i] + twice[1][i] + more[i] + pair[i][1];
      if (n + i < N) b[n + i] = sum;
    }
  }
}

extern "C" void elsewhere(const int &N, const float *a, float *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    auto assign = [=](float *__restrict__ to, const float value) { *to = value; };
    assign(b + i, a[i]);
    const Adder adder = {2};
    adder.add(b + i);
    const reverse::Reader<float> reader = {a};
    View view = {a, b, b};
    view.c[i] += reader.at(i, N - 1) + view.a[i];
  }
}

extern "C" void atomics(const int &N, const int *a, int *sums) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    sums[0] += a[i];
    { sums[1] += a[i]; }
    sums[2]++;
    --sums[3];
    (sums[4]) -= a[i];
    *(sums + 5) += 1;
    if (a[i] > 0) sums[6] += 1;
    else { sums[7] += 1; }
  }
}
