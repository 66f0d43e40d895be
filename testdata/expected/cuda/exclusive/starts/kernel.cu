#line 1 "kernels/exclusive/starts.okl"
// Exclusive variables that start from a value: constants, deduced types, every form of initialiser,
// pointers that are constant themselves or lead to something that is.

struct Point {
  int x, y;
  __device__ Point() : x(-1), y(-1) {}
  __device__ Point(int a, int b) : x(a), y(b) {}
};

typedef const int fixed_t;

extern "C" __global__ __launch_bounds__(8) void _occa_starts_0(const int N, const int *__restrict__ in, int *__restrict__ out) {
  { int b = 8 * (int)blockIdx.x;
    const int g = 1;
    const int h = b, from_parens(b + 2), from_braces{b + 3};
    fixed_t named = 4;
    const int table[2] = {5, 6};
    const int *leads = in;
    const int *const stays = in + b;
    auto k = 3.5f;
    auto wide = 1ll << 40;
    auto *p = &in[0];
    Point none, parens(b, 2), braces{7, b};
    int zero{}, list[3] = {1, 2}, plain;
    float half(0.5f);

    { int i = (int)threadIdx.x;
      plain = 3 * i;
      k += i;
      wide += i;
      p += b + i;
      leads += b + 7 - i;
      none.x += i;
      parens.y *= i;
      braces.x -= i;
      zero += i;
      list[2] += i;
      half += i;
    }
    { int i = (int)threadIdx.x;
      out[b + i] = g + h + from_parens + from_braces + named + table[0] * table[1] + stays[i] + (int)(2 * k)
                   + (int)(wide - (1ll << 40)) + *p + *leads + none.x + none.y + parens.x + parens.y + braces.x + braces.y
                   + zero + list[0] + list[1] + list[2] + plain + (int)(2 * half);
    }
  }
}
