#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
namespace irgl {
// Ends the program with a message.
[[noreturn]] void fail(const std::string &message);
// Ends the program if a function of the device has failed.
inline void check(cudaError_t error) {
  if (error != cudaSuccess) fail(std::string("the device: ") + cudaGetErrorString(error));
}
// Memory that host and device have, each with a copy that is made when it is needed. Where they share memory, it is one.
class memory {
public:
  memory() = default;
  memory(const memory &other) { assign(other); }
  memory &operator=(const memory &other) {
    if (this != &other) assign(other);
    return *this;
  }
  memory(memory &&other) noexcept { swap(other); }
  memory &operator=(memory &&other) noexcept {
    swap(other);
    return *this;
  }
  ~memory() { release(); }
  void swap(memory &other) noexcept {
    std::swap(size, other.size);
    std::swap(at_device, other.at_device);
    of_host.swap(other.of_host);
    std::swap(on_host, other.on_host);
    std::swap(on_device, other.on_device);
  }
  std::size_t bytes() const { return size; }
  // What it holds is lost.
  void resize(std::size_t bytes) {
    if (bytes == size) return;
    release();
    size = bytes;
  }
  // The copy of the host, which it may change.
  void *host() {
    to_host();
    on_device = false;
    return at_host();
  }
  const void *host() const {
    to_host();
    return at_host();
  }
  // The copy of the device, which it may change.
  void *device() {
    to_device();
#ifndef IRGL_ONE_MEMORY
    on_host = false;
#endif
    return at_device;
  }
  const void *device() const {
    to_device();
    return at_device;
  }
  // Copies the device's copy of other memory of the same size.
  void copy_device(const memory &other) {
    resize(other.size);
    if (!size) return;
    allocate();
    check(cudaMemcpy(at_device, other.device(), size, cudaMemcpyDeviceToDevice));
    on_device = true;
    on_host = false;
  }

private:
  std::size_t size = 0;
  mutable void *at_device = nullptr;
  mutable std::vector<char> of_host;
  mutable bool on_host = false, on_device = false;
  void release() {
    if (at_device) check(cudaFree(at_device));
    at_device = nullptr;
    of_host.clear();
    on_host = on_device = false;
    size = 0;
  }
  void allocate() const {
    if (!at_device) check(cudaMalloc(&at_device, size));
  }
#ifdef IRGL_ONE_MEMORY
  void to_host() const {
    if (size) allocate();
  }
  void to_device() const { to_host(); }
  void *at_host() const { return at_device; }
#else
  void to_host() const {
    if (on_host || !size) return;
    of_host.resize(size);
    if (on_device) check(cudaMemcpy(of_host.data(), at_device, size, cudaMemcpyDeviceToHost));
    on_host = true;
  }
  void to_device() const {
    if (on_device || !size) return;
    allocate();
    if (on_host) check(cudaMemcpy(at_device, of_host.data(), size, cudaMemcpyHostToDevice));
    on_device = true;
  }
  void *at_host() const { return of_host.data(); }
#endif
  void assign(const memory &other) {
    resize(other.size);
    if (size) std::memcpy(host(), other.host(), size);
  }
};
// An array that kernels and the host may use.
template <class T> class array {
  static_assert(std::is_trivially_copyable<T>::value, "an array holds numbers, or structures of numbers");

public:
  array() = default;
  explicit array(long long count) : array(count, T()) {}
  array(long long count, T value) {
    reserve(count);
    fill(value);
  }
  long long size() const { return count; }
  // What it holds is lost, unless it is large enough.
  void reserve(long long wanted) {
    if (wanted < 0) fail("an array of " + std::to_string(wanted) + " elements");
    if (wanted > count) own.resize((std::size_t)wanted * sizeof(T)), count = wanted;
  }
  void fill(T value) {
    T *const at = begin();
    for (long long i = 0; i < count; ++i) at[i] = value;
  }
  T &operator[](long long at) { return begin()[within(at)]; }
  const T &operator[](long long at) const { return begin()[within(at)]; }
  T *begin() { return (T *)own.host(); }
  T *end() { return begin() + count; }
  const T *begin() const { return (const T *)own.host(); }
  const T *end() const { return begin() + count; }
  T *device() { return (T *)own.device(); }
  const T *device() const { return (const T *)own.device(); }
  memory &bytes() { return own; }

private:
  memory own;
  long long count = 0;
  long long within(long long at) const {
    if (at < 0 || at >= count)
      fail("element " + std::to_string(at) + " of an array of " + std::to_string(count) + " elements");
    return at;
  }
};
// An array that is never given back: at the end of the program, the device may be gone before.
template <class T> array<T> &lasting() { return *new array<T>; }
// An edge of a graph that is read.
struct edge {
  int from, to;
  double weight;
};
// A graph in rows: the edges of a node lie side by side.
template <class T> class graph {
public:
  int nnodes = 0, nedges = 0;
  // Sorts edges by their first node; the order of those of a node stays.
  void build(int nodes, const std::vector<edge> &edges);
  // Takes rows as they are.
  void build(int nodes, int edges, const int *rows, const int *ends, const T *weights);
  int first(int node) const { return rows[node]; }
  int last(int node) const { return rows[node + 1]; }
  int degree(int node) const { return last(node) - first(node); }
  int dst(int edge) const { return ends[edge]; }
  T weight(int edge) const { return weights[edge]; }
  long long max_degree() const { return most; }
  const array<int> &row_array() const { return rows; }
  const array<int> &dst_array() const { return ends; }
  const array<T> &weight_array() const { return weights; }
  // Gives each edge its counterpart, removes edges from a node to itself, and keeps the lightest of several edges
  // between two nodes. The edges of a node are in the order of their ends.
  void simplify();
  // The same edges in the other direction.
  graph reverse() const;

private:
  array<int> rows, ends;
  array<T> weights;
  int most = 0;
  void measure();
};
// Three worklists: items to take, items that are pushed, items to take again.
class pipe {
public:
  // With room for `size` items; -1 for as many as seem useful.
  explicit pipe(long long size);
  pipe(const pipe &) = delete;
  pipe &operator=(const pipe &) = delete;
  ~pipe();
  // The innermost one.
  static pipe &current();
  // The number of items to take.
  int size() const { return (int)sizes[0]; }
  // Adds an item to take.
  void add(int item);
  void add_all(const array<int> &items, long long count);

private:
  friend class invocation;
  friend class outlined;
  array<int> lists[3];
  unsigned sizes[3] = {0, 0, 0};
  unsigned capacity = 0;
  bool is_automatic = false;
  pipe *outer = nullptr;
  // Copies of arrays, for an invocation that has to be repeated.
  std::vector<memory> spare;
  void grow(unsigned long long wanted);
};
// The results of the iterations of a kernel.
struct result {
  bool has_true = false, has_false = false;
  bool any() const { return has_true; }
  bool all() const { return !has_false; }
};
// What kernels do with worklists and results.
enum { reads = 1, pushes = 2, retries = 4, returns = 8, backs_off = 16 };
// A loop that counts how often it has run.
class rounds {
public:
  explicit rounds(const char *name);
  // Ends the program after too many rounds; tells the user from time to time how many there were.
  void next();
  // Counts rounds that have run on the device.
  void add(int rounds);
  // How many are left.
  int left() const;

private:
  const char *name;
  long long count = 0;
  double told;
};
// An invocation of a kernel.
class invocation {
public:
  invocation(const char *name, int does);
  // True if the kernel has to run once more, for items that it takes again.
  bool again();
  // The largest number of items that it pushes, -1 for an unknown one.
  void most(long long items);
  // An array that the kernel may change: it has to be as before when the kernel runs again for a larger worklist.
  template <class T> void keep(array<T> &one) {
    if (is_kept) keep(one.bytes());
  }
  // Before the kernel runs.
  void start();
  // True if a worklist was too small: it is larger now, and arrays are as before.
  bool overflowed();
  result results() const { return found; }
  int size() const { return (int)lists->sizes[0]; }
  const int *in() { return lists->lists[0].device(); }
  int *out() { return lists->lists[1].device(); }
  int *retry() { return lists->lists[2].device(); }
  unsigned capacity() const { return lists->capacity; }
  unsigned *pushed() { return (unsigned *)word(0); }
  unsigned *retried() { return (unsigned *)word(1); }
  int *returned() { return word(2); }
  // The number of iterations that are distributed, on CPUs.
  int *next();
  // The number of threads that take iterations, on devices.
  int threads() const { return is_serial ? 1 : std::min(grid * 256, fewest); }
  int blocks(int count);

private:
  pipe *lists = nullptr;
  const char *name;
  int does, grid = 0;
  unsigned before = 0;
  bool is_first = true, is_kept = false, is_serial = false, is_repeated = false;
  // The most threads that take items.
  int fewest = 2000000000;
  result found;
  rounds runs;
  std::vector<memory *> kept;
  void keep(memory &one);
  int *word(int number);
};
// An `Iterate` that runs on the device as long as there are few iterations.
class outlined {
public:
  // `most` is the largest number of items that an iteration pushes.
  outlined(rounds &runs, int does, long long most);
  // True if there are some iterations, and few.
  bool is_small(int count);
  int size() const { return (int)lists->sizes[0]; }
  int *list(int number) { return lists->lists[number].device(); }
  unsigned capacity() const { return lists->capacity; }
  int *state();
  // The largest number of iterations, and of invocations.
  int limit() const { return few; }
  int most() const { return runs.left(); }
  // Afterwards; the result of the last invocation.
  bool end();

private:
  rounds &runs;
  pipe *lists = nullptr;
  int few;
};
// The memory in which iterations say which elements of an object they want.
array<int> &owner_of(const void *object, long long size);
template <class T> array<int> &owner(const array<T> &object) { return owner_of(&object, object.size()); }
template <class T> array<int> &owner(const graph<T> &object) { return owner_of(&object, object.nnodes); }
// The locks of the elements of an object.
array<int> &locks_of(const void *object, long long size);
template <class T> array<int> &locks(const array<T> &object) { return locks_of(&object, object.size()); }
template <class T> array<int> &locks(const graph<T> &object) { return locks_of(&object, object.nnodes); }
// The tickets of an array of locks: for each the next one, and the one whose turn it is.
array<int> &tickets_of(const void *object, long long size);
template <class T> array<int> &tickets(const array<T> &object) { return tickets_of(&object, object.size()); }
// The trip count of a loop.
inline int count(long long start, long long end, long long step) {
  if (step == 0) fail("a loop with a step of 0");
  const long long trips = step > 0 ? (end - start + step - 1) / step : (start - end - step - 1) / -step;
  if (trips > 2000000000) fail("a loop of " + std::to_string(trips) + " iterations");
  return trips > 0 ? (int)trips : 0;
}
// The numbers of a loop of the host.
class range {
public:
  struct place {
    long long at, step, left;
    int operator*() const { return (int)at; }
    void operator++() { at += step, --left; }
    bool operator!=(const place &) const { return left > 0; }
  };
  range(long long start, long long end, long long step) : from(start), by(step), trips(count(start, end, step)) {}
  place begin() const { return {from, by, trips}; }
  place end() const { return {0, 0, 0}; }

private:
  long long from, by, trips;
};
// Prints an array, an element in each line.
template <class T> void print(const array<T> &one);
// As programs in C++ write it.
template <class T> using Array = array<T>;
}
template <class T> using Array = irgl::array<T>;
