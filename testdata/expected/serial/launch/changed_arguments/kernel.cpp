#line 1 "kernels/launch/changed_arguments.okl"
// Arguments that device code changes: each work item has its own copy. And loops whose variables start without `=`.

extern "C" void changedArguments(const int &N, const int &_occa_arg_1, const float &scale, const int *__restrict__ x, int *__restrict__ y) {
  int groups = _occa_arg_1;
#line 4 "kernels/launch/changed_arguments.okl"
  // Host code changes it once, for all that follows.
  if (groups > 3) groups = 3;
  for (int g{0}; g < groups; ++g) {
    for (int t(0); t < 16; ++t) { auto &_occa_host_N = N; auto N = _occa_host_N;
      N -= t;
      if (N > 0) y[16 * g + t] += N;
    }
  }
  // Its own copy again.
  for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += 4) { int i_tile = (int)i_from; for (int i_nth = 0; i_nth < 4; ++i_nth) { int i = i_tile + i_nth; if (i < N) { { auto &_occa_host_N = N; auto N = _occa_host_N; y[i] += x[--N]; } } } }
  for (int g(0); g < groups; ++g)
    for (int t = 0; t < 16; ++t) { auto &_occa_host_scale = scale; auto scale = _occa_host_scale; auto &_occa_host_x = x; auto x = _occa_host_x;
      scale *= t;
      y[16 * g + t] += (int)scale;
      x += t;
      y[16 * g + t] += *x;
    }
}

// A pragma of one's own takes the place of okl's.
extern "C" void ownPragma(const int &N, int *__restrict__ y) {
#pragma omp parallel for schedule(static, 1)
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) y[8 * g + t] = g - t;
  }
}
