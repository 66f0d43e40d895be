// Runs the kernels of dim/orders.okl.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(planes, int, int, const float *, float *, float *, float *);
OKL_KERNEL(boxes, int, int, int, const float *, float *, float *, float *, float *);
OKL_KERNEL(nested, int, const int *, float *, float *);
OKL_KERNEL(inside, int, const float *, float *);

int main() {
  testkit::Random random(95);
  const int sizes[][3] = {{0, 3, 2}, {3, 0, 2}, {1, 1, 1}, {8, 5, 3}, {9, 7, 2}};
  for (const auto &size : sizes) {
    const int X = size[0], Y = size[1], Z = size[2], count = X * Y * Z;
    const auto a = random.buffer<float>(count, -1, 1);
    testkit::Buffer<float> b(X * Y), c(X * Y), d(X * Y), xyz(count), zyx(count), yzx(count), zxy(count);
    std::vector<double> b_(X * Y), d_(X * Y), xyz_(count), zyx_(count), yzx_(count), zxy_(count);
    for (int i = 0; i < X; ++i)
      for (int j = 0; j < Y; ++j) {
        b_[j + Y * i] = a[i + X * j];
        d_[i + X * j] = 3.0 * a[i + X * j] + 2;
        for (int k = 0; k < Z; ++k) {
          const double value = a[i + X * (j + Y * k)];
          xyz_[i + X * (j + Y * k)] = value;
          zyx_[k + Z * (j + Y * i)] = value;
          yzx_[j + Y * (k + Z * i)] = value;
          zxy_[k + Z * (i + X * j)] = value;
        }
      }
    std::vector<double> c_ = b_;
    for (double &value : c_) value *= 2;
    OKL_CALL(planes, X, Y, a, b, c, d);
    OKL_CALL(boxes, X, Y, Z, a, xyz, zyx, yzx, zxy);
    const auto check = [&](const char *what, const testkit::Buffer<float> &found, const std::vector<double> &expected) {
      testkit::expect_close(what, found, expected, 1e-5, {{"X", X}, {"Y", Y}, {"Z", Z}});
    };
    check("b", b, b_);
    check("c", c, c_);
    check("d", d, d_);
    check("xyz", xyz, xyz_);
    check("zyx", zyx, zyx_);
    check("yzx", yzx, yzx_);
    check("zxy", zxy, zxy_);
  }
  for (int N : {0, 1, 8, 21}) {
    const auto which = random.buffer<int>(24, 0, 3);  // which(r, k) stands at 3 r + k
    auto m = random.buffer<float>(16, -1, 1);
    testkit::Buffer<float> out(3 * N), sums(4 * N);
    std::vector<double> out_(3 * N), sums_(4 * N);
    for (int n = 0; n < N; ++n) {
      const int *row = &which[3 * (n % 8)];
      out_[3 * n] = m[row[0] + 4 * row[1]];
      out_[3 * n + 1] = double(m[which[3 * row[2]] + 4 * (n % 2 ? 0 : 3)]) + m[0] + m[5] + m[10] + m[15];
      out_[3 * n + 2] = m[std::min(n, 3) + 4 * (n % 4)];
    }
    const auto a = random.buffer<float>(12 * N, -1, 1);
    for (int n = 0; n < 4 * N; ++n)
      for (int k = 0; k < 3; ++k) sums_[n] += double(a[3 * (n / 4 * 4 + 3 - n % 4) + k]) * a[3 * n + 2 - k] + 1;
    OKL_CALL(nested, N, which, m, out);
    OKL_CALL(inside, N, a, sums);
    testkit::expect_close("nested", out, out_, 1e-5, {{"N", N}});
    testkit::expect_close("inside", sums, sums_, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
