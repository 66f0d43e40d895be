#include <testkit.hpp>

OKL_KERNEL(forms, int, int, const int *, int *);
OKL_KERNEL(far, long, int, unsigned int, int *);
OKL_KERNEL(moving, int, const int *, int *);
OKL_KERNEL(plane, int, int, const int *, int *);
OKL_KERNEL(own, int, int, int, const int *, int *);

static void forms_agree(testkit::Random &random) {
  for (int N : {0, 1, 15, 16, 17, 50}) {
    for (int low : {-3, 0, 5, 100}) {
      const auto x = random.buffer<int>(N, -5, 5);
      const auto before = random.buffer<int>(N, -50, 50);
      testkit::Buffer<int> y(N);
      std::vector<int> expected(N);
      for (int n = 0; n < N; ++n) {
        y[n] = before[n];
        int value = n >= low ? x[n] + 1 : before[n];
        value += 2;
        if ((x[n] > 0 || n == low) && low <= n) value += 3;
        value += 4;
        if (n % 16 > 3) value += 5;
        expected[n] = value;
      }
      OKL_CALL(forms, N, low, x, y);
      testkit::expect_equal("forms", y, expected, {{"N", N}, {"low", low}});
    }
  }
}

static void far_agrees() {
  for (long big : {-1L << 40, -1L, 0L, 3L, 8L, 1L << 40}) {
    for (int small : {-2147483647 - 1, -1, 3, 2147483647}) {
      for (unsigned int count : {0u, 2u, 4294967294u}) {
        testkit::Buffer<int> y(16, 0);
        std::vector<int> expected(16);
        for (int n = 0; n < 16; ++n) {
          const int t = n % 8, g = n / 8;
          expected[n] = (t < big ? 1 : 0) + (t - g > small ? 10 : 0) + (t + count < 4u ? 100 : 0) +
                        (t + (long)count < 4 ? 1000 : 0);
        }
        OKL_CALL(far, big, small, count, y);
        testkit::expect_equal("far", y, expected, {{"small", small}});
      }
    }
  }
}

static void moving_agrees(testkit::Random &random) {
  for (int N : {0, 1, 9}) {
    const auto x = random.buffer<int>(32, -2, 9);
    testkit::Buffer<int> y(32, 0);
    std::vector<int> expected(32);
    for (int n = 0; n < 32; ++n) {
      const int t = n % 8;
      expected[n] = (t < x[n] ? 1 : 0) + (0 < x[n - t] ? 10 : 0);
      for (int step = 0; step < 4; ++step) expected[n] += t < step * step ? 100 : 0;
      int end = N;
      for (int k = 0; k < end; ++k) {
        end -= 1;
        expected[n] += 1000;
      }
    }
    OKL_CALL(moving, N, x, y);
    testkit::expect_equal("moving", y, expected, {{"N", N}});
  }
}

static void plane_agrees(testkit::Random &random) {
  for (int nx : {1, 2, 8, 13}) {
    for (int ny : {1, 3, 4, 9}) {
      const auto x = random.buffer<int>(nx * ny, -50, 50);
      testkit::Buffer<int> y(nx * ny, 7);
      std::vector<int> expected(nx * ny);
      for (int j = 0; j < ny; ++j) {
        for (int i = 0; i < nx; ++i) {
          const int n = j * nx + i;
          const bool inside = i > 0 && i < nx - 1 && j > 0 && j < ny - 1 && i + j < nx + ny - 5;
          expected[n] = (inside ? x[n - 1] + x[n + 1] - x[n - nx] : 7) + 1;
        }
      }
      OKL_CALL(plane, nx, ny, x, y);
      testkit::expect_equal("plane", y, expected, {{"nx", nx}, {"ny", ny}});
    }
  }
}

static void own_agrees(testkit::Random &random) {
  for (int N : {-2147483647 - 1, -1, 0, 1, 7, 33, 112, 2147483640}) {
    for (int low : {-2147483647 - 1, 0, 5, 2147483647}) {
      for (int only : {-2147483000, -1, 0, 3, 6, 15, 16, 40, 2147483647}) {
        // Up to what the first loop reaches.
        const auto x = random.buffer<int>(128, -50, 50);
        testkit::Buffer<int> y(64, 0);
        std::vector<int> expected(64);
        for (int i = 0; i < 64; ++i) {
          const int t = i % 16, g = i - t;
          int sum = 0;
          for (int n = i; n < g + 64; n += 16) sum += n < N ? x[n] : 0;
          for (int n = t; n <= 40; ++n) sum += n >= low && n - 3L < N ? 1000 : 0;
          for (int k = 0; k < 8; ++k) sum += (2L * k == only - 2L ? 1 : 0) + (k == only ? 100000 : 0);
          for (int k = 0; k < 8; k += 3) sum += k == only ? 10000 : 0;
          int end = N < 50 ? N : 50;
          // As far as the kernel does it: six times, or until the two meet.
          for (int k = 0; k < end && k < 6; ++k) end -= 1;
          expected[i] = sum + end + (t == only ? 7 : 0) + (only - (long)g == t && t < N ? 70 : 0);
        }
        OKL_CALL(own, N, low, only, x, y);
        testkit::expect_equal("own", y, expected, {{"N", N}, {"only", only}});
      }
    }
  }
}

int main() {
  testkit::Random random(81);
  forms_agree(random);
  far_agrees();
  moving_agrees(random);
  plane_agrees(random);
  own_agrees(random);
  return testkit::result();
}
