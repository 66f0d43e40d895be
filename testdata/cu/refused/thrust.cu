// Refused: containers and algorithms of Thrust.
#include <cstdio>
#include <thrust/device_vector.h>
#include <thrust/reduce.h>
#include <thrust/sequence.h>

__global__ void twice(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= 2;
}

int main() {
  const int n = 100;
  thrust::device_vector<int> values(n);
  thrust::sequence(values.begin(), values.end());
  twice<<<1, 128>>>(thrust::raw_pointer_cast(values.data()), n);
  int sum = thrust::reduce(values.begin(), values.end());
  printf("%s thrust\n", sum == n * (n - 1) ? "ok" : "wrong:");
  return sum == n * (n - 1) ? 0 : 1;
}
