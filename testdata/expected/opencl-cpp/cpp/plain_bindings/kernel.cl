#line 1 "kernels/cpp/plain_bindings.okl"
// Structured bindings that C can say in other words: of structs and arrays, by value and by reference, in every kind of
// memory, in statements and in headers.

struct Pair {
  int low, high;
};

struct Rows {
  int top[2];
  Pair bottom;
};

static Pair limits(const int N, const int g) {
  Pair found = {g, g + 16};
  if (found.high > N) found.high = N;
  return found;
}

static void addTo(int &to, const int &value) { to += value; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_plainBindings_0(const int N, __global const Pair *in, __global Pair *changed, __global int *out) {
  __local Pair s[16];
  __local int counts[2];
#line 22 "kernels/cpp/plain_bindings.okl"
  { int g = 16 * (int)get_group_id(0);
    
    
    Pair own;
    const auto [first, last] = limits(N, g);

    { int i = (int)get_local_id(0);
      const auto &[low, high] = in[g + i < last ? g + i : first];
      s[i] = Pair{low + 1, high};
      own = Pair{high, low};
      auto &[one, two] = counts;
      if (i == 3) one = low;
      if (i == 4) two = high;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 36 "kernels/cpp/plain_bindings.okl"
    { int i = (int)get_local_id(0);
      auto [x, y] = s[15 - i];
      auto &[z, w] = own;
      z += x;
      w -= y;
      x = 7;
      addTo(z, x);
      addTo(x, w);
      w ^= x;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 46 "kernels/cpp/plain_bindings.okl"
    { int i = (int)get_local_id(0);
      auto &[x, y] = s[15 - i];
      x += y;
      y = i;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 51 "kernels/cpp/plain_bindings.okl"
    { int i = (int)get_local_id(0);
      int sum = 0;
      if (auto [x, y] = s[i]; x > y) {
        sum += x;
      } else {
        sum += 2 * y;
      }
      if (auto &[x, y] = changed[g + i < last ? g + i : first]; g + i < last) {
        x += y;
        y = x & 7;
        int &alias = y;
        atomic_fetch_add_explicit((volatile atomic_int *)&(alias), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        atomic_fetch_add_explicit((volatile atomic_int *)&(x), 2, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
      }
      for (auto [x, y] = s[i]; y > 0; --y) sum += x & y;

      int row[3] = {i, sum, first};
      auto [a, b, c] = row;
      auto &[d, e, f](row);
      d = b;
      e += a;
      f ^= c + i;

      Rows rows = {{row[0], row[1]}, {row[2], sum}};
      auto &[top, bottom] = rows;
      top[1] -= bottom.low;
      const auto &[p, q] = rows;
      auto &[inner, outer] = bottom;
      outer += inner;
      const auto &[least, most] = limits(N, i);
      const auto &[some, more] = counts;
      const auto [mine, others] = own;
      if (g + i < last) {
        out[g + i] = p[0] + 5 * p[1] + 7 * q.low + 11 * q.high + mine - 3 * others + least + most + some - 2 * more;
      }
    }
  }
}
