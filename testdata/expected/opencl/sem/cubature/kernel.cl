#define p_Nq 4
#define p_cubNq 5
#line 1 "kernels/sem/cubature.okl"
// okl: -D p_Nq=4 -D p_cubNq=5
// Interpolates quadrilaterals' nodes to more points, squares there, and projects back. The nests have
// different counts, so that some items sit out.








__kernel __attribute__((reqd_work_group_size(5, 5, 1))) void _occa_cubatureSquare_0(const int Nelements, __global const float *restrict I, __global const float *restrict W,
                            __global const float *restrict q, __global float *restrict Mq) {
  __local float s_I[5][4];
  __local float s_q[4][4];
  __local float s_Iq[4][5];
  __local float s_IIq[5][5];
  __local float s_PIIq[5][4];
#line 14 "kernels/sem/cubature.okl"
  { int e = (int)get_group_id(0);
    
    
    
    
    

    // Load: all of the interpolation matrix, and the nodes.
    { int b = (int)get_local_id(1);
      { if (get_local_id(0) < 4) { int a = (int)get_local_id(0);
        s_I[b][a] = I[b * p_Nq + a];
        if (b < p_Nq) s_q[b][a] = q[(e * p_Nq + b) * p_Nq + a];
      } }
    }
    // Along x.
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "kernels/sem/cubature.okl"
    { if (get_local_id(1) < 4) { int j = (int)get_local_id(1);
      { int a = (int)get_local_id(0);
        float sum = 0;
#pragma unroll 4
        for (int i = 0; i < p_Nq; ++i) sum += s_I[a][i] * s_q[j][i];
        s_Iq[j][a] = sum;
      }
    } }
    // Along y, and the square.
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 38 "kernels/sem/cubature.okl"
    { int b = (int)get_local_id(1);
      { int a = (int)get_local_id(0);
        float sum = 0;
#pragma unroll 4
        for (int j = 0; j < p_Nq; ++j) sum += s_I[b][j] * s_Iq[j][a];
        s_IIq[b][a] = W[b] * W[a] * sum * sum;
      }
    }
    // Back along x.
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 47 "kernels/sem/cubature.okl"
    { int b = (int)get_local_id(1);
      { if (get_local_id(0) < 4) { int i = (int)get_local_id(0);
        float sum = 0;
        for (int a = 0; a < p_cubNq; ++a) sum += s_I[a][i] * s_IIq[b][a];
        s_PIIq[b][i] = sum;
      } }
    }
    // Back along y.
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "kernels/sem/cubature.okl"
    { if (get_local_id(1) < 4) { int j = (int)get_local_id(1);
      { if (get_local_id(0) < 4) { int i = (int)get_local_id(0);
        float sum = 0;
        for (int b = 0; b < p_cubNq; ++b) sum += s_I[b][j] * s_PIIq[b][i];
        Mq[(e * p_Nq + j) * p_Nq + i] = sum;
      } }
    } }
  }
}
