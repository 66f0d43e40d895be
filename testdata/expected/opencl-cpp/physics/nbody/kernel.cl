#line 1 "kernels/physics/nbody.okl"
// Gravity between all pairs of bodies, in tiles that pass through shared memory.

#define p_tile 32

struct Body {
  float x, y, z, mass;
};

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_accelerations_0(const int N, const float softening, __global const Body *__restrict bodies, __global float *__restrict a) {
  __local Body s_body[32];
#line 10 "kernels/physics/nbody.okl"
  { int n0 = 32 * (int)get_group_id(0);
    
    Body own;
    float sum[3];

    { int t = (int)get_local_id(0);
      sum[0] = sum[1] = sum[2] = 0.0f;
      own.x = own.y = own.z = own.mass = 0.0f;
      if (n0 + t < N) own = bodies[n0 + t];
    }

    for (int m0 = 0; m0 < N; m0 += p_tile) {
      { int t = (int)get_local_id(0);
        if (m0 + t < N) {
          s_body[t] = bodies[m0 + t];
        } else {
          s_body[t].x = s_body[t].y = s_body[t].z = 0.0f;
          s_body[t].mass = 0.0f;
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "kernels/physics/nbody.okl"
      { int t = (int)get_local_id(0);
        #pragma unroll 4
        for (int m = 0; m < p_tile; ++m) {
          const Body other = s_body[m];
          const float dx = other.x - own.x, dy = other.y - own.y, dz = other.z - own.z;
          const float distance2 = dx * dx + dy * dy + dz * dz + softening;
          const float factor = other.mass / (distance2 * sqrt(distance2));
          sum[0] += factor * dx;
          sum[1] += factor * dy;
          sum[2] += factor * dz;
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 42 "kernels/physics/nbody.okl"
}

    { int t = (int)get_local_id(0);
      for (int k = 0; k < 3; ++k) {
        if (n0 + t < N) a[3 * (n0 + t) + k] = sum[k];
      }
    }
  }
}
