// Operators and makers of vectors that the program defines itself, as CUDA has none: on the device and on the host.
#include <cstdio>

inline __host__ __device__ float4 operator+(float4 a, float4 b) {
  return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
}
inline __host__ __device__ float4 operator*(float4 a, float b) {
  return make_float4(a.x * b, a.y * b, a.z * b, a.w * b);
}
inline __host__ __device__ float4 operator*(float b, float4 a) { return a * b; }
inline __host__ __device__ float3 operator-(const float3 &a, const float3 &b) {
  return make_float3(a.x - b.x, a.y - b.y, a.z - b.z);
}
inline __host__ __device__ float3 operator-(const float3 &a) { return make_float3(-a.x, -a.y, -a.z); }
inline __host__ __device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline __host__ __device__ float4 make_float4(float s) { return make_float4(s, s, s, s); }
// Not the product of each element.
inline __host__ __device__ int2 operator*(int2 a, int2 b) { return make_int2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

__global__ void change(float4 *x, float3 *y, int2 *z) {
  int i = threadIdx.x;
  float4 v = x[i] + x[i] * 2.0f;
  v = v + 3 * x[i];
  x[i] = v + make_float4(1.0f);
  y[i] = -(y[i] - y[i] - y[i]);
  y[i].x = dot(y[i], y[i]);
  z[i] = z[i] * z[i];
}

int main() {
  static float4 x[64], *d_x;
  static float3 y[64], *d_y;
  static int2 z[64], *d_z;
  for (int i = 0; i < 64; ++i) {
    x[i] = make_float4(i, i + 1, 1, 2);
    y[i] = make_float3(1, 2, i);
    z[i] = make_int2(i, 3);
  }
  cudaMalloc(&d_x, sizeof x);
  cudaMalloc(&d_y, sizeof y);
  cudaMalloc(&d_z, sizeof z);
  cudaMemcpy(d_x, x, sizeof x, cudaMemcpyHostToDevice);
  cudaMemcpy(d_y, y, sizeof y, cudaMemcpyHostToDevice);
  cudaMemcpy(d_z, z, sizeof z, cudaMemcpyHostToDevice);
  change<<<1, 64>>>(d_x, d_y, d_z);
  cudaMemcpy(x, d_x, sizeof x, cudaMemcpyDeviceToHost);
  cudaMemcpy(y, d_y, sizeof y, cudaMemcpyDeviceToHost);
  cudaMemcpy(z, d_z, sizeof z, cudaMemcpyDeviceToHost);
  float sum = 0;
  for (int i = 0; i < 64; ++i) {
    const float4 before = make_float4(i, i + 1, 1, 2), v = 6 * before + make_float4(1);
    const bool good = x[i].x == v.x && x[i].y == v.y && x[i].z == v.z && x[i].w == v.w && y[i].x == 5 + i * i &&
                      y[i].y == 2 && z[i].x == i * i - 9 && z[i].y == 6 * i;
    if (!good) {
      printf("vector_operators: %d: %g %g %g %d %d\n", i, x[i].x, x[i].w, y[i].x, z[i].x, z[i].y);
      return 1;
    }
    sum += (x[i] * 2.f).w + y[i].x + z[i].y;
  }
  printf("ok vector_operators %g\n", sum);
  return 0;
}
