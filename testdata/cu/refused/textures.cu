// Refused: a texture object, read with tex2D.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void sample(cudaTextureObject_t texture, float *out, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) out[y * width + x] = tex2D<float>(texture, x + 0.5f, y + 0.5f);
}

int main() {
  const int width = 32, height = 16;
  float host[width * height], *out;
  for (int i = 0; i < width * height; ++i) host[i] = i;
  cudaArray_t array;
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaMallocArray(&array, &format, width, height);
  cudaMemcpy2DToArray(array, 0, 0, host, width * sizeof(float), width * sizeof(float), height, cudaMemcpyHostToDevice);
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc description = {};
  description.readMode = cudaReadModeElementType;
  cudaTextureObject_t texture = 0;
  cudaCreateTextureObject(&texture, &resource, &description, NULL);
  cudaMalloc(&out, sizeof(host));
  sample<<<dim3(2, 1), dim3(16, 16)>>>(texture, out, width, height);
  cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
  cudaDestroyTextureObject(texture);
  cudaFreeArray(array);
  cudaFree(out);
  printf("%s textures\n", host[37] == 37 ? "ok" : "wrong:");
  return host[37] == 37 ? 0 : 1;
}
