static inline void okl_copy(__local void *to, const __global void *from, ulong size, ulong zeros) {
  for (ulong i = 0; i < size - zeros; ++i) ((__local char *)to)[i] = ((const __global char *)from)[i];
  for (ulong i = size - zeros; i < size; ++i) ((__local char *)to)[i] = 0;
}
#line 1 "kernels/intrinsics/reduction.okl"
// okl: --intrinsics async-copy
// The sum of each block: its entries are copied to group memory first.


#define block 256

__kernel __attribute__((reqd_work_group_size(256, 1, 1))) void _occa_reductionWithSharedMemory_0(const int entries, __global const float *vec, __global float *blockSum) {
  __local float s_vec[256];
#line 8 "kernels/intrinsics/reduction.okl"
  { int group = (int)get_group_id(0);
    
    { int item = (int)get_local_id(0);
      if ((group * block + item) < entries) {
        okl_copy(&s_vec[item], &vec[group * block + item], sizeof(float), 0);
        (void)0;
        (void)(0);
      } else {
        s_vec[item] = 0;
      }
    }
    for (int alive = block / 2; alive > 0; alive /= 2) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/intrinsics/reduction.okl"
      { int item = (int)get_local_id(0);
        if (item < alive) s_vec[item] += s_vec[item + alive];
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "kernels/intrinsics/reduction.okl"
    { int item = (int)get_local_id(0);
      if (item == 0) blockSum[group] = s_vec[0];
    }
  }
}

typedef struct Four {
  int x[4];
} Four;

// Copies of 16 and 8 bytes; of the last ones a part is filled with zeros.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_wider_0(const int N, __global const float4 *a, __global const long *b, __global const Four *c, __global float4 *a2, __global long *b2, __global int *c2) {
  __local float4 sa[8];
  __local long sb[8];
  __local Four sc[8];
#line 36 "kernels/intrinsics/reduction.okl"
  { int g = (int)get_group_id(0);
    
    
    
    { int i = (int)get_local_id(0);
      okl_copy(sa + i, a + 8 * g + i, 16, 0);
      (void)0;
      okl_copy(&sb[i], &b[8 * g + i], 8, 0);
      okl_copy(&sc[i], &c[8 * g + i], 16, 4 * (i % 4));
      (void)0;
      (void)(0);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "kernels/intrinsics/reduction.okl"
    { int i = (int)get_local_id(0);
      a2[8 * g + i] = sa[7 - i];
      b2[8 * g + i] = sb[7 - i];
      for (int k = 0; k < 4; ++k) c2[4 * (8 * g + i) + k] = sc[7 - i].x[k];
    }
  }
}
