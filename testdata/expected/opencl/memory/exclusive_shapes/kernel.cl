#line 1 "kernels/memory/exclusive_shapes.okl"
// `@exclusive` and `@shared` in every shape: arrays, structs, pointers, several declarators, initialisers, a
// typedef, a macro, nests of other shapes, `continue` before the use.

typedef struct Particle {
  float x, v[2];
} Particle;

typedef int counter;

#define OWN r_macro
#define ADD(value) OWN += (value)

__kernel __attribute__((reqd_work_group_size(12, 1, 1))) void _occa_shapes_0(const int N, __global const int *a, __global int *b) {
  __local int s[12];
  __local int total;
  __local Particle kept[12];
#line 14 "kernels/memory/exclusive_shapes.okl"
  { int g = 12 * (int)get_group_id(0);
    int r = 3, table[2] = {1, 2}; __local int *where;
    Particle particle;
    __global const int *from = a;
    counter typed = 7;
    int OWN = 0;
     
    

    { if (get_local_id(0) < 1) { int t = (int)get_local_id(0); total = 0; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "kernels/memory/exclusive_shapes.okl"
    do { int t = (int)get_local_id(0);
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
      atomic_add((volatile __local int *)&total, 1);
    } while (0);
    // Fewer rounds: the same work items as the first of the others.
    { if (get_local_id(0) < 4) { int t = (int)get_local_id(0);
      r += 100;
      ADD(50);
    } }
    { int t = 11 - (int)get_local_id(0); table[0] += t; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 43 "kernels/memory/exclusive_shapes.okl"
    { int t = (int)get_local_id(0);
      if (g + t < N) {
        b[g + t] = t == 5 ? r + table[0] + typed + OWN : r + table[0] + table[1] + *where + (int)particle.x +
                   (int)kept[11 - t == 5 ? 0 : 11 - t].v[1] + typed + OWN + total;
      }
    }
  }
}

// Two axes, sizes known only at run time.
__kernel void _occa_runTime_0(const int W, const int H, __global int *b) {
  { int g = (int)get_group_id(0);
    int r = g;
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); r += 10 * j + i; }
    }
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); b[(g * H + j) * W + i] = r; }
    }
  }
}
