// Three-dimensional blocks and grids: smooths a volume with its six neighbours.
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

#define NX 20
#define NY 14
#define NZ 9

__host__ __device__ inline int at(int x, int y, int z) { return (z * NY + y) * NX + x; }

__global__ void smooth(const int *in, int *out) {
  const int x = threadIdx.x + blockIdx.x * blockDim.x;
  const int y = threadIdx.y + blockIdx.y * blockDim.y;
  const int z = threadIdx.z + blockIdx.z * blockDim.z;
  if (x >= NX || y >= NY || z >= NZ) return;
  if (x == 0 || y == 0 || z == 0 || x == NX - 1 || y == NY - 1 || z == NZ - 1) {
    out[at(x, y, z)] = in[at(x, y, z)];
    return;
  }
  out[at(x, y, z)] = 2 * in[at(x, y, z)] + in[at(x - 1, y, z)] + in[at(x + 1, y, z)] + in[at(x, y - 1, z)] +
                     in[at(x, y + 1, z)] + in[at(x, y, z - 1)] + in[at(x, y, z + 1)];
}

int main() {
  const int n = NX * NY * NZ;
  int *in = new int[n];
  int *out = new int[n];
  for (int i = 0; i < n; i++) in[i] = (i * i) % 101;

  int *d_in, *d_out;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMemcpy(d_in, in, n * sizeof(int), cudaMemcpyHostToDevice);

  dim3 threads(8, 4, 2);
  dim3 blocks((NX + 7) / 8, (NY + 3) / 4, (NZ + 1) / 2);
  smooth<<<blocks, threads>>>(d_in, d_out);
  cudaMemcpy(out, d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);

  unsigned sum = 0;
  for (int z = 0; z < NZ; z++)
    for (int y = 0; y < NY; y++)
      for (int x = 0; x < NX; x++) {
        bool inside = x > 0 && y > 0 && z > 0 && x < NX - 1 && y < NY - 1 && z < NZ - 1;
        const int *c = in + at(x, y, z);
        int expected = inside ? 2 * c[0] + c[-1] + c[1] + c[-NX] + c[NX] + c[-NX * NY] + c[NX * NY] : c[0];
        if (out[at(x, y, z)] != expected) {
          printf("volume_3d: (%d, %d, %d) is %d, expected %d\n", x, y, z, out[at(x, y, z)], expected);
          return 1;
        }
        sum = sum * 13 + expected;
      }
  printf("ok volume_3d %u\n", sum);
  delete[] in;
  delete[] out;
  return 0;
}
