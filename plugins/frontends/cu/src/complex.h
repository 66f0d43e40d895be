#include <math.h>
typedef float2 cuFloatComplex;
typedef float2 cuComplex;
typedef double2 cuDoubleComplex;
__host__ __device__ inline float cuCrealf(float2 x) { return x.x; }
__host__ __device__ inline float cuCimagf(float2 x) { return x.y; }
__host__ __device__ inline float2 make_cuFloatComplex(float r, float i) { float2 x; x.x = r; x.y = i; return x; }
__host__ __device__ inline float2 make_cuComplex(float r, float i) { return make_cuFloatComplex(r, i); }
__host__ __device__ inline float2 cuConjf(float2 x) { return make_cuFloatComplex(x.x, -x.y); }
__host__ __device__ inline float2 cuCaddf(float2 x, float2 y) { return make_cuFloatComplex(x.x + y.x, x.y + y.y); }
__host__ __device__ inline float2 cuCsubf(float2 x, float2 y) { return make_cuFloatComplex(x.x - y.x, x.y - y.y); }
__host__ __device__ inline float2 cuCmulf(float2 x, float2 y) {
  return make_cuFloatComplex(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);
}
__host__ __device__ inline float2 cuCdivf(float2 x, float2 y) {
  const float okl_s = 1.0f / (fabsf(y.x) + fabsf(y.y));
  const float okl_xr = x.x * okl_s, okl_xi = x.y * okl_s, okl_yr = y.x * okl_s, okl_yi = y.y * okl_s;
  const float okl_n = 1.0f / (okl_yr * okl_yr + okl_yi * okl_yi);
  return make_cuFloatComplex((okl_xr * okl_yr + okl_xi * okl_yi) * okl_n, (okl_xi * okl_yr - okl_xr * okl_yi) * okl_n);
}
__host__ __device__ inline float2 cuCfmaf(float2 x, float2 y, float2 d) {
  return make_cuFloatComplex(x.x * y.x + d.x - x.y * y.y, x.x * y.y + d.y + x.y * y.x);
}
__host__ __device__ inline float cuCabsf(float2 x) { return hypotf(x.x, x.y); }
__host__ __device__ inline double cuCreal(double2 x) { return x.x; }
__host__ __device__ inline double cuCimag(double2 x) { return x.y; }
__host__ __device__ inline double2 make_cuDoubleComplex(double r, double i) { double2 x; x.x = r; x.y = i; return x; }
__host__ __device__ inline double2 cuConj(double2 x) { return make_cuDoubleComplex(x.x, -x.y); }
__host__ __device__ inline double2 cuCadd(double2 x, double2 y) { return make_cuDoubleComplex(x.x + y.x, x.y + y.y); }
__host__ __device__ inline double2 cuCsub(double2 x, double2 y) { return make_cuDoubleComplex(x.x - y.x, x.y - y.y); }
__host__ __device__ inline double2 cuCmul(double2 x, double2 y) {
  return make_cuDoubleComplex(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);
}
__host__ __device__ inline double2 cuCdiv(double2 x, double2 y) {
  const double okl_s = 1.0 / (fabs(y.x) + fabs(y.y));
  const double okl_xr = x.x * okl_s, okl_xi = x.y * okl_s, okl_yr = y.x * okl_s, okl_yi = y.y * okl_s;
  const double okl_n = 1.0 / (okl_yr * okl_yr + okl_yi * okl_yi);
  return make_cuDoubleComplex((okl_xr * okl_yr + okl_xi * okl_yi) * okl_n, (okl_xi * okl_yr - okl_xr * okl_yi) * okl_n);
}
__host__ __device__ inline double2 cuCfma(double2 x, double2 y, double2 d) {
  return make_cuDoubleComplex(x.x * y.x + d.x - x.y * y.y, x.x * y.y + d.y + x.y * y.x);
}
__host__ __device__ inline double cuCabs(double2 x) { return hypot(x.x, x.y); }
__host__ __device__ inline double2 cuComplexFloatToDouble(float2 x) { return make_cuDoubleComplex(x.x, x.y); }
__host__ __device__ inline float2 cuComplexDoubleToFloat(double2 x) { return make_cuFloatComplex((float)x.x, (float)x.y); }
