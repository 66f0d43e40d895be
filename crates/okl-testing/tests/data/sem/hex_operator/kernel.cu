// Written by hand: what a compiler could make of sem/hex_operator.okl for CUDA.
#define Q 7
#define P (Q * Q * Q)

extern "C" __global__ __launch_bounds__(Q * Q) void _occa_hexOperator_0(const int Nelements,
                                                                        const float *__restrict__ geo,
                                                                        const float *__restrict__ D,
                                                                        const float lambda,
                                                                        const float *__restrict__ q,
                                                                        float *__restrict__ Aq) {
  const int e = (int)blockIdx.x, j = (int)threadIdx.y, i = (int)threadIdx.x;
  __shared__ float s_D[Q][Q];
  __shared__ float s_q[Q][Q];
  __shared__ float s_Gr[Q][Q];
  __shared__ float s_Gs[Q][Q];
  float r_q[Q], r_Aq[Q], r_Gt, r_slice;
  s_D[j][i] = D[Q * j + i];
#pragma unroll Q
  for (int k = 0; k < Q; ++k) {
    r_q[k] = q[e * P + k * Q * Q + j * Q + i];
    r_Aq[k] = 0;
  }
#pragma unroll Q
  for (int k = 0; k < Q; ++k) {
    s_q[j][i] = r_q[k];
    __syncthreads();  // slice
    float qr = 0, qs = 0, qt = 0;
    for (int m = 0; m < Q; ++m) {
      qr += s_D[i][m] * s_q[j][m];
      qs += s_D[j][m] * s_q[m][i];
      qt += s_D[k][m] * r_q[m];
    }
    const float *g = geo + e * 7 * P + k * Q * Q + j * Q + i;
    s_Gr[j][i] = g[0] * qr + g[P] * qs + g[2 * P] * qt;
    s_Gs[j][i] = g[P] * qr + g[3 * P] * qs + g[4 * P] * qt;
    r_Gt = g[2 * P] * qr + g[4 * P] * qs + g[5 * P] * qt;
    r_slice = lambda * g[6 * P] * r_q[k];
    __syncthreads();  // flux
    for (int m = 0; m < Q; ++m) {
      r_slice += s_D[m][i] * s_Gr[j][m];
      r_slice += s_D[m][j] * s_Gs[m][i];
      r_Aq[m] += s_D[k][m] * r_Gt;
    }
    r_Aq[k] += r_slice;
  }
  for (int k = 0; k < Q; ++k) Aq[e * P + k * Q * Q + j * Q + i] = r_Aq[k];
}
