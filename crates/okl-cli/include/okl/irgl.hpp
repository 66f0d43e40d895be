// Graph programs in C++, as docs/irgl.md describes them: what compilers and editors see of the language. okl translates
// such programs; nothing here has a body.
#pragma once
#include <initializer_list>
#include <type_traits>

#if defined(__clang__)
#pragma clang diagnostic ignored "-Wunknown-attributes"
#elif defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wattributes"
#endif

namespace irgl {
// The numbers that a loop runs over.
struct numbers {
  struct place {
    int operator*() const;
    void operator++();
    bool operator!=(const place &) const;
  };
  place begin() const;
  place end() const;
};
numbers range(long long end);
numbers range(long long start, long long end, long long step = 1);

// An array of the host and the device; kernels get a pointer.
template <class T> class Array {
public:
  Array();
  explicit Array(long long count);
  Array(long long count, T value);
  long long size() const;
  void fill(T value);
  T &operator[](long long at);
  const T &operator[](long long at) const;
  T *begin();
  T *end();
  const T *begin() const;
  const T *end() const;
  operator T *();
  operator const T *() const;
};

// A graph in rows, with the type of its weights.
template <class T> class graph {
public:
  int nnodes, nedges;
  numbers nodes() const;
  numbers edges(int node) const;
  int first(int node) const;
  int last(int node) const;
  int degree(int node) const;
  int dst(int edge) const;
  T weight(int edge) const;
  const Array<int> &row_array() const;
  const Array<int> &dst_array() const;
  const Array<T> &weight_array() const;
  void simplify();
  graph reverse() const;
};
using Graph = graph<int>;

// The worklist of a kernel, or of the innermost pipe.
struct worklist {
  numbers items() const;
  int pop(int at) const;
  bool pop(int at, int &item) const;
  void push(int item) const;
  int size() const;
};

// Statements of kernels.
bool atomic(int &lock);
struct elements {};
elements first(int count, const int *array);
elements slice(const int *array, int start, int end, int step = 1);
template <class Object, class... Elements> bool exclusive(const Object &object, const Elements &...all) {
  static_assert((std::is_same<Elements, elements>::value && ...), "elements are irgl::first(...) or irgl::slice(...)");
  return sizeof(object) != 0;
}
void retry(int item);
void retry_merge(int item);
void respawn(int item);
void reduce_and_return(bool value);
void sync_running_threads();
void local_barrier();

// Statements of host kernels. An invocation of a host kernel has its result.
struct invocation {};
template <class Result> struct result_of {
  using type = Result;
};
template <> struct result_of<void> {
  using type = invocation;
};
template <class Result, class... Parameters, class... Arguments>
typename result_of<Result>::type invoke(Result (*)(Parameters...), Arguments &&...) {
  static_assert(std::is_invocable<Result (*)(Parameters...), Arguments...>::value, "the arguments do not fit the kernel");
  return {};
}
bool any(invocation);
bool all(invocation);
struct condition {};
condition while_any(invocation);
condition while_all(invocation);
condition until_any(invocation);
condition until_all(invocation);
struct start {};
start initial(std::initializer_list<int> items);
start initial(long long size, std::initializer_list<int> items);
start initial_from(long long size, const Array<int> &items, long long count);
struct more {};
more also(bool condition);
more or_else(bool condition);
bool pipe();
bool pipe(start);
template <class... Parts> bool iterate(invocation, const Parts &...) { return false; }
template <class... Parts> bool iterate(condition, const Parts &...) { return false; }
template <class T> void print(const Array<T> &);
[[noreturn]] void fail(const char *message);
}

extern irgl::worklist WL;

// Atomic functions of kernels: each returns what was there before.
template <class T> T atomicAdd(T *, std::common_type_t<T>);
template <class T> T atomicSub(T *, std::common_type_t<T>);
template <class T> T atomicMin(T *, std::common_type_t<T>);
template <class T> T atomicMax(T *, std::common_type_t<T>);
template <class T> T atomicAnd(T *, std::common_type_t<T>);
template <class T> T atomicOr(T *, std::common_type_t<T>);
template <class T> T atomicXor(T *, std::common_type_t<T>);
template <class T> T atomicExch(T *, std::common_type_t<T>);
template <class T> T atomicCAS(T *, std::common_type_t<T>, std::common_type_t<T>);
