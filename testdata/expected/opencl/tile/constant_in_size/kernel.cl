#line 1 "kernels/tile/constant_in_size.okl"
// The launcher counts the rounds of a tile with a constant of the file that nothing else of the host names, written
// twice in the size, and with a value that is known at run time alone.

enum { _occa_half = 2 };
typedef enum Widths { narrow = 1 } Widths;

__kernel void _occa_constantInSize_0(const int rows, const int step, __global int *seen) {
  { int row = (int)get_group_id(0);
    { int at_tile = (_occa_half + _occa_half - narrow) * step * (int)get_local_id(1); int at = at_tile + step * (int)get_local_id(0); if (at_tile + step * (long)get_local_id(0) < 12) {
      seen[row * 12 + at] += row + at;
    } }
  }
}
