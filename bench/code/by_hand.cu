// The algorithms of kernels.okl and devices.okl as a person writes them in CUDA.

#define RESTRICT __restrict__

extern "C" __global__ __launch_bounds__(128) void add(const int N, const float *RESTRICT a, const float *RESTRICT b, float *RESTRICT c) {
  const int i = blockIdx.x * 128 + threadIdx.x;
  if (i < N) c[i] = a[i] + b[i];
}

extern "C" __global__ __launch_bounds__(128) void saxpy(const int N, const float alpha, const float *RESTRICT x, float *RESTRICT y) {
  const int i = blockIdx.x * 128 + threadIdx.x;
  if (i < N) y[i] += alpha * x[i];
}

extern "C" __global__ __launch_bounds__(1024) void stencil(const int nx, const int ny, const float *RESTRICT x, float *RESTRICT y) {
  const int i = blockIdx.x * 64 + threadIdx.x, j = blockIdx.y * 16 + threadIdx.y;
  if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1) {
    const int n = j * nx + i;
    y[n] = 0.5f * x[n] + 0.125f * (x[n - 1] + x[n + 1] + x[n - nx] + x[n + nx]);
  }
}

extern "C" __global__ __launch_bounds__(256) void matmul(const int N, const float *RESTRICT A, const float *RESTRICT B, float *RESTRICT C) {
  __shared__ float s_A[16][16], s_B[16][16];
  const int j = threadIdx.x, i = threadIdx.y, row = blockIdx.y * 16 + i, col = blockIdx.x * 16 + j;
  float sum = 0;
  for (int k0 = 0; k0 < N; k0 += 16) {
    s_A[i][j] = A[row * N + k0 + j];
    s_B[i][j] = B[(k0 + i) * N + col];
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum += s_A[i][k] * s_B[k][j];
    __syncthreads();
  }
  C[row * N + col] = sum;
}

extern "C" __global__ __launch_bounds__(64) void hex(const int elements, const float *RESTRICT D, const float *RESTRICT q, float *RESTRICT out) {
  __shared__ float s_D[8][8], s_q[8][8];
  const int e = blockIdx.x, i = threadIdx.x, j = threadIdx.y;
  float own[8];
  s_D[j][i] = D[8 * j + i];
  for (int k = 0; k < 8; ++k) own[k] = q[((e * 8 + k) * 8 + j) * 8 + i];
  for (int k = 0; k < 8; ++k) {
    s_q[j][i] = own[k];
    __syncthreads();
    float sum = 0;
    for (int m = 0; m < 8; ++m) sum += s_D[i][m] * s_q[j][m] + s_D[j][m] * s_q[m][i] + s_D[k][m] * own[m];
    out[((e * 8 + k) * 8 + j) * 8 + i] = sum;
    __syncthreads();
  }
}

extern "C" __global__ __launch_bounds__(128) void reduce(const int N, const float *RESTRICT x, float *RESTRICT partial) {
  __shared__ float s[128];
  const int t = threadIdx.x, g = blockIdx.x * 512;
  float sum = 0;
  for (int n = g + t; n < g + 512; n += 128) {
    if (n < N) sum += x[n];
  }
  s[t] = sum;
  for (int alive = 64; alive > 0; alive /= 2) {
    __syncthreads();
    if (t < alive) s[t] += s[t + alive];
  }
  if (t == 0) partial[blockIdx.x] = s[0];
}

extern "C" __global__ __launch_bounds__(256) void transpose(const int width, const int height, const float *RESTRICT in, float *RESTRICT out) {
  __shared__ float tile[32][33];
  const int x = threadIdx.x, y = threadIdx.y, bx = blockIdx.x * 32, by = blockIdx.y * 32;
  for (int k = 0; k < 32; k += 8) {
    if (bx + x < width && by + y + k < height) tile[y + k][x] = in[(by + y + k) * width + bx + x];
  }
  __syncthreads();
  for (int k = 0; k < 32; k += 8) {
    if (by + x < height && bx + y + k < width) out[(bx + y + k) * height + by + x] = tile[x][y + k];
  }
}

extern "C" __global__ __launch_bounds__(128) void sparse(const int rows, const int *RESTRICT starts, const int *RESTRICT columns,
                                                         const float *RESTRICT values, const float *RESTRICT x, float *RESTRICT y) {
  const int row = blockIdx.x * 128 + threadIdx.x;
  if (row >= rows) return;
  float sum = 0;
  for (int k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
  y[row] = sum;
}

extern "C" __global__ __launch_bounds__(256) void histogram(const int N, const unsigned char *RESTRICT in, unsigned int *RESTRICT bins) {
  __shared__ unsigned int s_bins[256];
  const int t = threadIdx.x, g = blockIdx.x * 4096;
  s_bins[t] = 0;
  __syncthreads();
  for (int n = g + t; n < g + 4096; n += 256) {
    if (n < N) atomicAdd(&s_bins[in[n]], 1);
  }
  __syncthreads();
  atomicAdd(&bins[t], s_bins[t]);
}

extern "C" __global__ __launch_bounds__(256) void bodies(const int N, const float softening, const float4 *RESTRICT at, float4 *RESTRICT force) {
  __shared__ float4 s_at[256];
  const int t = threadIdx.x, g = blockIdx.x * 256;
  const float4 own = at[g + t];
  float3 sum = make_float3(0.0f, 0.0f, 0.0f);
  for (int tile = 0; tile < N; tile += 256) {
    s_at[t] = at[tile + t];
    __syncthreads();
    for (int k = 0; k < 256; ++k) {
      const float dx = s_at[k].x - own.x, dy = s_at[k].y - own.y, dz = s_at[k].z - own.z;
      const float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + softening);
      const float factor = s_at[k].w * inverse * inverse * inverse;
      sum.x += factor * dx;
      sum.y += factor * dy;
      sum.z += factor * dz;
    }
    __syncthreads();
  }
  force[g + t] = make_float4(sum.x, sum.y, sum.z, 0.0f);
}
