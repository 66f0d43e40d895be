#line 1 "kernels/tile/constant_in_size.okl"
// The launcher counts the rounds of a tile with a constant of the file that nothing else of the host names, written
// twice in the size, and with a value that is known at run time alone.

static const int half = 2;
enum Widths { narrow = 1 };

extern "C" __global__ void _occa_constantInSize_0(const int rows, const int step, int *seen) {
  { int row = (int)blockIdx.x;
    { int at_tile = (half + half - narrow) * step * (int)threadIdx.y; int at = at_tile + step * (int)threadIdx.x; if (at_tile + step * (long long)threadIdx.x < 12) {
      seen[row * 12 + at] += row + at;
    } }
  }
}
