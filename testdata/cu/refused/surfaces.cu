// Refused: a surface object, written with surf2Dwrite.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void paint(cudaSurfaceObject_t surface, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) surf2Dwrite((float)(x * y), surface, x * (int)sizeof(float), y);
}

int main() {
  const int width = 32, height = 16;
  float host[width * height];
  cudaArray_t array;
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaMallocArray(&array, &format, width, height, cudaArraySurfaceLoadStore);
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaSurfaceObject_t surface = 0;
  cudaCreateSurfaceObject(&surface, &resource);
  paint<<<dim3(2, 1), dim3(16, 16)>>>(surface, width, height);
  const size_t rowBytes = width * sizeof(float);
  cudaMemcpy2DFromArray(host, rowBytes, array, 0, 0, rowBytes, height, cudaMemcpyDeviceToHost);
  cudaDestroySurfaceObject(surface);
  cudaFreeArray(array);
  printf("%s surfaces\n", host[3 * width + 5] == 15 ? "ok" : "wrong:");
  return host[3 * width + 5] == 15 ? 0 : 1;
}
