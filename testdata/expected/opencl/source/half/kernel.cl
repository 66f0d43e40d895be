#line 1 "kernels/source/half.okl"
// `half` is no type here, and a name like any other.

typedef struct Part {
  int _occa_half, whole;
} Part;

static int _occa_half(const int n) { return n / 2; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_halves_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    Part part;
    part.whole = x[i];
    part._occa_half = _occa_half(part.whole);
    {
      enum { _occa_half = 3 };
      y[i] = part._occa_half + _occa_half;
    }
  } }
}
