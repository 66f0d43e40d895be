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

__device__ static Pair limits(const int N, const int g) {
  Pair found = {g, g + 16};
  if (found.high > N) found.high = N;
  return found;
}

__device__ static void addTo(int &to, const int &value) { to += value; }

extern "C" __global__ __launch_bounds__(16) void _occa_plainBindings_0(const int N, const Pair *in, Pair *changed, int *out) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ Pair s[16];
    __shared__ int counts[2];
    Pair own;
    const auto [first, last] = limits(N, g);

    { int i = (int)threadIdx.x;
      const auto &[low, high] = in[g + i < last ? g + i : first];
      s[i] = Pair{low + 1, high};
      own = Pair{high, low};
      auto &[one, two] = counts;
      if (i == 3) one = low;
      if (i == 4) two = high;
    }
    __syncthreads();
#line 36 "kernels/cpp/plain_bindings.okl"
    { int i = (int)threadIdx.x;
      auto [x, y] = s[15 - i];
      auto &[z, w] = own;
      z += x;
      w -= y;
      x = 7;
      addTo(z, x);
      addTo(x, w);
      w ^= x;
    }
    __syncthreads();
#line 46 "kernels/cpp/plain_bindings.okl"
    { int i = (int)threadIdx.x;
      auto &[x, y] = s[15 - i];
      x += y;
      y = i;
    }
    __syncthreads();
#line 51 "kernels/cpp/plain_bindings.okl"
    { int i = (int)threadIdx.x;
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
        atomicAdd(&alias, 1);
        atomicAdd(&x, 2);
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
