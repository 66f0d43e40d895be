/* How programs run kernels that okl translated, without OCCA.
 *
 *   okl run --pipeline opencl --emit launcher-c=add.launcher.cpp --write-header include -o add.cl add.okl
 *
 * `add.launcher.cpp` is C++ that includes this header. For each kernel of `add.okl` it defines one function of C,
 * which a program declares with OKL_LAUNCH(add):
 *
 *   int okl_launch_add(const okl_launcher *launcher, const okl_argument *arguments, size_t count);
 *
 * It does what the kernel's host code says, and calls `launcher->launch` for each device kernel that is to run. For
 * CPU targets it calls the kernel itself. docs/launchers.md has an example.
 */

#ifndef OKL_LAUNCH_H
#define OKL_LAUNCH_H

#include <stddef.h>

/* Counts up when programs have to change. A launcher does not compile with a header of another version. */
#define OKL_LAUNCH_VERSION 1

#ifdef __cplusplus
extern "C" {
#endif

/* What an argument is. */
enum okl_kind {
  OKL_VALUE = 0, /* a number, or a struct */
  OKL_MEMORY = 1 /* memory that the kernel has a pointer to */
};

/* One argument.
 *
 * `value` leads to `size` bytes. For memory these are a handle of type `void *`: what the device calls memory, such as
 * a `cl_mem` or a `CUdeviceptr`; on CPUs the address. The launcher never looks behind a handle.
 */
typedef struct okl_argument {
  unsigned int kind; /* OKL_VALUE or OKL_MEMORY */
  size_t size;
  const void *value; /* has the alignment of the value's type */
} okl_argument;

/* One launch of a device kernel. All of it lives until the call ends.
 *
 * Index 0 is axis x, the innermost loop. There are no empty ranges: all sizes are 1 or more, and 1 on the axes past
 * `outer_dims` and `inner_dims`.
 */
typedef struct okl_launch {
  unsigned int number;           /* of the device kernel in its kernel, from 0 in the order of the source */
  const char *kernel;            /* `add` */
  const char *name;              /* what the text for the device calls it: `_occa_add_0` */
  unsigned int outer_dims;       /* 1 to 3 */
  unsigned int inner_dims;       /* 1 to 3 */
  size_t outer[3];               /* how many groups */
  size_t inner[3];               /* how many work items in each group */
  const okl_argument *arguments; /* the kernel's own in their order, then values of its host code */
  size_t count;                  /* how many arguments there are */
} okl_launch;

/* How a program launches device kernels. */
typedef struct okl_launcher {
  unsigned int version; /* OKL_LAUNCH_VERSION */
  /* Launches a kernel. Launches of one call are in order: each sees what those before it have written. Anything but 0
   * is a failure: the kernel ends there, and its function returns the number. */
  int (*launch)(void *user, const okl_launch *what);
  void *user; /* for `launch` */
} okl_launcher;

/* The function of a kernel. `launcher` may be null where nothing is launched: on CPUs. */
typedef int okl_kernel(const okl_launcher *launcher, const okl_argument *arguments, size_t count);

/* What it returns where nothing was run; `launch` returns other numbers. */
enum okl_refusal {
  OKL_WRONG_VERSION = -32001,   /* `launcher` is for another version of this header, or missing */
  OKL_WRONG_ARGUMENTS = -32002, /* there are more or fewer than the kernel has parameters */
  OKL_WRONG_ARGUMENT = -32100   /* minus its number, from 0: the kind or the size of one is not that of the parameter */
};

/* The number of the argument that a status is about, from 0; -1 where it is about none. */
#define OKL_ARGUMENT_OF(status) \
  ((status) <= OKL_WRONG_ARGUMENT && (status) > OKL_WRONG_ARGUMENT - 32768 ? OKL_WRONG_ARGUMENT - (status) : -1)

/* Declares the function of a kernel. */
#ifdef __cplusplus
#define OKL_LAUNCH(kernel) extern "C" okl_kernel okl_launch_##kernel
#else
#define OKL_LAUNCH(kernel) extern okl_kernel okl_launch_##kernel
#endif

#ifdef __cplusplus
} /* extern "C" */

/* What follows is for the launchers that okl writes, not for programs. */

/* One call of a kernel's function. */
struct okl_run {
  const okl_launcher *launcher;
  const char *kernel;
  int status; /* what the last launch returned */
};

