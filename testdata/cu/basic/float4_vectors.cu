// Vector types: float4, int2, uchar4, make_*, loads of four floats at once through a cast pointer.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__device__ float4 scale(float4 v, float f) { return make_float4(v.x * f, v.y * f, v.z * f, v.w * f); }

// All values are small integers or halves of them: results are exact.
__global__ void blend(const float4 *a, const float4 *b, float4 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float4 v = scale(a[i], 0.5f);
    const float4 w = b[i];
    v.x += w.x;
    v.y += w.y;
    v.z += w.z;
    v.w += w.w;
    out[i] = v;
  }
}

// One thread takes four floats of an array of floats.
__global__ void addOne(float *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n / 4) {
    float4 v = reinterpret_cast<float4 *>(data)[i];
    v.x += 1;
    v.y += 1;
    v.z += 1;
    v.w += 1;
    reinterpret_cast<float4 *>(data)[i] = v;
  }
}

__global__ void pack(const float *data, uchar4 *colors, int2 *pairs, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    const float *p = data + 4 * i;
    colors[i] = make_uchar4((unsigned char)p[0], (unsigned char)p[1], (unsigned char)p[2], 255);
    int2 pair;
    pair.x = (int)p[3];
    pair.y = i;
    pairs[i] = pair;
  }
}

int main() {
  const int n = 300;
  std::vector<float4> a(n), b(n);
  for (int i = 0; i < n; ++i) {
    a[i] = make_float4(i % 100, i % 50 + 1, i % 30, i % 20);
    b[i] = make_float4(1, 2, i % 9, i % 11);
  }
  float4 *da, *db, *dout;
  uchar4 *dcolors;
  int2 *dpairs;
  cudaMalloc(&da, n * sizeof(float4));
  cudaMalloc(&db, n * sizeof(float4));
  cudaMalloc(&dout, n * sizeof(float4));
  cudaMalloc(&dcolors, n * sizeof(uchar4));
  cudaMalloc(&dpairs, n * sizeof(int2));
  cudaMemcpy(da, a.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
  cudaMemcpy(db, b.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
  blend<<<3, 128>>>(da, db, dout, n);
  addOne<<<3, 128>>>((float *)dout, 4 * n);
  pack<<<3, 128>>>((const float *)dout, dcolors, dpairs, n);
  std::vector<float4> out(n);
  std::vector<uchar4> colors(n);
  std::vector<int2> pairs(n);
  cudaMemcpy(out.data(), dout, n * sizeof(float4), cudaMemcpyDeviceToHost);
  cudaMemcpy(colors.data(), dcolors, n * sizeof(uchar4), cudaMemcpyDeviceToHost);
  cudaMemcpy(pairs.data(), dpairs, n * sizeof(int2), cudaMemcpyDeviceToHost);
  cudaFree(da);
  cudaFree(db);
  cudaFree(dout);
  cudaFree(dcolors);
  cudaFree(dpairs);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    float x = a[i].x * 0.5f + b[i].x + 1, y = a[i].y * 0.5f + b[i].y + 1;
    float z = a[i].z * 0.5f + b[i].z + 1, w = a[i].w * 0.5f + b[i].w + 1;
    bool same = out[i].x == x && out[i].y == y && out[i].z == z && out[i].w == w;
    same = same && colors[i].x == (int)x && colors[i].y == (int)y && colors[i].z == (int)z && colors[i].w == 255;
    if (!same || pairs[i].x != (int)w || pairs[i].y != i) {
      printf("float4_vectors: element %d is (%g, %g, %g, %g), expected (%g, %g, %g, %g)\n", i, out[i].x, out[i].y,
             out[i].z, out[i].w, x, y, z, w);
      return 1;
    }
    sum = sum * 31 + (unsigned)(2 * (x + y + z + w)) + colors[i].y + pairs[i].x;
  }
  printf("ok float4_vectors %u\n", sum);
  return 0;
}
