#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/attributes/styles.okl"
// Every attribute in both styles, in every way of writing them. Every kernel adds what it should.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_atStyle_0(constant const int &N [[buffer(0)]], device const int *__restrict a [[buffer(1)]], device int *__restrict b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 4 "kernels/attributes/styles.okl"
  { int g = 16 * (int)_occa_group_position.x;
    
    int own;
    { int i = (int)_occa_thread_position.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int i = (int)_occa_thread_position.x;
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_longStyle_0(constant const int &N [[buffer(0)]], device const int *__restrict a [[buffer(1)]], device int *__restrict b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 19 "kernels/attributes/styles.okl"
  { int g = 16 * (int)_occa_group_position.x;
    
    int own;
    { int i = (int)_occa_thread_position.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int i = (int)_occa_thread_position.x;
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_scopedStyle_0(constant const int &N [[buffer(0)]], device const int *__restrict a [[buffer(1)]], device int *__restrict b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 34 "kernels/attributes/styles.okl"
  { int g = 16 * (int)_occa_group_position.x;
    
    int own;
    { int i = (int)_occa_thread_position.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int i = (int)_occa_thread_position.x;
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}

// Both styles on one node, in any order, and in one list.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_mixedStyle_0(constant const int &N [[buffer(0)]], device const int *__restrict a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 50 "kernels/attributes/styles.okl"
  { int g = 16 * (int)_occa_group_position.x;
    
    int own;
    { int i = (int)_occa_thread_position.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup) ;
    { int i = (int)_occa_thread_position.x;
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}





// Old ways: attributes in macros, in strings, in pragmas.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_oldStyle_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
  { int g = 16 * (int)_occa_group_position.x;
    
    int own;
    { int i = (int)_occa_thread_position.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 1 "@directive"
    #define LAST 15
#line 80 "kernels/attributes/styles.okl"
    { int i = (int)_occa_thread_position.x;
#line 1 "@directive"
      #pragma unroll 2
#line 82 "kernels/attributes/styles.okl"
      for (int k = 0; k < 1; ++k) {
        if (g + i < N) b[g + i] = own + s[LAST - i];
      }
    }
  }
}

// Attributes of others stay, before and after those of OKL.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_othersAfter_0(constant const int &N [[buffer(0)]], [[maybe_unused]] device const int *__restrict a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = 16 * (int)_occa_group_position.x;
    { int i = (int)(g) + (int)_occa_thread_position.x;
      const int partner = 2 * g + 15 - i;
      if (i < N) b[i] = a[i] + (partner < N ? a[partner] : 0);
    }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_othersBefore_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], [[maybe_unused]] device int *__restrict b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = 16 * (int)_occa_group_position.x;
    [[maybe_unused]] int own;
    { int i = (int)(g) + (int)_occa_thread_position.x;
      const int partner = 2 * g + 15 - i;
      own = partner < N ? a[partner] : 0;
      if (i < N) b[i] = a[i] + own;
    }
  }
}
