// Arguments that are converted at the launch: int to unsigned, size_t, float and bool, double to float, an array to a
// pointer, a derived to a base pointer, a literal, an enum, NULL and nullptr, a call, side effects once per launch.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

enum Mode { kPlain = 1, kDouble = 2 };

struct Base {
  int value;
};

struct Derived : Base {
  int extra;
};

__global__ void mixed(long long *out, unsigned u, size_t size, float f, bool flag, char c, Mode mode, const int *maybe,
                      const Base *base, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  long long v = (long long)u + (long long)size;
  v += (long long)(f * 4) + (flag ? 1000 : 0) + c;
  v *= mode;
  if (maybe != nullptr) v += maybe[i % 4];
  if (base) v -= base->value;
  out[i] += v * (i + 1);
}

static int calls = 0;
static int next() { return ++calls; }

int main() {
  const int n = 150;
  long long *out;
  int *table;
  Derived *derived, d;
  d.value = 11;
  d.extra = 99;
  const int hostTable[4] = {5, 6, 7, 8};
  cudaMalloc(&out, n * sizeof(long long));
  cudaMalloc(&table, sizeof(hostTable));
  cudaMalloc(&derived, sizeof(d));
  cudaMemset(out, 0, n * sizeof(long long));
  cudaMemcpy(table, hostTable, sizeof(hostTable), cudaMemcpyHostToDevice);
  cudaMemcpy(derived, &d, sizeof(d), cudaMemcpyHostToDevice);

  int minusOne = -1, k = 3;
  mixed<<<3, 50>>>(out, minusOne, k, 7, k, 'A', kPlain, NULL, nullptr, n);
  mixed<<<3, 64>>>(out, 2.9, sizeof(double), 2.75, 0, 66, kDouble, table, derived, n);
  mixed<<<3, 64>>>(out, next(), k++, n > 3 ? 1 : 0.5, n == 150, "xyz"[1], (Mode)3, table, 0, (unsigned)n);
  std::vector<long long> result(n);
  cudaMemcpy(result.data(), out, n * sizeof(long long), cudaMemcpyDeviceToHost);
  cudaFree(out);
  cudaFree(table);
  cudaFree(derived);

  if (calls != 1 || k != 4) {
    printf("arguments: side effects happened %d times, k is %d\n", calls, k);
    return 1;
  }
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    long long first = 4294967295ll + 3 + 28 + 1000 + 'A';
    long long second = (2 + 8 + 11 + 66) * 2 + hostTable[i % 4] - 11;
    long long third = (1 + 3 + 4 + 1000 + 'y') * 3 + hostTable[i % 4];
    long long e = (first + second + third) * (i + 1);
    if (result[i] != e) {
      printf("arguments: element %d is %lld, expected %lld\n", i, result[i], e);
      return 1;
    }
    sum = sum * 31 + (unsigned)e;
  }
  printf("ok arguments %u\n", sum);
  return 0;
}
