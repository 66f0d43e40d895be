#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/physics/nbody.okl"
// Gravity between all pairs of bodies, in tiles that pass through shared memory.

#define p_tile 32

struct Body {
  float x, y, z, mass;
};

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_accelerations_0(constant const int &N [[buffer(0)]], constant const float &softening [[buffer(1)]], device const Body *__restrict bodies [[buffer(2)]], device float *__restrict a [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup Body s_body[32];
#line 10 "kernels/physics/nbody.okl"
  { int n0 = 32 * (int)_occa_group_position.x;
    
    Body own;
    float sum[3];

    { int t = (int)_occa_thread_position.x;
      sum[0] = sum[1] = sum[2] = 0.0f;
      own.x = own.y = own.z = own.mass = 0.0f;
      if (n0 + t < N) own = bodies[n0 + t];
    }

    for (int m0 = 0; m0 < N; m0 += p_tile) {
      { int t = (int)_occa_thread_position.x;
        if (m0 + t < N) {
          s_body[t] = bodies[m0 + t];
        } else {
          s_body[t].x = s_body[t].y = s_body[t].z = 0.0f;
          s_body[t].mass = 0.0f;
        }
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 30 "kernels/physics/nbody.okl"
      { int t = (int)_occa_thread_position.x;
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
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 42 "kernels/physics/nbody.okl"
}

    { int t = (int)_occa_thread_position.x;
      for (int k = 0; k < 3; ++k) {
        if (n0 + t < N) a[3 * (n0 + t) + k] = sum[k];
      }
    }
  }
}
