#include <metal_stdlib>
using namespace metal;
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

static void addTo(thread int &to, thread const int &value) { to += value; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_plainBindings_0(constant const int &N [[buffer(0)]], device const Pair *in [[buffer(1)]], device Pair *changed [[buffer(2)]], device int *out [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup Pair s[16];
  threadgroup int counts[2];
#line 22 "kernels/cpp/plain_bindings.okl"
  { int g = 16 * (int)_occa_group_position.x;
    
    
    Pair own;
    const auto [first, last] = limits(N, g);

    { int i = (int)_occa_thread_position.x;
      const auto &[low, high] = in[g + i < last ? g + i : first];
      s[i] = Pair{low + 1, high};
      own = Pair{high, low};
      auto &[one, two] = counts;
      if (i == 3) one = low;
      if (i == 4) two = high;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 36 "kernels/cpp/plain_bindings.okl"
    { int i = (int)_occa_thread_position.x;
      auto [x, y] = s[15 - i];
      auto &[z, w] = own;
      z += x;
      w -= y;
      x = 7;
      addTo(z, x);
      addTo(x, w);
      w ^= x;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 46 "kernels/cpp/plain_bindings.okl"
    { int i = (int)_occa_thread_position.x;
      auto &[x, y] = s[15 - i];
      x += y;
      y = i;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 51 "kernels/cpp/plain_bindings.okl"
    { int i = (int)_occa_thread_position.x;
      int sum = 0;
      if (auto [x, y] = s[i]; x > y) {
        sum += x;
      } else {
        sum += 2 * y;
      }
      if (auto &[x, y] = changed[g + i < last ? g + i : first]; g + i < last) {
        x += y;
        y = x & 7;
        device int &alias = y;
        atomic_fetch_add_explicit((volatile device atomic_int *)&(alias), 1, memory_order_relaxed);
        atomic_fetch_add_explicit((volatile device atomic_int *)&(x), 2, memory_order_relaxed);
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
