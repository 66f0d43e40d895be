// Explicit instantiations of host templates that launch kernels, of kernels that nothing launches, of classes whose
// members launch, and static members of class templates.
#include <cstdio>

namespace n {

template <class T>
__global__ void fill(T *x, int n, T first) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = first + i * T(2);
}

template __global__ void fill<double>(double *, int, double);

template <class T>
T run(T *x, int n) {
  fill<<<(n + 63) / 64, 64>>>(x, n, T(3));
  cudaDeviceSynchronize();
  return x[n - 1];
}

template <class T>
T twice(T x) {
  return x * 2;
}

template float run<float>(float *, int);
template int run<int>(int *x, int n);
template double twice<double>(double);

}  // namespace n

template <class T>
struct Box {
  T *x;
  void go(int n) { n::fill<T><<<1, 64>>>(x, n, T(1)); }
  static void start(T *x) { n::fill<<<1, 32>>>(x, 1, T(7)); }
};
template struct Box<long>;
template void Box<short>::start(short *);

// Used before it is defined.
template <class T>
unsigned long sum(int n);

int main() {
  float *x;
  cudaMallocManaged(&x, 100 * sizeof(float));
  const float last = n::run(x, 100);
  Box<long> box;
  cudaMallocManaged(&box.x, 64 * sizeof(long));
  box.go(64);
  short *s;
  cudaMallocManaged(&s, sizeof(short));
  Box<short>::start(s);
  cudaDeviceSynchronize();
  const unsigned long total = sum<unsigned long>(64);
  const bool good = last == 201 && x[0] == 3 && box.x[63] == 127 && *s == 7 && total == 64 * 63 + 5 * 64;
  if (!good) {
    printf("explicit_hosts: %g %g %ld %d %lu\n", last, x[0], box.x[63], *s, total);
    return 1;
  }
  printf("ok explicit_hosts %lu\n", total + box.x[63] + *s + (unsigned long)n::twice(last));
  return 0;
}

template <class T>
unsigned long sum(int n) {
  T *x;
  cudaMallocManaged(&x, n * sizeof(T));
  n::fill<T><<<(n + 31) / 32, 32>>>(x, n, T(5));
  cudaDeviceSynchronize();
  unsigned long all = 0;
  for (int i = 0; i < n; ++i) all += x[i];
  cudaFree(x);
  return all;
}
