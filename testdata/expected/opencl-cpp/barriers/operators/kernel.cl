#line 1 "kernels/barriers/operators.okl"
// Memory that is changed by operators of classes, by lambdas with references, through objects that keep references,
// and through casts.

struct Money {
  int whole, parts;
  Money &operator+=(const int more) {
    whole += more;
    return *this;
  }
  Money &operator++() {
    ++parts;
    return *this;
  }
  int &operator[](const int part) { return part == 0 ? whole : parts; }
  void operator()(const int all) { whole = parts = all; }
  void add(const Money &other) {
    whole += other.whole;
    parts += other.parts;
  }
  int sum() const { return 100 * whole + parts; }
};

Money &operator-=(Money &money, const int less) {
  money.whole -= less;
  return money;
}

struct Kept {
  int &place;
};

struct Writer {
  int *to;
  void operator()(const int i, const int value) const { to[i] = value; }
};

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_operators_0(const int N, __global const int *__restrict x, __global Money *__restrict m, __global int *__restrict y) {
  __local Money s[8];
#line 38 "kernels/barriers/operators.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t](x[g * 8 + t]); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 41 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); y[g * 8 + t] = s[7 - t].sum(); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 42 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0);
      s[t] += t;
      s[t] -= 2;
      ++s[t];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 47 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); y[g * 8 + t] += s[(t + 1) % 8].sum(); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); s[t][1] = 7 * t; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 49 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); y[g * 8 + t] += s[(t + 2) % 8].sum(); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 50 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); (m + g * 8 + t)->add(s[t]); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 51 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); y[g * 8 + t] += m[g * 8 + (t + 3) % 8].sum(); }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_references_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  __local int s[8];
  __local Money m[8];
#line 56 "kernels/barriers/operators.okl"
  { int g = (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      auto set = [](const int value, int &place) { place = value; };
      set(x[g * 8 + t], s[t]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 63 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0);
      Kept kept{s[7 - t]};
      y[g * 8 + t] = kept.place;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 67 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0);
      Kept kept{s[t]};
      kept.place = 5 * t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 71 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); y[g * 8 + t] += s[(t + 1) % 8]; }
    { int t = (int)get_local_id(0);
      int Money::*part = t % 2 ? &Money::whole : &Money::parts;
      m[t].whole = m[t].parts = 0;
      m[t].*part = t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 77 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); y[g * 8 + t] += m[(t + 1) % 8].sum(); }
    { int t = (int)get_local_id(0);
      auto place = [&](const int i) -> int & { return s[i]; };
      place(t) = -t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 82 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); y[g * 8 + t] += s[(t + 5) % 8]; }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_casts_0(const int N, __global int *__restrict y) {
  __local int s[8];
#line 87 "kernels/barriers/operators.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = g; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 90 "kernels/barriers/operators.okl"
    { if (get_local_id(0) < 4) { int t = (int)get_local_id(0);
      ((Money *)s)[t].whole = t;
      reinterpret_cast<Money *>(s)[t].parts = 3 * t;
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 94 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); y[g * 8 + t] = s[t]; }
  }
}

// Objects without a name.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_temporaries_0(const int N, __global int *__restrict w, __global int *__restrict y) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0); Writer{w + 8 * g}(t, 5 * t - g); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 102 "kernels/barriers/operators.okl"
    { int t = (int)get_local_id(0); y[8 * g + t] = w[8 * g + 7 - t]; }
  }
}
