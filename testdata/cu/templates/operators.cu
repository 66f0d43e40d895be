// Structures with overloaded operators for host and device: complex integers, 2 x 2 matrices modulo a prime; constexpr
// functions and constants that give array sizes and trip counts.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

struct Complex {
  int re, im;
  __host__ __device__ Complex(int r = 0, int i = 0) : re(r), im(i) {}
  __host__ __device__ Complex &operator+=(const Complex &o) {
    re += o.re;
    im += o.im;
    return *this;
  }
  __host__ __device__ Complex operator-() const { return Complex(-re, -im); }
  __host__ __device__ bool operator==(const Complex &o) const { return re == o.re && im == o.im; }
};

__host__ __device__ inline Complex operator+(Complex a, const Complex &b) { return a += b; }
__host__ __device__ inline Complex operator*(const Complex &a, const Complex &b) {
  return Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
}
__host__ __device__ inline Complex operator*(int s, const Complex &a) { return {s * a.re, s * a.im}; }

constexpr int kPrime = 10007;
constexpr int power(int base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }
constexpr int kTerms = power(2, 3);

struct Matrix {
  int m[2][2];
  __host__ __device__ int *operator[](int row) { return m[row]; }
  __host__ __device__ const int *operator[](int row) const { return m[row]; }
};

__host__ __device__ inline Matrix operator*(const Matrix &a, const Matrix &b) {
  Matrix c;
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) c[i][j] = (a[i][0] * b[0][j] + a[i][1] * b[1][j]) % kPrime;
  return c;
}

// The Fibonacci number of index n modulo the prime, with powers of a matrix.
__host__ __device__ inline int fibonacci(int n) {
  Matrix result = {{{1, 0}, {0, 1}}}, base = {{{1, 1}, {1, 0}}};
  for (; n > 0; n >>= 1) {
    if (n & 1) result = result * base;
    base = base * base;
  }
  return result[0][1];
}

__host__ __device__ inline Complex polynomial(const Complex *coefficients, Complex x) {
  Complex terms[kTerms];
  Complex p(1);
  for (int k = 0; k < kTerms; ++k) {
    terms[k] = coefficients[k] * p;
    p = p * x;
  }
  Complex sum;
  for (int k = 0; k < kTerms; ++k) sum += k % 3 == 2 ? -terms[k] : 2 * terms[k];
  return sum + Complex(0, 1);
}

__global__ void evaluate(const Complex *coefficients, const Complex *x, Complex *out, int *numbers, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    out[i] = polynomial(coefficients, x[i]);
    numbers[i] = fibonacci(i * 1000 + 7);
  }
}

int main() {
  const int n = 500;
  std::vector<Complex> coefficients(kTerms), x(n), out(n);
  std::vector<int> numbers(n);
  for (int k = 0; k < kTerms; ++k) coefficients[k] = Complex(k - 3, 2 * k + 1);
  for (int i = 0; i < n; ++i) x[i] = Complex(i % 7 - 3, i % 5 - 2);
  Complex *d_c, *d_x, *d_out;
  int *d_numbers;
  cudaMalloc(&d_c, kTerms * sizeof(Complex));
  cudaMalloc(&d_x, n * sizeof(Complex));
  cudaMalloc(&d_out, n * sizeof(Complex));
  cudaMalloc(&d_numbers, n * sizeof(int));
  cudaMemcpy(d_c, coefficients.data(), kTerms * sizeof(Complex), cudaMemcpyHostToDevice);
  cudaMemcpy(d_x, x.data(), n * sizeof(Complex), cudaMemcpyHostToDevice);
  evaluate<<<(n + 127) / 128, 128>>>(d_c, d_x, d_out, d_numbers, n);
  cudaMemcpy(out.data(), d_out, n * sizeof(Complex), cudaMemcpyDeviceToHost);
  cudaMemcpy(numbers.data(), d_numbers, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_c);
  cudaFree(d_x);
  cudaFree(d_out);
  cudaFree(d_numbers);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    Complex e = polynomial(coefficients.data(), x[i]);
    int f = fibonacci(i * 1000 + 7);
    if (!(out[i] == e) || numbers[i] != f) {
      printf("operators: element %d is (%d, %d), %d, expected (%d, %d), %d\n", i, out[i].re, out[i].im, numbers[i],
             e.re, e.im, f);
      return 1;
    }
    sum = sum * 31 + e.re + 3 * e.im + f;
  }
  printf("ok operators %u\n", sum);
  return 0;
}
