// CUDA's headers declare these for host code, too, with these pairs of types.
#define OKL_CU_PAIR(T, U, R) \
  inline R NAME(T a, U b) { return (R)a SIGN (R)b ? (R)a : (R)b; }
OKL_CU_PAIR(int, int, int)
OKL_CU_PAIR(unsigned int, unsigned int, unsigned int)
OKL_CU_PAIR(int, unsigned int, unsigned int)
OKL_CU_PAIR(unsigned int, int, unsigned int)
OKL_CU_PAIR(long, long, long)
OKL_CU_PAIR(unsigned long, unsigned long, unsigned long)
OKL_CU_PAIR(long, unsigned long, unsigned long)
OKL_CU_PAIR(unsigned long, long, unsigned long)
OKL_CU_PAIR(long long, long long, long long)
OKL_CU_PAIR(unsigned long long, unsigned long long, unsigned long long)
OKL_CU_PAIR(long long, unsigned long long, unsigned long long)
OKL_CU_PAIR(unsigned long long, long long, unsigned long long)
OKL_CU_PAIR(float, float, float)
OKL_CU_PAIR(double, double, double)
OKL_CU_PAIR(float, double, double)
OKL_CU_PAIR(double, float, double)
#undef OKL_CU_PAIR
