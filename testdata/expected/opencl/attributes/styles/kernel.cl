#line 1 "kernels/attributes/styles.okl"
// Every attribute in both styles, in every way of writing them. Every kernel adds what it should.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_atStyle_0(const int N, __global const int *restrict a, __global int *restrict b) {
  __local int s[16];
#line 4 "kernels/attributes/styles.okl"
  { int g = 16 * (int)get_group_id(0);
    
    int own;
    { int i = (int)get_local_id(0);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int i = (int)get_local_id(0);
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_longStyle_0(const int N, __global const int *restrict a, __global int *restrict b) {
  __local int s[16];
#line 19 "kernels/attributes/styles.okl"
  { int g = 16 * (int)get_group_id(0);
    
    int own;
    { int i = (int)get_local_id(0);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int i = (int)get_local_id(0);
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_scopedStyle_0(const int N, __global const int *restrict a, __global int *restrict b) {
  __local int s[16];
#line 34 "kernels/attributes/styles.okl"
  { int g = 16 * (int)get_group_id(0);
    
    int own;
    { int i = (int)get_local_id(0);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int i = (int)get_local_id(0);
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}

// Both styles on one node, in any order, and in one list.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) __attribute__((intel_reqd_sub_group_size(16))) void _occa_mixedStyle_0(const int N, __global const int *restrict a, __global int *b) {
  __local int s[16];
#line 50 "kernels/attributes/styles.okl"
  { int g = 16 * (int)get_group_id(0);
    
    int own;
    { int i = (int)get_local_id(0);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE) ;
    { int i = (int)get_local_id(0);
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}





// Old ways: attributes in macros, in strings, in pragmas.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_oldStyle_0(const int N, __global const int *a, __global int *b) {
  __local int s[16];
  { int g = 16 * (int)get_group_id(0);
    
    int own;
    { int i = (int)get_local_id(0);
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 1 "@directive"
    #define LAST 15
#line 80 "kernels/attributes/styles.okl"
    { int i = (int)get_local_id(0);
#line 1 "@directive"
      #pragma unroll 2
#line 82 "kernels/attributes/styles.okl"
      for (int k = 0; k < 1; ++k) {
        if (g + i < N) b[g + i] = own + s[LAST - i];
      }
    }
  }
}

// Where the text is code for a C++ compiler, too, the macro ends like a statement.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_hidden_0(const int N, __global const int *a, __global int *b) {
  __local int s[16];
  { int g = 16 * (int)get_group_id(0);
    
#line 95 "kernels/attributes/styles.okl"
    { int i = (int)get_local_id(0); s[i] = g + i < N ? a[g + i] : 0; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 98 "kernels/attributes/styles.okl"
    { int i = (int)get_local_id(0);
      if (g + i < N) b[g + i] = a[g + i] + s[15 - i];
    }
  }
}

// Attributes of others stay, before and after those of OKL.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_othersAfter_0(const int N,  __global const int *restrict a, __global int *b) {
  { int g = 16 * (int)get_group_id(0);
    { int i = g + (int)get_local_id(0);
      const int partner = 2 * g + 15 - i;
      if (i < N) b[i] = a[i] + (partner < N ? a[partner] : 0);
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_othersBefore_0(const int N, __global const int *a,  __global int *restrict b) {
  { int g = 16 * (int)get_group_id(0);
     int own;
    { int i = g + (int)get_local_id(0);
      const int partner = 2 * g + 15 - i;
      own = partner < N ? a[partner] : 0;
      if (i < N) b[i] = a[i] + own;
    }
  }
}
