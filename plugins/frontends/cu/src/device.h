#define __CUDACC__ 1
#define __NVCC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 0
#ifndef __linux__
#define __linux__ 1
#define __linux 1
#define __gnu_linux__ 1
#define __unix__ 1
#define __unix 1
#endif
#ifndef __GNUC__
#define __GNUC__ 4
#define __GNUC_MINOR__ 2
#endif
#define __global__ @cu_global
#define __device__ @cu_device
#define __host__ @cu_host
#define __shared__ @cu_shared
#define __constant__ @cu_constant
#define __managed__ @cu_managed
#define okl_launch_bounds(...) @cu_launch_bounds(#__VA_ARGS__)
#define __launch_bounds__(...) okl_launch_bounds(__VA_ARGS__)
#define __grid_constant__
#define __forceinline__ inline
#define __noinline__
#define __align__(bytes) alignas(bytes)
extern const uint3 threadIdx, blockIdx;
extern const dim3 blockDim, gridDim;
const int warpSize = 32;
void __syncthreads();
int __syncthreads_count(int);
int __syncthreads_and(int);
int __syncthreads_or(int);
unsigned __match_any_sync(unsigned, int);
unsigned __match_any_sync(unsigned, unsigned);
unsigned __match_any_sync(unsigned, long);
unsigned __match_any_sync(unsigned, unsigned long);
unsigned __match_any_sync(unsigned, long long);
unsigned __match_any_sync(unsigned, unsigned long long);
unsigned __match_any_sync(unsigned, float);
unsigned __match_any_sync(unsigned, double);
unsigned __reduce_and_sync(unsigned, unsigned);
unsigned __reduce_or_sync(unsigned, unsigned);
unsigned __reduce_xor_sync(unsigned, unsigned);
void __syncwarp(unsigned = 0xffffffffu);
void __threadfence();
void __threadfence_block();
void __threadfence_system();
int atomicAdd(int *, int);
unsigned atomicAdd(unsigned *, unsigned);
unsigned long long atomicAdd(unsigned long long *, unsigned long long);
float atomicAdd(float *, float);
double atomicAdd(double *, double);
int atomicSub(int *, int);
unsigned atomicSub(unsigned *, unsigned);
int atomicMin(int *, int);
unsigned atomicMin(unsigned *, unsigned);
long long atomicMin(long long *, long long);
unsigned long long atomicMin(unsigned long long *, unsigned long long);
int atomicMax(int *, int);
unsigned atomicMax(unsigned *, unsigned);
long long atomicMax(long long *, long long);
unsigned long long atomicMax(unsigned long long *, unsigned long long);
int atomicExch(int *, int);
unsigned atomicExch(unsigned *, unsigned);
unsigned long long atomicExch(unsigned long long *, unsigned long long);
float atomicExch(float *, float);
unsigned atomicInc(unsigned *, unsigned);
unsigned atomicDec(unsigned *, unsigned);
int atomicCAS(int *, int, int);
unsigned atomicCAS(unsigned *, unsigned, unsigned);
unsigned long long atomicCAS(unsigned long long *, unsigned long long, unsigned long long);
int atomicAnd(int *, int);
unsigned atomicAnd(unsigned *, unsigned);
unsigned long long atomicAnd(unsigned long long *, unsigned long long);
int atomicOr(int *, int);
unsigned atomicOr(unsigned *, unsigned);
unsigned long long atomicOr(unsigned long long *, unsigned long long);
int atomicXor(int *, int);
unsigned atomicXor(unsigned *, unsigned);
unsigned long long atomicXor(unsigned long long *, unsigned long long);
template <class T> T __ldg(const T *);
template <class T> T __shfl_sync(unsigned, T, int, int = 32);
template <class T> T __shfl_up_sync(unsigned, T, unsigned, int = 32);
template <class T> T __shfl_down_sync(unsigned, T, unsigned, int = 32);
template <class T> T __shfl_xor_sync(unsigned, T, int, int = 32);
template <class T> T __shfl(T, int, int = 32);
template <class T> T __shfl_up(T, unsigned, int = 32);
template <class T> T __shfl_down(T, unsigned, int = 32);
template <class T> T __shfl_xor(T, int, int = 32);
unsigned __ballot_sync(unsigned, int);
int __any_sync(unsigned, int);
int __all_sync(unsigned, int);
unsigned __ballot(int);
int __any(int);
int __all(int);
unsigned __activemask();
int __reduce_add_sync(unsigned, int);
unsigned __reduce_add_sync(unsigned, unsigned);
int __reduce_min_sync(unsigned, int);
unsigned __reduce_min_sync(unsigned, unsigned);
int __reduce_max_sync(unsigned, int);
unsigned __reduce_max_sync(unsigned, unsigned);
float __expf(float);
float __exp10f(float);
float __logf(float);
float __log2f(float);
float __log10f(float);
float __sinf(float);
float __cosf(float);
float __tanf(float);
float __powf(float, float);
float __fsqrt_rn(float);
double __dsqrt_rn(double);
float __frsqrt_rn(float);
float __fmaf_rn(float, float, float);
double __fma_rn(double, double, double);
int __popc(unsigned);
int __popcll(unsigned long long);
int __clz(int);
int __clzll(long long);
int __ffs(int);
int __ffsll(long long);
int __mulhi(int, int);
unsigned __umulhi(unsigned, unsigned);
long long __mul64hi(long long, long long);
unsigned long long __umul64hi(unsigned long long, unsigned long long);
int __float_as_int(float);
unsigned __float_as_uint(float);
float __int_as_float(int);
float __uint_as_float(unsigned);
long long __double_as_longlong(double);
double __longlong_as_double(long long);
float __fdividef(float, float);
float __fdiv_rn(float, float);
double __ddiv_rn(double, double);
float __fadd_rn(float, float);
double __dadd_rn(double, double);
float __fsub_rn(float, float);
double __dsub_rn(double, double);
float __fmul_rn(float, float);
double __dmul_rn(double, double);
int __mul24(int, int);
unsigned __umul24(unsigned, unsigned);
int __float2int_rz(float);
unsigned __float2uint_rz(float);
int __double2int_rz(double);
float __int2float_rn(int);
float __uint2float_rn(unsigned);
double __int2double_rn(int);
float __double2float_rn(double);
float __saturatef(float);
unsigned __brev(unsigned);
unsigned long long __brevll(unsigned long long);
float __frcp_rn(float);
double __drcp_rn(double);
unsigned __sad(int, int, unsigned);
unsigned __usad(unsigned, unsigned, unsigned);
int __hadd(int, int);
int __rhadd(int, int);
unsigned __uhadd(unsigned, unsigned);
unsigned __urhadd(unsigned, unsigned);
unsigned __byte_perm(unsigned, unsigned, unsigned);
unsigned __funnelshift_l(unsigned, unsigned, unsigned);
unsigned __funnelshift_r(unsigned, unsigned, unsigned);
unsigned __funnelshift_lc(unsigned, unsigned, unsigned);
unsigned __funnelshift_rc(unsigned, unsigned, unsigned);
int __dp4a(int, int, int);
unsigned __dp4a(unsigned, unsigned, unsigned);
int __dp2a_lo(int, int, int);
unsigned __dp2a_lo(unsigned, unsigned, unsigned);
int __dp2a_hi(int, int, int);
unsigned __dp2a_hi(unsigned, unsigned, unsigned);
extern "C" long clock() noexcept;
long long clock64();
long long wall_clock64();
void __trap();
void __nanosleep(unsigned);
void __prof_trigger(int);
#define okl_cu_scopes(name, type) type name##_system(type *, type); type name##_block(type *, type);
#define okl_cu_integers(name) okl_cu_scopes(name, int) okl_cu_scopes(name, unsigned) okl_cu_scopes(name, unsigned long long)
okl_cu_integers(atomicAdd)
okl_cu_scopes(atomicAdd, float)
okl_cu_scopes(atomicAdd, double)
okl_cu_scopes(atomicSub, int)
okl_cu_scopes(atomicSub, unsigned)
okl_cu_integers(atomicMin)
okl_cu_integers(atomicMax)
okl_cu_integers(atomicExch)
okl_cu_scopes(atomicExch, float)
okl_cu_scopes(atomicInc, unsigned)
okl_cu_scopes(atomicDec, unsigned)
okl_cu_integers(atomicAnd)
okl_cu_integers(atomicOr)
okl_cu_integers(atomicXor)
int atomicCAS_system(int *, int, int);
unsigned atomicCAS_system(unsigned *, unsigned, unsigned);
unsigned long long atomicCAS_system(unsigned long long *, unsigned long long, unsigned long long);
int atomicCAS_block(int *, int, int);
unsigned atomicCAS_block(unsigned *, unsigned, unsigned);
unsigned long long atomicCAS_block(unsigned long long *, unsigned long long, unsigned long long);
#undef okl_cu_integers
#undef okl_cu_scopes
template <class T> T __ldcs(const T *);
template <class T> T __ldca(const T *);
template <class T> T __ldcg(const T *);
template <class T> T __ldcv(const T *);
template <class T> T __ldlu(const T *);
template <class T> void __stcs(T *, T);
template <class T> void __stcg(T *, T);
template <class T> void __stwb(T *, T);
template <class T> void __stwt(T *, T);
long long __float2ll_rz(float);
long long __double2ll_rz(double);
unsigned __double2uint_rz(double);
unsigned long long __float2ull_rz(float);
unsigned long long __double2ull_rz(double);
double __uint2double_rn(unsigned);
double __ll2double_rn(long long);
double __ull2double_rn(unsigned long long);
float __ll2float_rn(long long);
float __ull2float_rn(unsigned long long);
int __double2hiint(double);
int __double2loint(double);
double __hiloint2double(int, int);
void __sincosf(float, float *, float *);
extern "C" void sincosf(float, float *, float *) noexcept;
extern "C" void sincos(double, double *, double *) noexcept;
void sincospif(float, float *, float *);
void sincospi(double, double *, double *);
float fdividef(float, float);
float rcbrtf(float);
double rcbrt(double);
float rhypotf(float, float);
double rhypot(double, double);
float norm3df(float, float, float);
double norm3d(double, double, double);
float rnorm3df(float, float, float);
double rnorm3d(double, double, double);
float norm4df(float, float, float, float);
double norm4d(double, double, double, double);
float rnorm4df(float, float, float, float);
double rnorm4d(double, double, double, double);
unsigned umin(unsigned, unsigned);
unsigned umax(unsigned, unsigned);
long long llmin(long long, long long);
long long llmax(long long, long long);
unsigned long long ullmin(unsigned long long, unsigned long long);
unsigned long long ullmax(unsigned long long, unsigned long long);
float normcdff(float);
double normcdf(double);
template <class T> cudaError_t cudaLaunchCooperativeKernel(T *, dim3, dim3, void **, size_t = 0, cudaStream_t = 0);
