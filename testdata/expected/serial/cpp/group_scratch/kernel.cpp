#line 1 "kernels/cpp/group_scratch.okl"
// Variables of a group that loops over work items set, where CPUs and devices agree: all work items set the same, or each
// round writes what it reads.

struct Face {
  const float *edge[2];
  float x[3];
  int n;
};

struct Bounds {
  float low, high;
};

static void look_up(Face *face, const float *from, const int side) {
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

extern "C" void scratch(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float work[24];
    float *first, *second, *third;
    int width;
    Face face;
    Bounds bounds;
    float three[3];
    for (int t = 0; t < 8; ++t) { {
      first = work;
      second = &work[8];
      width = 8;
      third = work;
      if (N > 0) first = work + 16;
    }
    {
      first[t] = x[8 * g + t];
      second[t] = 2 * x[8 * g + t];
      third[t] = t;
    } }
    for (int t = 0; t < 8; ++t) {
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