/* A value on its way to a device kernel; of any type, one with an `operator&` too. */
template <class T>
inline okl_argument okl_pass(const T &value) {
  return {OKL_VALUE, sizeof(T), const_cast<const char *>(&reinterpret_cast<const volatile char &>(value))};
}
inline okl_argument okl_pass(void *const &handle) { return {OKL_MEMORY, sizeof handle, &handle}; }

/* Launches a device kernel; true when that failed. */
template <class... A>
inline bool okl_start(okl_run &run, unsigned int number, const char *name, unsigned int outer_dims,
                      const size_t (&outer)[3], unsigned int inner_dims, const size_t (&inner)[3],
                      const A &...arguments) {
  const okl_argument all[sizeof...(A) + 1] = {okl_pass(arguments)...};
  const okl_launch what = {number,
                           run.kernel,
                           name,
                           outer_dims,
                           inner_dims,
                           {outer[0], outer[1], outer[2]},
                           {inner[0], inner[1], inner[2]},
                           all,
                           sizeof...(A)};
  run.status = run.launcher->launch(run.launcher->user, &what);
  return run.status != 0;
}

/* A parameter of a kernel: which arguments it takes, and what it gets. */
template <class P>
struct okl_parameter;
template <class T>
struct okl_parameter<const T &> {
  static bool takes(const okl_argument &one) { return one.kind == OKL_VALUE && one.size == sizeof(T); }
  static const T &of(const okl_argument &one) { return *static_cast<const T *>(one.value); }
};
template <class T>
struct okl_parameter<T *> {
  static bool takes(const okl_argument &one) { return one.kind == OKL_MEMORY && one.size == sizeof(void *); }
  static T *of(const okl_argument &one) {
    return reinterpret_cast<T *>(*static_cast<void *const *>(one.value));
  }
};

/* The numbers from 0 up to N. */
template <size_t... I>
struct okl_numbers {};
template <size_t N, size_t... I>
struct okl_up_to : okl_up_to<N - 1, N - 1, I...> {};
template <size_t... I>
struct okl_up_to<0, I...> {
  typedef okl_numbers<I...> numbers;
};

template <class... P>
struct okl_call_of {
  /* 0, or what is wrong with them. */
  template <size_t... I>
  static int refusal(const okl_argument *arguments, size_t count, okl_numbers<I...>) {
    (void)arguments;
    if (count != sizeof...(P)) return OKL_WRONG_ARGUMENTS;
    const bool takes[sizeof...(P) + 1] = {okl_parameter<P>::takes(arguments[I])..., true};
    for (size_t at = 0; at < sizeof...(P); ++at) {
      if (!takes[at]) return OKL_WRONG_ARGUMENT - (int)at;
    }
    return 0;
  }
  template <size_t... I>
  static void host(okl_run &run, void (*function)(okl_run &, P...), const okl_argument *arguments, okl_numbers<I...>) {
    (void)arguments;
    function(run, okl_parameter<P>::of(arguments[I])...);
  }
  template <size_t... I>
  static void cpu(void (*function)(P...), const okl_argument *arguments, okl_numbers<I...>) {
    (void)arguments;
    function(okl_parameter<P>::of(arguments[I])...);
  }
};

/* Runs the host code of a kernel. */
template <class... P>
inline int okl_enter(const okl_launcher *launcher, const char *kernel, void (*function)(okl_run &, P...),
                     const okl_argument *arguments, size_t count) {
  const typename okl_up_to<sizeof...(P)>::numbers numbers = {};
  if (!launcher || launcher->version != OKL_LAUNCH_VERSION) return OKL_WRONG_VERSION;
  if (const int refusal = okl_call_of<P...>::refusal(arguments, count, numbers)) return refusal;
  okl_run run = {launcher, kernel, 0};
  okl_call_of<P...>::host(run, function, arguments, numbers);
  return run.status;
}

/* Runs a kernel that is a function of the CPU. */
template <class... P>
inline int okl_call(void (*function)(P...), const okl_argument *arguments, size_t count) {
  const typename okl_up_to<sizeof...(P)>::numbers numbers = {};
  if (const int refusal = okl_call_of<P...>::refusal(arguments, count, numbers)) return refusal;
  okl_call_of<P...>::cpu(function, arguments, numbers);
  return 0;
}

#endif /* __cplusplus */

#endif /* OKL_LAUNCH_H */
