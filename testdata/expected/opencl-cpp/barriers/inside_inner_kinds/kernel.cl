#line 1 "kernels/barriers/inside_inner_kinds.okl"
// What lives on after a barrier in the middle of an @inner loop: values, arrays, structs, references,
// pointers to such, constants. CPUs keep it for every work item.

struct Pair {
  int first, second;
  Pair(int a, int b) : first(a), second(b) {}
};

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_kinds_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  __local int s[16];
  __local int other[16];
#line 10 "kernels/barriers/inside_inner_kinds.okl"
  { int b = 16 * (int)get_group_id(0);
     
    int r_rounds = 3;
    do { int i = (int)get_local_id(0);
      const int n = b + i;
      constexpr int two = 2;
      const unsigned char small = 7 + i;
      int t = x[n], u, list[3] = {t, 2 * t, i}, unused = 1;
      Pair pair(t, n);
      auto k = 2.5f;
      int *at = &list[two];
      int &result = y[n];
      r_rounds += i;
      s[i] = t + unused;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      u = s[15 - i];
      *at += u;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      s[i] = u + list[two] + list[1] + pair.first + (int)(2 * k) + small;
      for (int q = 0; q < two; ++q) {
        if (q) continue;
        s[i] += r_rounds;
      }
      sub_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      other[i] = s[i ^ 1] + t;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      result = other[(i + 3) % 16] + pair.second;
      if (t & 1) continue;
      result += n;
    } while (0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 40 "kernels/barriers/inside_inner_kinds.okl"
    { int i = (int)get_local_id(0); y[b + i] += 1000 * r_rounds; }
  }
}

// An address that lives on, of something that nobody names again.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_addresses_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  __local int s[16];
#line 46 "kernels/barriers/inside_inner_kinds.okl"
  { int b = 16 * (int)get_group_id(0);
    
    int *r_at;
    { int i = (int)get_local_id(0);
      int hidden = x[b + i], list[2] = {i, 2 * i}, *at = &hidden;
      int apart = 3 * i;
      r_at = &apart;
      s[i] = hidden;
      int *first = list;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      y[b + i] = s[15 - i] + *at + first[1] + *r_at;
    }
  }
}
