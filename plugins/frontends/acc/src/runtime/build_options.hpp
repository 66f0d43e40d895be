// What the compiler of an OpenCL device is told.
#ifdef OKL_ACC_BUILD_OPTIONS
#define OKL_BUILD_OPTIONS OKL_ACC_BUILD_OPTIONS
#endif
