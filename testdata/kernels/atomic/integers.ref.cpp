// Runs the kernels of atomic/integers.okl and does the same updates one after another.

#include <testkit.hpp>

OKL_KERNEL(updateInts, int, const int *, int *);
OKL_KERNEL(updateUnsigned, int, const unsigned *, unsigned *);
OKL_KERNEL(updateLongs, int, const long long *, long long *);
OKL_KERNEL(updateUnsignedLongs, int, const unsigned long long *, unsigned long long *);

// Products and negations wrap around: done without a sign.
template <class T>
std::vector<T> reference(std::vector<T> x, const testkit::Buffer<T> &values, int N) {
  using U = typename std::make_unsigned<T>::type;
  for (int i = 0; i < N; ++i) {
    const T v = values[i];
    x[0] += v;
    x[1] -= v;
    x[2] = T(U(x[2]) * 3);
    x[3] /= 2;
    x[4] &= ~((T)1 << (v & 15));
    x[5] |= (T)1 << (v & 31);
    x[6] ^= v;
    x[7]++;
    x[8]--;
    x[9] += v;
    x[10] = 7 - x[10];
    x[11] = x[11] < v ? x[11] : v;
    x[12] = x[12] > v ? x[12] : v;
    x[13] = 77;
    x[14] += 2;
    x[15] = T(U(v) * U(x[15]));
  }
  return x;
}

template <class T, class Kernel>
void check(const char *what, const Kernel &kernel, bool wraps) {
  testkit::Random random(7);
  for (int N : {0, 1, 31, 33, 300}) {
    // Products of signed numbers may not wrap around on the way: few factors, or ones.
    testkit::Buffer<T> v = random.buffer<T>(N, 1, wraps ? 900 : 1);
    for (int i = 0; i < N && !wraps; ++i) {
      if (i % 60 == 7) v[i] = T(2 + i % 5);
    }
    std::vector<T> start = {5, 100000, T(wraps ? 1 : 0), 1 << 30, 0xFFFF, 0, 3, 1, 500, 9, 2, 400, 400, 0, 0, 1};
    testkit::Buffer<T> x(start.size());
    for (std::size_t i = 0; i < start.size(); ++i) x[i] = start[i];
    kernel.call(N, v, x);
    testkit::expect_equal(what, x, reference(start, v, N), {{"N", N}});
  }
}

int main() {
  check<int>("int", okl_kernel_updateInts, false);
  check<unsigned>("unsigned", okl_kernel_updateUnsigned, true);
  check<long long>("long long", okl_kernel_updateLongs, false);
  check<unsigned long long>("unsigned long long", okl_kernel_updateUnsignedLongs, true);
  return testkit::result();
}
