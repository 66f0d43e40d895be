#line 1 "kernels/rounds/fused.okl"
// Nests next to each other: CPUs run them as one where no work item meets another in between.

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_chain_0(const int N, const float a, __global const float *restrict x, __global float *restrict y) {
  { int g = 32 * (int)get_group_id(0);
    float r, q[2];
    { int t = (int)get_local_id(0);
      if (g + t < N) r = a * x[g + t];
    }
    // Between them a comment, and another name.
    { int i = (int)get_local_id(0);
      if (g + i < N) { q[0] = r + 1; }
    }
    { int t = (int)get_local_id(0);
      if (g + t < N) y[g + t] = q[0] + r;
    }
  }
}

// Who reads what another one wrote has to wait for it.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_meeting_0(const int N, __global const int *restrict x, __global int *y) {
  __local int s[8];
#line 21 "kernels/rounds/fused.okl"
  { int g = 8 * (int)get_group_id(0);
    
    int own, other;
    { int t = (int)get_local_id(0);
      own = x[g + t];
      s[t] = own;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 28 "kernels/rounds/fused.okl"
    { int t = (int)get_local_id(0);
      other = s[7 - t];
    }
    { int t = (int)get_local_id(0);
      y[g + t] = other;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 34 "kernels/rounds/fused.okl"
    { int t = (int)get_local_id(0);
      y[g + 7 - t] += 100;
    }
  }
}

// Rounds that go on early, other counts, a value that lives from round to round.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_apart_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int g = (int)get_group_id(0);
    int sum = 5;
    int last;
    for (int k = 0; k < 3; ++k) {
      do { int t = (int)get_local_id(0);
        if (k > 0) sum += last;
        if (t == 3) continue;
        sum += x[8 * g + t];
      } while (0);
      { int t = (int)get_local_id(0);
        last = sum + k;
      }
    }
    { int t = (int)get_local_id(0);
      y[8 * g + t] = sum;
    }
    { int t = 1 + (int)get_local_id(0);
      y[8 * g + t - 1] += t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = 1 + (int)get_local_id(0);
      y[8 * g + t - 1] += last;
    }
  }
}

// Planes with a variable of their own each.
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void _occa_planes_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int g = (int)get_group_id(0);
    for (int part = 0; part < 2; ++part) {
      int r;
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0);
          r = x[64 * g + 32 * part + 8 * j + i];
        }
      }
      { int b = (int)get_local_id(1);
        { int a = (int)get_local_id(0);
          y[64 * g + 32 * part + 8 * b + a] = r + b;
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 83 "kernels/rounds/fused.okl"
}
  }
}
