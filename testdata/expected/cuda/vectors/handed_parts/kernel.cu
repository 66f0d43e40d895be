#line 1 "kernels/vectors/handed_parts.okl"
// Parts of vectors in every memory, for parameters that are references to what does not change.
struct Cell {
  uint4 counts;
  float2 at;
};

__device__ static unsigned mixed(const unsigned &x) { return x * 7 + (x >> 2); }

__device__ static float half_of(const float &x) { return x / 2; }

extern "C" __global__ __launch_bounds__(8) void _occa_handedParts_0(const int groups, const uint4 *in, const Cell *cells, const uint2 k, unsigned *y, float *z) {
  { int g = (int)blockIdx.x;
    __shared__ uint4 tile[8];
    { int i = (int)threadIdx.x; tile[i] = in[8 * g + i]; }
    __syncthreads();
#line 15 "kernels/vectors/handed_parts.okl"
    { int i = (int)threadIdx.x;
      const int t = 8 * g + i;
      uint4 own = tile[7 - i];
      y[t] = mixed(tile[(i + 1) % 8].y) + 3 * mixed(own.z) + 5 * mixed((in + t)->x) + 7 * mixed(cells[t].counts.w);
      y[t] += 11 * mixed(k.y) + mixed(own.x);
      z[t] = half_of(cells[t].at.y) + half_of(tile[i].x % 100);
    }
  }
}
