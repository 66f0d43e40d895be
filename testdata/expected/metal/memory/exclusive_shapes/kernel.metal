#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/memory/exclusive_shapes.okl"
// `@exclusive` and `@shared` in every shape: arrays, structs, pointers, several declarators, initialisers, a
// typedef, a macro, nests of other shapes, `continue` before the use.

struct Particle {
  float x, v[2];
};

typedef int counter;

#define OWN r_macro
#define ADD(value) OWN += (value)

[[max_total_threads_per_threadgroup(12)]] kernel void _occa_shapes_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[12];
  threadgroup int total;
  threadgroup Particle kept[12];
#line 14 "kernels/memory/exclusive_shapes.okl"
  { int g = 12 * (int)group_position.x;
    int r = 3, table[2] = {1, 2}; threadgroup int *where;
    Particle particle;
    device const int *from = a;
    counter typed = 7;
    int OWN = 0;
     
    

    { if (thread_position.x < 1) { int t = (int)thread_position.x; total = 0; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 24 "kernels/memory/exclusive_shapes.okl"
    do { int t = (int)thread_position.x;
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
      atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&total, 1, memory_order_relaxed);
    } while (0);
    // Fewer rounds: the same work items as the first of the others.
    { if (thread_position.x < 4) { int t = (int)thread_position.x;
      r += 100;
      ADD(50);
    } }
    { int t = 11 - (int)thread_position.x; table[0] += t; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 43 "kernels/memory/exclusive_shapes.okl"
    { int t = (int)thread_position.x;
      if (g + t < N) {
        b[g + t] = t == 5 ? r + table[0] + typed + OWN : r + table[0] + table[1] + *where + (int)particle.x +
                   (int)kept[11 - t == 5 ? 0 : 11 - t].v[1] + typed + OWN + total;
      }
    }
  }
}

// Two axes, sizes known only at run time.
kernel void _occa_runTime_0(constant const int &W [[buffer(0)]], constant const int &H [[buffer(1)]], device int *b [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)group_position.x;
    int r = g;
    { int j = (int)thread_position.y;
      { int i = (int)thread_position.x; r += 10 * j + i; }
    }
    { int j = (int)thread_position.y;
      { int i = (int)thread_position.x; b[(g * H + j) * W + i] = r; }
    }
  }
}
