static __host__ __device__ inline float2 operator+(const float2 &a, float b) { return {a.x + b, a.y + b}; }
static __host__ __device__ inline float2 operator*(const float2 &a, float b) { return {a.x * b, a.y * b}; }
static __host__ __device__ inline float3 operator+(const float3 &a, const float3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline float3 &operator+=(float3 &a, const float3 &b) { return a = float3{a.x + b.x, a.y + b.y, a.z + b.z}; }
static __host__ __device__ inline float3 operator*(const float3 &a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static __host__ __device__ inline float3 operator-(const float3 &a) { return {-a.x, -a.y, -a.z}; }
static __host__ __device__ inline float4 &operator*=(float4 &a, float b) { return a = float4{a.x * b, a.y * b, a.z * b, a.w * b}; }
static __host__ __device__ inline short2 &operator+=(short2 &a, const short2 &b) { return a = short2{(short)(a.x + b.x), (short)(a.y + b.y)}; }
static __host__ __device__ inline uchar3 operator+(const uchar3 &a, unsigned char b) { return {(unsigned char)(a.x + b), (unsigned char)(a.y + b), (unsigned char)(a.z + b)}; }
#line 1 "kernels/vectors/structs.okl"
// Structs with vectors in arrays, by value, in group memory: each field lies where the host has it.

struct Particle {
  char kind;
  float3 place;
  float4 color;
  float mass;
  short2 cell;
  char bits;
  uchar3 marks;
  int2 pair;
};

struct Pair {
  float3 first, second;
  char last;
};

struct Around {
  char before;
  Pair pairs[2];
  float2 size;
};

__device__ inline float weight(const Particle p) { return p.mass * (p.place.x + p.place.y + p.place.z) + p.color.w; }

__device__ inline Pair swapped(const Pair p) {
  const Pair result = {p.second, p.first, p.last};
  return result;
}

extern "C" __global__ __launch_bounds__(8) void _occa_move_0(const int N, const Around box, const Particle *a, Particle *b, float *sums) {
  { int g = 8 * (int)blockIdx.x;
    __shared__ Particle s[8];
    { int i = g + (int)threadIdx.x;
      if (i < N) s[i - g] = a[i];
    }
    __syncthreads();
#line 38 "kernels/vectors/structs.okl"
    { int i = g + (int)threadIdx.x;
      const int other = g + (i - g + 1) % 8;
      if (i < N) {
        Particle p = s[other < N ? other - g : i - g];
        p.place += box.pairs[1].first * box.size.y;
        p.place.z += box.pairs[0].second.z;
        p.color *= 2.0f;
        p.color.y -= 1;
        p.cell += make_short2(1, i);
        p.marks = p.marks + box.pairs[1].last;
        p.pair.y += p.kind + p.bits;
        b[i] = p;
        b[i].place = -b[i].place;
        b[i].mass += box.before;
        sums[i] = weight(b[i]) + weight(a[i]);
      }
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_swapAll_0(const int N, Pair *pairs, Around *all, int *sizes) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    pairs[i] = swapped(pairs[i]);
    all[i].pairs[1] = pairs[i];
    all[i].pairs[0].second = pairs[i].second + all[i].pairs[0].first;
    all[i].size = all[i].size * 2 + 1;
    if (i == 0) {
      sizes[0] = sizeof(Particle);
      sizes[1] = sizeof(Pair);
      sizes[2] = sizeof(Around);
      sizes[3] = sizeof(float3);
      sizes[4] = sizeof(uchar3);
      sizes[5] = sizeof(int2);
      sizes[6] = sizeof(float4);
    }
  } }
}
