// Launches in host code that is a template: in a function template whose argument picks the kernel's, in a template
// over block sizes, in a lambda, behind a switch over types, with a kernel that is called through a reduction wrapper.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

template <typename T, int Block>
__global__ void partialSums(const T *in, T *out, int n) {
  __shared__ T s[Block];
  T v = 0;
  for (int i = blockIdx.x * Block + threadIdx.x; i < n; i += Block * gridDim.x) v += in[i];
  s[threadIdx.x] = v;
  __syncthreads();
  for (int half = Block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) s[threadIdx.x] += s[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = s[0];
}

template <typename T, int Block>
T sum(const std::vector<T> &host) {
  const int n = (int)host.size();
  const int blocks = 5;
  T *d_in, *d_out, result;
  cudaMalloc(&d_in, n * sizeof(T));
  cudaMalloc(&d_out, blocks * sizeof(T));
  cudaMemcpy(d_in, host.data(), n * sizeof(T), cudaMemcpyHostToDevice);
  partialSums<T, Block><<<blocks, Block>>>(d_in, d_out, n);
  partialSums<T, Block / 2><<<1, Block / 2>>>(d_out, d_in, blocks);
  cudaMemcpy(&result, d_in, sizeof(T), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  return result;
}

// Tries the block sizes Block, Block / 2 and Block / 4; says how many give the right sum.
template <typename T, int Block>
int countSizes(const std::vector<T> &host, T expected) {
  return (sum<T, Block>(host) == expected) + (sum<T, Block / 2>(host) == expected) + (sum<T, Block / 4>(host) == expected);
}

enum Type { kInt, kFloat, kDouble };

static int countRight(Type type, int n) {
  long long expected = 0;
  for (int i = 0; i < n; ++i) expected += i % 21;
  auto fill = [n](auto &values) {
    values.resize(n);
    for (int i = 0; i < n; ++i) values[i] = i % 21;
  };
  switch (type) {
    case kInt: {
      std::vector<int> v;
      fill(v);
      return countSizes<int, 256>(v, (int)expected);
    }
    case kFloat: {
      std::vector<float> v;
      fill(v);
      return countSizes<float, 128>(v, (float)expected);
    }
    default: {
      std::vector<double> v;
      fill(v);
      return countSizes<double, 64>(v, (double)expected);
    }
  }
}

__global__ void multiply(int *data, int n, int factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= factor;
}

int main() {
  const int rightInts = countRight(kInt, 3000), rightFloats = countRight(kFloat, 2000);
  const int rightDoubles = countRight(kDouble, 777);
  if (rightInts != 3 || rightFloats != 3 || rightDoubles != 3) {
    printf("host_templates: %d, %d, %d sums are right, expected 3, 3, 3\n", rightInts, rightFloats, rightDoubles);
    return 1;
  }

  const int n = 200;
  int *data, host[n];
  for (int i = 0; i < n; ++i) host[i] = i;
  cudaMalloc(&data, sizeof(host));
  cudaMemcpy(data, host, sizeof(host), cudaMemcpyHostToDevice);
  auto launch = [&](int factor) {
    multiply<<<2, 128>>>(data, n, factor);
    return cudaGetLastError();
  };
  for (int factor : {2, 3, 7}) {
    if (launch(factor) != cudaSuccess) return 1;
  }
  cudaMemcpy(host, data, sizeof(host), cudaMemcpyDeviceToHost);
  cudaFree(data);
  unsigned checksum = 0;
  for (int i = 0; i < n; ++i) {
    if (host[i] != 42 * i) {
      printf("host_templates: element %d is %d, expected %d\n", i, host[i], 42 * i);
      return 1;
    }
    checksum = checksum * 31 + host[i];
  }
  printf("ok host_templates %u\n", checksum);
  return 0;
}
