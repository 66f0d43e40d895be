#line 1 "kernels/physics/nbody.okl"
// Gravity between all pairs of bodies, in tiles that pass through shared memory.

#define p_tile 32

struct Body {
  float x, y, z, mass;
};

extern "C" __global__ __launch_bounds__(32) void _occa_accelerations_0(const int N, const float softening, const Body *__restrict__ bodies, float *__restrict__ a) {
  { int n0 = 32 * (int)blockIdx.x;
    __shared__ Body s_body[p_tile];
    Body own;
    float sum[3];

    { int t = (int)threadIdx.x;
      sum[0] = sum[1] = sum[2] = 0.0f;
      own.x = own.y = own.z = own.mass = 0.0f;
      if (n0 + t < N) own = bodies[n0 + t];
    }

    for (int m0 = 0; m0 < N; m0 += p_tile) {
      { int t = (int)threadIdx.x;
        if (m0 + t < N) {
          s_body[t] = bodies[m0 + t];
        } else {
          s_body[t].x = s_body[t].y = s_body[t].z = 0.0f;
          s_body[t].mass = 0.0f;
        }
      }
      __syncthreads();
#line 30 "kernels/physics/nbody.okl"
      { int t = (int)threadIdx.x;
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
      __syncthreads();
#line 42 "kernels/physics/nbody.okl"
}

    { int t = (int)threadIdx.x;
      for (int k = 0; k < 3; ++k) {
        if (n0 + t < N) a[3 * (n0 + t) + k] = sum[k];
      }
    }
  }
}
