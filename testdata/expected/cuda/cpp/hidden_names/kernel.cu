#line 1 "kernels/cpp/hidden_names.okl"
// Names in places that are easy to overlook: captures, heads of `switch` and of loops, labels of cases, types that are
// declared in a function, what constructors start with, several constants in one declaration.

static const int one = 1, unused = 2;
__constant__ static const int weights[2] = {3, 4}, others[2] = {5, 6};

__device__ static int next(const int n) { return n + one; }

struct Counted {
  int value, steps = 2;
  __device__ Counted(const int n) : value(next(n)) {}
};

struct Quad {
  int values[4];
  __device__ int *begin() { return values; }
  __device__ int *end() { return values + 4; }
};

extern "C" __global__ __launch_bounds__(16) void _occa_hiddenNames_0(const int N, const int *in, int *out) {
  const int four = 4;
  const int five = 5;
  const int six = 6;
  const int seven = 7;
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    __shared__ Quad quads[16];
    int own, other;

    { int i = (int)threadIdx.x;
      own = in[g + i];
      other = 1;
      s[i] = own & 7;
      for (auto &value : quads[i]) value = own;
    }

    // All of these read what another work item wrote.
    __syncthreads();
#line 38 "kernels/cpp/hidden_names.okl"
    { int i = (int)threadIdx.x;
      auto add = [&sum = other, x = s[15 - i], own](const int y) { sum += x + y + own; };
      add(1);
      auto twice = [=] { return 2 * own; };
      auto set = [&, own](const int y) { other += y * own; };
      set(twice());
    }
    { int i = (int)threadIdx.x;
      switch (int t = s[i ^ 1]; t) {
        case one: other += 3; break;
        case four: other += 5; break;
        case five: other += t; break;
        default: other -= t;
      }
    }
    { int i = (int)threadIdx.x;
      for (int value : quads[15 - i]) other = 3 * other + value;
    }
    __syncthreads();
#line 56 "kernels/cpp/hidden_names.okl"
    { int i = (int)threadIdx.x;
      for (int &value : quads[i].values) value = i;
    }
    __syncthreads();
#line 59 "kernels/cpp/hidden_names.okl"
    { int i = (int)threadIdx.x;
      using Row = int[six];
      static_assert(six > 2);
      enum { last = six - 1 };
      struct Scaled {
        int by = seven;
        __device__ int of(const int n) const { return n * by + seven; }
      } scaled;
      Row row = {i};
      row[last] = quads[15 - i].values[one];
      Counted counted(row[last]);
      out[g + i] = other + row[0] + 3 * row[last] + 5 * scaled.of(own) + 7 * counted.value + counted.steps + others[1];
    }
  }
}
