#line 1 "kernels/atomics/spelled_out.okl"
// `x = x op e`, the long way to write an update; also with the sides exchanged and in a block.

extern "C" void spelledOut(const int &N, const int *__restrict__ x, int *__restrict__ sums) {
  #pragma omp parallel for
#line 4 "kernels/atomics/spelled_out.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 16) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (16); n += 1) { if (n < N) {
    #pragma omp atomic update
#line 5 "kernels/atomics/spelled_out.okl"
    sums[0] = sums[0] + x[n];
    #pragma omp atomic update
#line 6 "kernels/atomics/spelled_out.okl"
    sums[1] = sums[1] - x[n];
    #pragma omp atomic update
#line 7 "kernels/atomics/spelled_out.okl"
    sums[2] = x[n] + sums[2];
    { 
#pragma omp atomic update
#line 8 "kernels/atomics/spelled_out.okl"
sums[3] = sums[3] + 2 * x[n]; }
  } } }
}
