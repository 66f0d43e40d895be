// The three timed kernels as one would write them in CUDA: the same algorithms as matmul/tiled.okl, heatTile of
// stencil/heat2d.okl, and sem/hex_operator.okl, with the same parameters in the same order.

#define TILE 16

extern "C" __global__ __launch_bounds__(TILE *TILE) void by_hand_matmul(int rows, int cols, int depth,
                                                                         const float *__restrict__ A,
                                                                         const float *__restrict__ B,
                                                                         float *__restrict__ C) {
  __shared__ float a[TILE][TILE], b[TILE][TILE];
  const int x = threadIdx.x, y = threadIdx.y;
  const int row = blockIdx.y * TILE + y, col = blockIdx.x * TILE + x;
  float sum = 0.0f;
  for (int k = 0; k < depth; k += TILE) {
    a[y][x] = row < rows && k + x < depth ? A[row * depth + k + x] : 0.0f;
    b[y][x] = k + y < depth && col < cols ? B[(k + y) * cols + col] : 0.0f;
    __syncthreads();
    for (int i = 0; i < TILE; ++i) sum += a[y][i] * b[i][x];
    __syncthreads();
  }
  if (row < rows && col < cols) C[row * cols + col] = sum;
}

#define TX 32
#define TY 8

extern "C" __global__ __launch_bounds__(TX *TY) void by_hand_heat(int nx, int ny, float kappa,
                                                                   const float *__restrict__ u,
                                                                   float *__restrict__ v) {
  __shared__ float s[TY + 2][TX + 2];
  const int x0 = blockIdx.x * TX, y0 = blockIdx.y * TY;
  for (int j = threadIdx.y; j < TY + 2; j += TY) {
    for (int i = threadIdx.x; i < TX + 2; i += TX) {
      const int x = x0 + i - 1, y = y0 + j - 1;
      s[j][i] = x >= 0 && x < nx && y >= 0 && y < ny ? u[y * nx + x] : 0.0f;
    }
  }
  __syncthreads();
  const int i = threadIdx.x + 1, j = threadIdx.y + 1;
  const int x = x0 + threadIdx.x, y = y0 + threadIdx.y;
  if (x < nx && y < ny) {
    const float centre = s[j][i];
    v[y * nx + x] = centre + kappa * (s[j - 1][i] + s[j + 1][i] + s[j][i - 1] + s[j][i + 1] - 4.0f * centre);
  }
}

#define NQ 8
#define NP (NQ * NQ * NQ)

extern "C" __global__ __launch_bounds__(NQ *NQ) void by_hand_hex(int elements, const float *__restrict__ geo,
                                                                  const float *__restrict__ D, float lambda,
                                                                  const float *__restrict__ q,
                                                                  float *__restrict__ Aq) {
  __shared__ float d[NQ][NQ], slice[NQ][NQ], gr[NQ][NQ], gs[NQ][NQ];
  const int i = threadIdx.x, j = threadIdx.y, e = blockIdx.x;
  const int column = e * NP + j * NQ + i;
  float own[NQ], result[NQ];
  d[j][i] = D[NQ * j + i];
#pragma unroll
  for (int k = 0; k < NQ; ++k) {
    own[k] = q[column + k * NQ * NQ];
    result[k] = 0.0f;
  }
#pragma unroll
  for (int k = 0; k < NQ; ++k) {
    __syncthreads();
    slice[j][i] = own[k];
    __syncthreads();
    float qr = 0.0f, qs = 0.0f, qt = 0.0f;
#pragma unroll
    for (int m = 0; m < NQ; ++m) {
      qr += d[i][m] * slice[j][m];
      qs += d[j][m] * slice[m][i];
      qt += d[k][m] * own[m];
    }
    const float *g = geo + e * 7 * NP + k * NQ * NQ + j * NQ + i;
    const float rr = g[0], rs = g[NP], rt = g[2 * NP], ss = g[3 * NP], st = g[4 * NP], tt = g[5 * NP];
    gr[j][i] = rr * qr + rs * qs + rt * qt;
    gs[j][i] = rs * qr + ss * qs + st * qt;
    const float gt = rt * qr + st * qs + tt * qt;
    float sum = lambda * g[6 * NP] * own[k];
    __syncthreads();
#pragma unroll
    for (int m = 0; m < NQ; ++m) {
      sum += d[m][i] * gr[j][m] + d[m][j] * gs[m][i];
      result[m] += d[k][m] * gt;
    }
    result[k] += sum;
  }
#pragma unroll
  for (int k = 0; k < NQ; ++k) Aq[column + k * NQ * NQ] = result[k];
}
