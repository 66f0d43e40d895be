#line 1 "kernels/cpp/hidden_names.okl"
// Names in places that are easy to overlook: captures, heads of `switch` and of loops, labels of cases, types that are
// declared in a function, what constructors start with, several constants in one declaration.

static const int one = 1, unused = 2;
static const int weights[2] = {3, 4}, others[2] = {5, 6};

static int next(const int n) { return n + one; }

struct Counted {
  int value, steps = 2;
  Counted(const int n) : value(next(n)) {}
};

struct Quad {
  int values[4];
  int *begin() { return values; }
  int *end() { return values + 4; }
};

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_hiddenNames_0(const int N, __global const int *in, __global int *out) {
  const int four = 4;
  const int five = 5;
  const int six = 6;
  const int seven = 7;
  __local int s[16];
  __local Quad quads[16];
#line 25 "kernels/cpp/hidden_names.okl"
  { int g = 16 * (int)get_group_id(0);
    
    
    int own, other;

    { int i = (int)get_local_id(0);
      own = in[g + i];
      other = 1;
      s[i] = own & 7;
      for (auto &value : quads[i]) value = own;
    }

    // All of these read what another work item wrote.
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 38 "kernels/cpp/hidden_names.okl"
    { int i = (int)get_local_id(0);
      auto add = [&sum = other, x = s[15 - i], own](const int y) { sum += x + y + own; };
      add(1);
      auto twice = [=] { return 2 * own; };
      auto set = [&, own](const int y) { other += y * own; };
      set(twice());
    }
    { int i = (int)get_local_id(0);
      switch (int t = s[i ^ 1]; t) {
        case one: other += 3; break;
        case four: other += 5; break;
        case five: other += t; break;
        default: other -= t;
      }
    }
    { int i = (int)get_local_id(0);
      for (int value : quads[15 - i]) other = 3 * other + value;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 56 "kernels/cpp/hidden_names.okl"
    { int i = (int)get_local_id(0);
      for (int &value : quads[i].values) value = i;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "kernels/cpp/hidden_names.okl"
    { int i = (int)get_local_id(0);
      using Row = int[six];
      static_assert(six > 2);
      enum { last = six - 1 };
      struct Scaled {
        int by = seven;
        int of(const int n) const { return n * by + seven; }
      } scaled;
      Row row = {i};
      row[last] = quads[15 - i].values[one];
      Counted counted(row[last]);
      out[g + i] = other + row[0] + 3 * row[last] + 5 * scaled.of(own) + 7 * counted.value + counted.steps + others[1];
    }
  }
}
