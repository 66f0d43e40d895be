#line 1 "kernels/cpp/group_scratch.okl"
// Variables of a group that loops over work items set, where CPUs and devices agree: all work items set the same, or each
// round writes what it reads.

typedef struct Face {
  __global const float *edge[2];
  float x[3];
  int n;
} Face;

typedef struct Bounds {
  float low, high;
} Bounds;

static void look_up(__private Face *face, __global const float *from, const int side) {
  face->edge[0] = from + side;
  face->edge[1] = from + 2 * side;
  face->n = side;
  for (int d = 0; d < 3; ++d) face->x[d] = from[d] + side;
}

static Bounds around(const float x) {
  Bounds found;
  found.low = x - 1;
  found.high = x + 1;
  return found;
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_scratch_0(const int N, __global const float *restrict x, __global float *restrict y) {
  __local float work[24];
#line 29 "kernels/cpp/group_scratch.okl"
  { int g = (int)get_group_id(0);
    
    __local float *first, *second, *third;
    int width;
    Face face;
    Bounds bounds;
    float three[3];
    { int t = (int)get_local_id(0);
      first = work;
      second = &work[8];
      width = 8;
      third = work;
      if (N > 0) first = work + 16;
    }
    { int t = (int)get_local_id(0);
      first[t] = x[8 * g + t];
      second[t] = 2 * x[8 * g + t];
      third[t] = t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "kernels/cpp/group_scratch.okl"
    { int t = (int)get_local_id(0);
      look_up(&face, x, t % 4);
      bounds = around(x[8 * g + t]);
      for (int k = 0; k < 3; ++k) {
        three[k] = work[8 * k + (t + 1) % width];
        three[k] += 1;
      }
      float sum = bounds.low * bounds.high + three[0] + three[1] + three[2] + face.n;
      for (int k = 0; k < 3; ++k) sum += face.x[k];
      y[8 * g + t] = sum + face.edge[0][1] + face.edge[1][2] + first[(t + 3) % 8];
    }
  }
}
