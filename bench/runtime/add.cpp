// The kernel by hand, in a file of its own as kernels are.

extern "C" void add_serial(const int &n, const float *a, const float *b, float *ab) {
  for (int start = 0; start < n; start += 64)
    for (int i = start; i < start + 64; ++i)
      if (i < n) ab[i] = a[i] + b[i];
}

extern "C" void add_openmp(const int &n, const float *a, const float *b, float *ab) {
#pragma omp parallel for
  for (int start = 0; start < n; start += 64)
    for (int i = start; i < start + 64; ++i)
      if (i < n) ab[i] = a[i] + b[i];
}
