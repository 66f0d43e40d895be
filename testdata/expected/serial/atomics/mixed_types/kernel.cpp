#line 1 "kernels/atomics/mixed_types.okl"
// The operand is of another type than the place: C++ computes in the common type of both, and so does an atomic.

extern "C" void mixedTypes(const int &N, const int *__restrict__ x, const long *__restrict__ w, const unsigned &two,
                        int *__restrict__ v, unsigned *__restrict__ u, int *__restrict__ old) {
  for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) {
    int *const own = v + 10 * n;
    own[0] /= 2u;
    own[1] /= w[n];
    own[2] = w[n] / own[2];
    own[3] *= 1.5f;
    own[4] = w[n] >> own[4];
    own[5] = own[5] - two * w[n];
    { old[2 * n] = own[6]; own[6] /= w[n]; }
    { own[7] -= 2.5f; old[2 * n + 1] = own[7]; }
    if (own[8] == 4294967295u) own[8] = 5;
    if (own[9] == w[n]) own[9] = 5;
    u[n] /= x[n];
  }
}

// The long way to write an update; also with the sides exchanged and in a block.
extern "C" void spelledOut(const int &N, const int *__restrict__ x, int *__restrict__ sums) {
  for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) {
    sums[0] = sums[0] + x[n];
    sums[1] = sums[1] - x[n];
    sums[2] = x[n] + sums[2];
    { sums[3] = sums[3] + 2 * x[n]; }
  }
}
