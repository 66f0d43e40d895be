#line 1 "kernels/cpp/destructors.okl"
// Objects whose destructors write to memory: what they do is done when the work item leaves the block.

struct Put {
  int *place;
  int value;
  Put(int *p, int v) : place(p), value(v) {}
  ~Put() { *place = value; }
};

struct Add {
  int *place;
  int value;
  ~Add() { *place += value; }
};

struct Both {
  Add first, second;
};

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_leave_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  __local int s[16];
#line 21 "kernels/cpp/destructors.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = 7;
      Put put(&s[t], 0);
      put.value = s[t] * x[16 * g + t];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 28 "kernels/cpp/destructors.okl"
    { int t = (int)get_local_id(0); y[16 * g + t] = s[15 - t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "kernels/cpp/destructors.okl"
    { int t = (int)get_local_id(0);
      int *own = s + t;
      Both both;
      both.first.place = own;
      both.second.place = own;
      both.first.value = t;
      both.second.value = s[t];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 37 "kernels/cpp/destructors.okl"
    { int t = (int)get_local_id(0); y[16 * g + t] += s[15 - t]; }
  }
}
