#line 1 "kernels/structs/members_changed.okl"
// An argument whose parts the kernel changes, inside of arrays, too.

struct Part {
  int number;
  int pair[2];
  int table[2][3];
  int flat[6];
};

extern "C" __global__ __launch_bounds__(16) void _occa_changed_0(const int N, Part part, const int *a, int *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    *part.pair = 3;
    part.table[1][2] = 40;
    part.flat[1 + 2 * 2] = 500;
    b[i] = a[i] + part.number + part.pair[0] + part.pair[1] + part.table[1][2] + part.flat[5];
  } }
}
