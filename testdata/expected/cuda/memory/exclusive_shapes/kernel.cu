#line 1 "kernels/memory/exclusive_shapes.okl"
// `@exclusive` and `@shared` in every shape: arrays, structs, pointers, several declarators, initialisers, a
// typedef, a macro, nests of other shapes, `continue` before the use.

struct Particle {
  float x, v[2];
};

typedef int counter;

#define OWN r_macro
#define ADD(value) OWN += (value)

extern "C" __global__ __launch_bounds__(12) void _occa_shapes_0(const int N, const int *a, int *b) {
  { int g = 12 * (int)blockIdx.x;
    int r = 3, table[2] = {1, 2}, *where;
    Particle particle;
    const int *from = a;
    counter typed = 7;
    int OWN = 0;
    __shared__ int s[12], total;
    __shared__ Particle kept[12];

    { if (threadIdx.x < 1) { int t = (int)threadIdx.x; total = 0; } }
    __syncthreads();
#line 24 "kernels/memory/exclusive_shapes.okl"
    do { int t = (int)threadIdx.x;
      if (t == 5) continue;
      r += t;
      table[1] += g + t < N ? from[g + t] : 0;
      where = &s[t];
      *where = t;
      particle.x = t;
      particle.v[1] = 2 * t;
      typed *= 2;
      ADD(t);
      kept[t] = particle;
      atomicAdd(&total, 1);
    } while (0);
    // Fewer rounds: the same work items as the first of the others.
    { if (threadIdx.x < 4) { int t = (int)threadIdx.x;
      r += 100;
      ADD(50);
    } }
    { int t = 11 - (int)threadIdx.x; table[0] += t; }
    __syncthreads();
#line 43 "kernels/memory/exclusive_shapes.okl"
    { int t = (int)threadIdx.x;
      if (g + t < N) {
        b[g + t] = t == 5 ? r + table[0] + typed + OWN : r + table[0] + table[1] + *where + (int)particle.x +
                   (int)kept[11 - t == 5 ? 0 : 11 - t].v[1] + typed + OWN + total;
      }
    }
  }
}

// Two axes, sizes known only at run time.
extern "C" __global__ void _occa_runTime_0(const int W, const int H, int *b) {
  { int g = (int)blockIdx.x;
    int r = g;
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; r += 10 * j + i; }
    }
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x; b[(g * H + j) * W + i] = r; }
    }
  }
}
