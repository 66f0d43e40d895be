// Runs the kernels of vectors/packed.okl.

#include <testkit.hpp>
#include <vectors.hpp>

OKL_KERNEL(whole, int, float3, const float3 *, float3 *);
OKL_KERNEL(shifted, int, const int3 *, int3 *);
OKL_KERNEL(narrow, int, const char3 *, const ushort3 *, char3 *, ushort3 *);
OKL_KERNEL(casts, int, const float *, float *);

template <class T, class V>
static testkit::Buffer<T> flat(const testkit::Buffer<V> &vectors) {
  testkit::Buffer<T> numbers(3 * vectors.size());
  for (size_t i = 0; i < vectors.size(); ++i) {
    numbers[3 * i] = vectors[i].x;
    numbers[3 * i + 1] = vectors[i].y;
    numbers[3 * i + 2] = vectors[i].z;
  }
  return numbers;
}

static void check_whole(testkit::Random &random, int N) {
  testkit::Buffer<float3> a(N), b(N);
  const double shift[3] = {0.5, -1, 2};
  std::vector<double> expected;
  for (int i = 0; i < N; ++i) {
    a[i] = {random.value<float>(-2, 2), random.value<float>(-2, 2), random.value<float>(-2, 2)};
    const double u[3] = {a[i].x, a[i].y, a[i].z}, w[3] = {u[0], 2, 0};
    double v[3], b[3];
    for (int k = 0; k < 3; ++k) {
      b[k] = u[k] + u[(k + 2) % 3] * 2 - shift[k] / 4;
      b[k] *= i % 2 ? 0.5 : 2;
      b[k] += w[k] + 1;
      v[k] = u[k] + w[k];
    }
    b[0] = b[1] + v[2];
    b[1] -= 2;
    if (i % 3 == 0) std::copy(v, v + 3, b);
    const double bb = b[0] * b[0] + b[1] * b[1] + b[2] * b[2], uu = u[0] * u[0] + u[1] * u[1] + u[2] * u[2];
    if (i % 5 == 0) {
      const double t[3] = {b[2], b[0], b[1]};
      std::copy(t, t + 3, b);
    } else if (bb < uu) {
      std::copy(u, u + 3, b);
    }
    if (i % 7 == 0) std::copy(u, u + 3, b);
    b[2] += v[0] + v[1];
    const double l = std::sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]), n = std::sqrt(w[0] * w[0] + 4);
    for (int k = 0; k < 3; ++k) expected.push_back(std::fmin(std::fmax(b[k], -3), 3) + w[k] / n * l);
  }
  OKL_CALL(whole, N, float3{0.5f, -1, 2}, a, b);
  testkit::expect_close("whole", flat<float>(b), expected, 1e-5, {{"N", N}});
}

static void check_shifted(testkit::Random &random, int N) {
  testkit::Buffer<int3> a(N), b(N);
  std::vector<int> expected;
  for (int i = 0; i < N; ++i) a[i] = {random.value<int>(0, 999), random.value<int>(0, 999), i};
  for (int i = 0; i < N; ++i) {
    const int other = i / 16 * 16 + 15 - i % 16;
    const int3 theirs = other < N ? a[other] : int3{1, 2, 0}, mine = a[i];
    int s[3] = {theirs.x << 1, (theirs.y << 1) ^ other, theirs.z << 1};
    int r[3] = {s[0] % 7 + (mine.x & 255) * mine.x, s[1] % 7 + (mine.y & 255) * mine.y,
                s[2] % 7 + (mine.z & 255) * mine.z + s[1]};
    for (int &part : s) part |= 3;
    const int first = s[0];
    for (int k = 0; k < 3; ++k) expected.push_back(r[k] - ((s[k] + first) >> 1));
  }
  OKL_CALL(shifted, N, a, b);
  testkit::expect_equal("shifted", flat<int>(b), expected, {{"N", N}});
}

static void check_narrow(testkit::Random &random, int N) {
  testkit::Buffer<char3> a(N), b(N);
  testkit::Buffer<ushort3> u(N), v(N);
  std::vector<int> chars, shorts;
  for (int i = 0; i < N; ++i) {
    a[i] = {random.value<char>(-20, 20), random.value<char>(-20, 20), random.value<char>(-20, 20)};
    u[i] = {random.value<unsigned short>(0, 60000), 7, random.value<unsigned short>(0, 9)};
    const auto of = [](int n) { return int((signed char)((signed char)-n * 3)); };
    chars.push_back(of(a[i].x + 1));
    chars.push_back((signed char)(of(a[i].y - 2) + i));
    chars.push_back(of((signed char)(a[i].z + 100)));
    const unsigned short parts[3] = {u[i].x, u[i].y, u[i].z};
    for (int k = 0; k < 3; ++k) shorts.push_back((unsigned short)((unsigned short)(k + 1 - parts[k]) ^ parts[k]));
  }
  OKL_CALL(narrow, N, a, u, b, v);
  testkit::expect_equal("narrow char3", flat<int>(b), chars, {{"N", N}});
  testkit::expect_equal("narrow ushort3", flat<int>(v), shorts, {{"N", N}});
}

static void check_casts(testkit::Random &random, int N) {
  const int wide = 4 * ((3 * N + 6) / 4);
  const auto a = random.buffer<float>(3 * N + 3, -1, 1);
  testkit::Buffer<float> b(wide + 4 * N, 9.0f);
  std::vector<double> expected(b.size(), 9.0);
  for (int i = 0; i < N; ++i) {
    for (int k = 0; k < 3; ++k) {
      expected[3 + 3 * i + k] = double(a[3 * i + k]) + a[k] + (k == 1 ? 0.5 : 0);
      expected[wide + 4 * i + k] = a[3 * i + k] + 1.0;
    }
    expected[wide + 4 * i + 3] = expected[3 + 3 * i + 2] + 1;
  }
  OKL_CALL(casts, N, a, b);
  testkit::expect_close("casts", b, expected, 1e-5, {{"N", N}});
}

int main() {
  testkit::Random random(12);
  for (int N : {0, 1, 16, 45}) {
    check_whole(random, N);
    check_shifted(random, N);
    check_narrow(random, N);
    check_casts(random, N);
  }
  return testkit::result();
}
