#line 1 "kernels/atomic/block.okl"
// A block that is one step as a whole. Devices have no such thing; CPUs run it under a lock, and
// then every other atomic update of the kernel has to take the same lock.

extern "C" void blocks(const int &N, const int *v, int *x) {
  #pragma omp parallel for
#line 5 "kernels/atomic/block.okl"
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    #pragma omp critical (okl_atomic)
#line 6 "kernels/atomic/block.okl"
    {
      const int before = x[0];
      x[0] = before + v[i];
      x[1] += before & 0;
      x[1]++;
    }
    #pragma omp critical (okl_atomic)
#line 12 "kernels/atomic/block.okl"
    x[0] -= 1;
    int mine;
    #pragma omp critical (okl_atomic)
#line 14 "kernels/atomic/block.okl"
    mine = x[2]++;
    x[3 + mine] = mine;
  }
}
