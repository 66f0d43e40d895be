#line 1 "kernels/attributes/alignment.okl"
// Constants that only attributes name: of the file, of host code, in types and in declarations.

enum { whole = 16 };
enum { half_of_it = 8 };
enum { wide = 32 };

typedef struct __attribute__((aligned(whole))) Row {
  float v[4];
} Row;
typedef struct Pair {
  __attribute__((aligned(half_of_it))) float x;
  float y __attribute__((aligned(half_of_it)));
} Pair;
typedef struct __attribute__((aligned(wide))) Wide {
  float v[2];
} Wide;

static inline float sum(const Row row, const Wide w) {
  __attribute__((aligned(whole))) float found[4] = {row.v[0], row.v[1], w.v[0], w.v[1]};
  return found[0] + found[1] + found[2] + found[3];
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_aligned_rows_0(const int N, const Row shift, __global const float *a, __global float *b) {
  enum { of_host = 32 };
  enum { size = 16 };
  enum { of_pair = 8 };
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    __attribute__((aligned(of_host))) float first[4] = {a[i], 1.0f};
    float second[2] __attribute__((aligned(of_pair))) = {2.0f, a[i]};
    __attribute__((aligned(wide))) float third = a[i];
    Row row = {{first[0], second[0]}};
    Pair pair = {first[1], second[1]};
    Wide w = {{third, shift.v[3]}};
    b[i] = sum(row, w) + pair.x * pair.y;
  } }
}

// In each memory; and another constant of the name, nearer.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_nearer_0(const int N, __global const float *a, __global float *b) {
  enum { bytes = 64 };
  enum { of_group = 16 };
  __attribute__((aligned(of_group))) __local float s[8];
  __local float t[8];
#line 42 "kernels/attributes/alignment.okl"
  { int g = 8 * (int)get_group_id(0);
    
    
    __attribute__((aligned(8))) float e;
    { int i = g + (int)get_local_id(0);
      s[i - g] = a[i];
      t[i - g] = 2 * a[i];
      e = 16 * a[i];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 51 "kernels/attributes/alignment.okl"
    { int i = g + (int)get_local_id(0);
      __attribute__((aligned(bytes))) float first = s[7 - (i - g)];
      enum { bytes = 16 };
      __attribute__((aligned(bytes))) float second[4] = {first, bytes, t[7 - (i - g)]};
      b[i] = second[0] + second[1] + second[2] + e;
    }
  }
}

// Group memory lies as it is asked to, whatever stands before it.
__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_of_groups_0(const int N, __global const int *a, __global unsigned long *places, __global int *b) {
  __local char before[3];
  __attribute__((aligned(128))) __local int s[5];
  __local char between;
  __attribute__((aligned(64))) __local int one;
#line 62 "kernels/attributes/alignment.okl"
  { int g = (int)get_group_id(0);
    
    
    
    
    { int t = (int)get_local_id(0);
      s[t] = a[5 * g + t];
      if (t < 3) before[t] = 1;
      if (t == 4) {
        one = 7;
        between = 2;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "kernels/attributes/alignment.okl"
    { int t = (int)get_local_id(0);
      b[5 * g + t] = s[4 - t] + one + between + before[t % 3];
      if (t == 0) {
        places[2 * g] = (unsigned long)&s[0] % 128;
        places[2 * g + 1] = (unsigned long)&one % 64;
      }
    }
  }
}
