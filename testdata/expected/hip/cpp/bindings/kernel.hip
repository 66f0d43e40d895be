#include <hip/hip_runtime.h>
#line 1 "kernels/cpp/bindings.okl"
// Structured bindings: of structs and arrays, by value and by reference, in every kind of memory and wherever a
// declaration may stand.

struct Pair {
  int low, high;
};

struct Rows {
  int top[2];
  int bottom[2];
};

__device__ static Pair limits(const int N, const int g) {
  Pair found = {g, g + 16};
  if (found.high > N) found.high = N;
  return found;
}

template <typename T>
__device__ static int spread(const T pair) {
  const auto [low, high] = pair;
  return high - low;
}

extern "C" __global__ __launch_bounds__(16) void _occa_bindings_0(const int N, const Pair *in, int *out) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ Pair s[16];
    Pair own;
    const auto [first, last] = limits(N, g);

    { int i = (int)threadIdx.x;
      const auto &[low, high] = in[g + i < last ? g + i : first];
      s[i] = Pair{low + 1, high};
      own = Pair{high, low};
    }

    // What `s` holds comes from another work item.
    __syncthreads();
#line 38 "kernels/cpp/bindings.okl"
    { int i = (int)threadIdx.x;
      auto [x, y] = s[15 - i];
      auto &[z, w] = own;
      z += x;
      w -= y;
      x = 7;
    }
    __syncthreads();
#line 45 "kernels/cpp/bindings.okl"
    { int i = (int)threadIdx.x;
      auto &[x, y] = s[15 - i];
      x += y;
      y = i;
    }
    __syncthreads();
#line 50 "kernels/cpp/bindings.okl"
    { int i = (int)threadIdx.x;
      int sum = 0;
      if (auto [x, y] = s[i]; x > y) {
        sum += x;
      } else {
        sum += 2 * y;
      }
      Pair pairs[2];
      pairs[0] = s[i];
      pairs[1] = own;
      Pair mine[2] = {{1, i}, {2, i}};
      for (auto &[x, y] : mine) x += y;
      for (auto [x, y] : pairs) sum = 3 * sum + x - y;
      for (const auto &[x, y] : mine) sum = 3 * sum + x * y;
      for (auto [x, y] = s[i]; y > 0; --y) sum += x & y;

      int row[3] = {i, sum, first};
      auto [a, b, c] = row;
      auto &[d, e, f] = row;
      d = b;
      e += a;
      f ^= c + i;

      Rows rows = {{row[0], row[1]}, {row[2], sum}};
      auto &[top, bottom] = rows;
      top[1] -= bottom[0];
      const auto [p, q] = rows;
      if (g + i < last) out[g + i] = p[0] + 5 * p[1] + 7 * q[0] + 11 * q[1] + spread(own);
    }
  }
}

// What is named before a barrier is there after it.
extern "C" __global__ __launch_bounds__(16) void _occa_bindingsKept_0(const int N, const Pair *in, int *out) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ Pair s[16];
    __shared__ int t[16];
    { int i = (int)threadIdx.x;
      s[i] = in[g + i];
      auto [low, high] = in[g + i];
      const auto [lowest, highest] = in[g + i];
      auto &[x, y] = s[i];
      low += i;
      t[i] = high;
      __syncthreads();
      x += t[15 - i];
      high += y;
      out[g + i] = low + 3 * high + 5 * lowest;
      __syncthreads();
      out[g + i] += 7 * s[15 - i].low + 11 * highest;
    }
  }
}
