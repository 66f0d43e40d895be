#include <metal_stdlib>
using namespace metal;
#define p_Nq 4
#define p_cubNq 5
#line 1 "kernels/sem/cubature.okl"
// okl: -D p_Nq=4 -D p_cubNq=5
// Interpolates quadrilaterals' nodes to more points, squares there, and projects back. The nests have
// different counts, so that some items sit out.








[[max_total_threads_per_threadgroup(25)]] kernel void _occa_cubatureSquare_0(constant const int &Nelements [[buffer(0)]], device const float *__restrict I [[buffer(1)]], device const float *__restrict W [[buffer(2)]],
                            device const float *__restrict q [[buffer(3)]], device float *__restrict Mq [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_I[5][4];
  threadgroup float s_q[4][4];
  threadgroup float s_Iq[4][5];
  threadgroup float s_IIq[5][5];
  threadgroup float s_PIIq[5][4];
#line 14 "kernels/sem/cubature.okl"
  { int e = (int)_occa_group_position.x;
    
    
    
    
    

    // Load: all of the interpolation matrix, and the nodes.
    { int b = (int)_occa_thread_position.y;
      { if (_occa_thread_position.x < 4) { int a = (int)_occa_thread_position.x;
        s_I[b][a] = I[b * p_Nq + a];
        if (b < p_Nq) s_q[b][a] = q[(e * p_Nq + b) * p_Nq + a];
      } }
    }
    // Along x.
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 29 "kernels/sem/cubature.okl"
    { if (_occa_thread_position.y < 4) { int j = (int)_occa_thread_position.y;
      { int a = (int)_occa_thread_position.x;
        float sum = 0;
#pragma unroll p_Nq
        for (int i = 0; i < p_Nq; ++i) sum += s_I[a][i] * s_q[j][i];
        s_Iq[j][a] = sum;
      }
    } }
    // Along y, and the square.
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 38 "kernels/sem/cubature.okl"
    { int b = (int)_occa_thread_position.y;
      { int a = (int)_occa_thread_position.x;
        float sum = 0;
#pragma unroll p_Nq
        for (int j = 0; j < p_Nq; ++j) sum += s_I[b][j] * s_Iq[j][a];
        s_IIq[b][a] = W[b] * W[a] * sum * sum;
      }
    }
    // Back along x.
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 47 "kernels/sem/cubature.okl"
    { int b = (int)_occa_thread_position.y;
      { if (_occa_thread_position.x < 4) { int i = (int)_occa_thread_position.x;
        float sum = 0;
        for (int a = 0; a < p_cubNq; ++a) sum += s_I[a][i] * s_IIq[b][a];
        s_PIIq[b][i] = sum;
      } }
    }
    // Back along y.
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 55 "kernels/sem/cubature.okl"
    { if (_occa_thread_position.y < 4) { int j = (int)_occa_thread_position.y;
      { if (_occa_thread_position.x < 4) { int i = (int)_occa_thread_position.x;
        float sum = 0;
        for (int b = 0; b < p_cubNq; ++b) sum += s_I[b][j] * s_PIIq[b][i];
        Mq[(e * p_Nq + j) * p_Nq + i] = sum;
      } }
    } }
  }
}
