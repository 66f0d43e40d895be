typedef struct { float x, y, z; } okl_float3;
#define float3 okl_float3
static inline __attribute__((overloadable)) float3 okl_multiply(float3 a, float b) { return (float3){a.x * b, a.y * b, a.z * b}; }
static inline __attribute__((overloadable)) float3 okl_add(float3 a, float3 b) { return (float3){a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__global float3 *a, float3 b) { return *a = (float3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__local float3 *a, float3 b) { return *a = (float3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_add_to(__private float3 *a, float3 b) { return *a = (float3){a->x + b.x, a->y + b.y, a->z + b.z}; }
static inline __attribute__((overloadable)) float3 okl_negate(float3 a) { return (float3){-a.x, -a.y, -a.z}; }
typedef struct { unsigned char x, y, z; } okl_uchar3;
#define uchar3 okl_uchar3
static inline __attribute__((overloadable)) uchar3 okl_add(uchar3 a, unsigned char b) { return (uchar3){(unsigned char)(a.x + b), (unsigned char)(a.y + b), (unsigned char)(a.z + b)}; }
#line 1 "kernels/vectors/structs.okl"
// Structs with vectors in arrays, by value, in group memory: each field lies where the host has it.

typedef struct Particle {
  char kind;
  float3 place;
  float4 color;
  float mass;
  short2 cell;
  char bits;
  uchar3 marks;
  int2 pair;
} Particle;

typedef struct Pair {
  float3 first, second;
  char last;
} Pair;

typedef struct Around {
  char before;
  Pair pairs[2];
  float2 size;
} Around;

static inline float weight(const Particle p) { return p.mass * (p.place.x + p.place.y + p.place.z) + p.color.w; }

static inline Pair swapped(const Pair p) {
  const Pair result = {p.second, p.first, p.last};
  return result;
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_move_0(const int N, const Around box, __global const Particle *a, __global Particle *b, __global float *sums) {
  __local Particle s[8];
#line 33 "kernels/vectors/structs.okl"
  { int g = 8 * (int)get_group_id(0);
    
    { int i = g + (int)get_local_id(0);
      if (i < N) s[i - g] = a[i];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 38 "kernels/vectors/structs.okl"
    { int i = g + (int)get_local_id(0);
      const int other = g + (i - g + 1) % 8;
      if (i < N) {
        Particle p = s[other < N ? other - g : i - g];
        okl_add_to(&p.place, okl_multiply(box.pairs[1].first, box.size.y));
        p.place.z += box.pairs[0].second.z;
        p.color *= 2.0f;
        p.color.y -= 1;
        p.cell += (short2)(1, i);
        p.marks = okl_add(p.marks, box.pairs[1].last);
        p.pair.y += p.kind + p.bits;
        b[i] = p;
        b[i].place = okl_negate(b[i].place);
        b[i].mass += box.before;
        sums[i] = weight(b[i]) + weight(a[i]);
      }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_swapAll_0(const int N, __global Pair *pairs, __global Around *all, __global int *sizes) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    pairs[i] = swapped(pairs[i]);
    all[i].pairs[1] = pairs[i];
    all[i].pairs[0].second = okl_add(pairs[i].second, all[i].pairs[0].first);
    all[i].size = all[i].size * 2 + 1;
    if (i == 0) {
      sizes[0] = sizeof(Particle);
      sizes[1] = sizeof(Pair);
      sizes[2] = sizeof(Around);
      sizes[3] = sizeof(float3);
      sizes[4] = sizeof(uchar3);
      sizes[5] = sizeof(int2);
      sizes[6] = sizeof(float4);
    }
  } }
}
