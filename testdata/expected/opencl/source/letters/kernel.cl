#line 1 "kernels/source/letters.okl"
// Names with letters that not every compiler takes, and macros of C++20.




typedef struct Größe {
  int länge, $wide;
} Größe;

static int one$(int ä) { return ä; }
static int zwei(int a, int $b) { return a + $b; }

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_letters_0(const int N, __global const int *x, __global int *maß, const int höhe) {
  __local int $s[8];
  { int g = (int)get_group_id(0);
    
    { int tü = (int)get_local_id(0); $s[tü] = x[8 * g + tü]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/source/letters.okl"
    { int tü = (int)get_local_id(0);
      const Größe größe = {$s[7 - tü], 3};
      maß[8 * g + tü] = one$(größe.länge ) + zwei(größe.$wide , 12) + 10 + höhe;
    }
  }
}
