// Pitched memory: cudaMallocPitch, cudaMemcpy2D in all directions, cudaMemset2D; rows found with the pitch in bytes.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__device__ int *rowOf(void *base, size_t pitch, int row) { return (int *)((char *)base + row * pitch); }

__global__ void update(int *data, size_t pitch, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) {
    int *row = rowOf(data, pitch, y);
    row[x] = row[x] * 2 + y - x;
  }
}

__global__ void flipRows(const int *in, size_t inPitch, int *out, size_t outPitch, int width, int height) {
  const int x = threadIdx.x, y = blockIdx.x;
  for (int c = x; c < width; c += blockDim.x) {
    const int *from = (const int *)((const char *)in + (height - 1 - y) * inPitch);
    rowOf(out, outPitch, y)[c] = from[c];
  }
}

int main() {
  const int width = 45, height = 30, border = 2;
  std::vector<int> in(width * height), out(width * height), framed((width + 2 * border) * height, -1);
  for (int i = 0; i < width * height; ++i) in[i] = i * 11 % 301;

  int *a, *b, *packed;
  size_t pitchA, pitchB;
  cudaMallocPitch(&a, &pitchA, width * sizeof(int), height);
  cudaMallocPitch((void **)&b, &pitchB, (width + 20) * sizeof(int), height);
  cudaMalloc(&packed, width * height * sizeof(int));
  if (pitchA < width * sizeof(int) || pitchB < (width + 20) * sizeof(int)) {
    printf("pitched: pitches %d and %d are too small\n", (int)pitchA, (int)pitchB);
    return 1;
  }

  cudaMemcpy2D(a, pitchA, in.data(), width * sizeof(int), width * sizeof(int), height, cudaMemcpyHostToDevice);
  dim3 threads(16, 4);
  dim3 blocks((width + 15) / 16, (height + 3) / 4);
  update<<<blocks, threads>>>(a, pitchA, width, height);
  flipRows<<<height, 32>>>(a, pitchA, b, pitchB, width, height);
  // A part of b becomes zero: 10 columns of 5 rows.
  cudaMemset2D((char *)b + 3 * pitchB + 4 * sizeof(int), pitchB, 0, 10 * sizeof(int), 5);
  cudaMemcpy2D(packed, width * sizeof(int), b, pitchB, width * sizeof(int), height, cudaMemcpyDeviceToDevice);
  cudaMemcpy(out.data(), packed, out.size() * sizeof(int), cudaMemcpyDeviceToHost);
  // Into the middle of wider rows of the host.
  const size_t framedPitch = (width + 2 * border) * sizeof(int);
  cudaMemcpy2D(framed.data() + border, framedPitch, b, pitchB, width * sizeof(int), height, cudaMemcpyDeviceToHost);
  cudaFree(a);
  cudaFree(b);
  cudaFree(packed);

  unsigned sum = 0;
  for (int y = 0; y < height; ++y) {
    for (int x = -border; x < width + border; ++x) {
      bool inside = x >= 0 && x < width;
      int from = height - 1 - y;
      int e = inside ? in[from * width + x] * 2 + from - x : -1;
      if (x >= 4 && x < 14 && y >= 3 && y < 8) e = 0;
      int f = framed[y * (width + 2 * border) + x + border];
      if (f != e || (inside && out[y * width + x] != e)) {
        printf("pitched: (%d, %d) is %d, expected %d\n", x, y, f, e);
        return 1;
      }
      sum = sum * 31 + e;
    }
  }
  printf("ok pitched %u\n", sum);
  return 0;
}
