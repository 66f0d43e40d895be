#line 1 "kernels/front/modes.okl"
// One text for all targets that asks which one it is for: `OKL_MODE_CUDA` and its like are for `#if`.


#define ROUNDS 64




extern "C" void halves(const int &n, const float *x, float *y) {
  for (long long i_tile = 0; i_tile < n; i_tile += 64) for (int i = (int)i_tile, i_end = (int)(i_tile + 64 < n ? i_tile + 64 : n); i < i_end; ++i) {



    y[i] = x[i] * 0.5f;

  }
}
