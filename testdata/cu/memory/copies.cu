// Copies and fills: cudaMemset with several values, copies from device to device and within parts of arrays,
// cudaMemcpyDefault; reads through __ldg and __restrict__ pointers; an array of device pointers.
#include <cstdio>
#include <cstring>
#include <vector>
#include <cuda_runtime.h>

__global__ void gather(const int *__restrict__ values, const unsigned char *__restrict__ index, int *__restrict__ out,
                       int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = __ldg(&values[__ldg(index + i)]) + __ldg(values);
}

__global__ void interleave(int **parts, int count, int length, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count * length) out[i] = parts[i % count][i / count];
}

int main() {
  const int n = 600;
  std::vector<int> values(256), out(n), filled(8);
  std::vector<unsigned char> index(n);
  for (int i = 0; i < 256; ++i) values[i] = i * i;
  for (int i = 0; i < n; ++i) index[i] = (unsigned char)(i * 7);

  int *d_values, *d_copy, *d_out;
  unsigned char *d_index;
  cudaMalloc(&d_values, 256 * sizeof(int));
  cudaMalloc(&d_copy, 256 * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_index, n);
  cudaMemcpy(d_values, values.data(), 256 * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_index, index.data(), n, cudaMemcpyDefault);

  // The copy has its halves exchanged, then its first 16 bytes become 0x01 each.
  cudaMemcpy(d_copy, d_values + 128, 128 * sizeof(int), cudaMemcpyDeviceToDevice);
  cudaMemcpy(d_copy + 128, d_values, 128 * sizeof(int), cudaMemcpyDeviceToDevice);
  cudaMemset(d_copy, 1, 16);
  gather<<<(n + 99) / 100, 100>>>(d_copy, d_index, d_out, n);
  cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    int k = index[i], e = (k < 4 ? 0x01010101 : values[k ^ 128]) + 0x01010101;
    if (out[i] != e) {
      printf("copies: element %d is %d, expected %d\n", i, out[i], e);
      return 1;
    }
    sum = sum * 31 + e;
  }

  cudaMemset(d_out, 0xff, 4 * sizeof(int));
  cudaMemset(d_out + 4, 0, 4 * sizeof(int));
  cudaMemset((char *)(d_out + 5) + 1, 0x7f, 2);
  cudaMemcpy(filled.data(), d_out, 8 * sizeof(int), cudaMemcpyDeviceToHost);
  int expected[8] = {-1, -1, -1, -1, 0, 0x007f7f00, 0, 0};
  if (memcmp(filled.data(), expected, sizeof(expected)) != 0) {
    printf("copies: after the fills %x %x %x\n", filled[0], filled[4], filled[5]);
    return 1;
  }

  const int count = 5, length = 40;
  int *parts[count], **d_parts;
  std::vector<int> part(length);
  for (int p = 0; p < count; ++p) {
    for (int k = 0; k < length; ++k) part[k] = 100 * p + k;
    cudaMalloc(&parts[p], length * sizeof(int));
    cudaMemcpy(parts[p], &part[0], length * sizeof(int), cudaMemcpyHostToDevice);
  }
  cudaMalloc(&d_parts, sizeof(parts));
  cudaMemcpy(d_parts, parts, sizeof(parts), cudaMemcpyHostToDevice);
  interleave<<<2, 128>>>(d_parts, count, length, d_out);
  cudaMemcpy(out.data(), d_out, count * length * sizeof(int), cudaMemcpyDeviceToHost);
  for (int i = 0; i < count * length; ++i) {
    int e = 100 * (i % count) + i / count;
    if (out[i] != e) {
      printf("copies: interleaved element %d is %d, expected %d\n", i, out[i], e);
      return 1;
    }
    sum = sum * 31 + e;
  }
  for (int p = 0; p < count; ++p) cudaFree(parts[p]);
  cudaFree(d_parts);
  cudaFree(d_values);
  cudaFree(d_copy);
  cudaFree(d_out);
  cudaFree(d_index);
  printf("ok copies %u\n", sum);
  return 0;
}
