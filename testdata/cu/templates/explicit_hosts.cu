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
  T last;
  cudaMemcpy(&last, x + n - 1, sizeof(T), cudaMemcpyDeviceToHost);
  return last;
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
  float *x, first;
  cudaMalloc(&x, 100 * sizeof(float));
  const float last = n::run(x, 100);
  cudaMemcpy(&first, x, sizeof first, cudaMemcpyDeviceToHost);
  Box<long> box;
  long end;
  cudaMalloc(&box.x, 64 * sizeof(long));
  box.go(64);
  cudaMemcpy(&end, box.x + 63, sizeof end, cudaMemcpyDeviceToHost);
  short *s, started;
  cudaMalloc(&s, sizeof(short));
  Box<short>::start(s);
  cudaMemcpy(&started, s, sizeof started, cudaMemcpyDeviceToHost);
  const unsigned long total = sum<unsigned long>(64);
  if (last != 201 || first != 3 || end != 127 || started != 7 || total != 64 * 63 + 5 * 64) {
    printf("explicit_hosts: %g %g %ld %d %lu\n", last, first, end, started, total);
    return 1;
  }
  printf("ok explicit_hosts %lu\n", total + end + started + (unsigned long)n::twice(last));
  return 0;
}

template <class T>
unsigned long sum(int n) {
  T *x, host[64];
  cudaMalloc(&x, n * sizeof(T));
  n::fill<T><<<(n + 31) / 32, 32>>>(x, n, T(5));
  cudaMemcpy(host, x, n * sizeof(T), cudaMemcpyDeviceToHost);
  unsigned long all = 0;
  for (int i = 0; i < n; ++i) all += host[i];
  cudaFree(x);
  return all;
}
