// Refused: a kernel that calls virtual functions.
#include <cstdio>
#include <cuda_runtime.h>

struct Shape {
  __device__ virtual int area() const = 0;
};

struct Square : Shape {
  int side;
  __device__ explicit Square(int s) : side(s) {}
  __device__ int area() const override { return side * side; }
};

struct Rectangle : Shape {
  int width, height;
  __device__ Rectangle(int w, int h) : width(w), height(h) {}
  __device__ int area() const override { return width * height; }
};

__global__ void areas(int *out) {
  Square square(threadIdx.x);
  Rectangle rectangle(threadIdx.x, 3);
  const Shape *shape = threadIdx.x % 2 ? static_cast<const Shape *>(&square) : &rectangle;
  out[threadIdx.x] = shape->area();
}

int main() {
  int host[64], *out;
  cudaMalloc(&out, sizeof(host));
  areas<<<1, 64>>>(out);
  cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
  cudaFree(out);
  bool same = host[9] == 81 && host[10] == 30;
  printf("%s virtual_functions\n", same ? "ok" : "wrong:");
  return same ? 0 : 1;
}
