// What the functions use that launch kernels.
#define OKL_ACC_API extern "C" __attribute__((weak))
// An argument of a kernel: where its value is, and its size; 0 for a pointer.
typedef okl_rt::argument okl_acc_argument;
// A number of gangs that a device can run, in a dimension beside others.
inline int okl_acc_at_least_one(long long count, long long others = 1) {
  const long long most = others > 256 ? (1 << 24) / others : 65535;
  return most < 1 || count < 1 ? 1 : (int)(count > most ? most : count);
}
