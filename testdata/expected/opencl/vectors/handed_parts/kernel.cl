#line 1 "kernels/vectors/handed_parts.okl"
// Parts of vectors in every memory, for parameters that are references to what does not change.
typedef struct Cell {
  uint4 counts;
  float2 at;
} Cell;

static unsigned mixed__g(__global const unsigned *x) { return (*x) * 7 + ((*x) >> 2); }
#line 7 "kernels/vectors/handed_parts.okl"
static unsigned mixed__l(__local const unsigned *x) { return (*x) * 7 + ((*x) >> 2); }
#line 7 "kernels/vectors/handed_parts.okl"
static unsigned mixed__p(__private const unsigned *x) { return (*x) * 7 + ((*x) >> 2); }

static float half_of__g(__global const float *x) { return (*x) / 2; }
#line 9 "kernels/vectors/handed_parts.okl"
static float half_of__p(__private const float *x) { return (*x) / 2; }

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_handedParts_0(const int groups, __global const uint4 *in, __global const Cell *cells, const uint2 k, __global unsigned *y, __global float *z) {
  __local uint4 tile[8];
#line 12 "kernels/vectors/handed_parts.okl"
  { int g = (int)get_group_id(0);
    
    { int i = (int)get_local_id(0); tile[i] = in[8 * g + i]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/vectors/handed_parts.okl"
    { int i = (int)get_local_id(0);
      const int t = 8 * g + i;
      uint4 own = tile[7 - i];
      y[t] = mixed__l(&(((__local unsigned int *)&(tile[(i + 1) % 8]))[1])) + 3 * mixed__p(&(((__private unsigned int *)&(own))[2])) + 5 * mixed__g(&(((__global unsigned int *)((in + t)))[0])) + 7 * mixed__g(&(((__global unsigned int *)&(cells[t].counts))[3]));
      y[t] += 11 * mixed__p(&(((__private unsigned int *)&(k))[1])) + mixed__p(&(((__private unsigned int *)&(own))[0]));
      z[t] = half_of__g(&(((__global float *)&(cells[t].at))[1])) + half_of__p(&(__private float){tile[i].x % 100});
    }
  }
}
