#line 1 "kernels/structs/members_changed.okl"
// An argument whose parts the kernel changes, inside of arrays, too.

struct Part {
  int number;
  int pair[2];
  int table[2][3];
  int flat[6];
};

extern "C" void changed(const int &N, const Part &part, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) { auto &_occa_host_part = part; auto part = _occa_host_part;
    *part.pair = 3;
    part.table[1][2] = 40;
    part.flat[1 + 2 * 2] = 500;
    b[i] = a[i] + part.number + part.pair[0] + part.pair[1] + part.table[1][2] + part.flat[5];
  }
}
