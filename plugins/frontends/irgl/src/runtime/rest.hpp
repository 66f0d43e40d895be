#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <limits>
#ifdef _OPENMP
#include <omp.h>
#endif
namespace irgl {
__attribute__((weak)) void fail(const std::string &message) {
  std::fflush(stdout);
  std::fprintf(stderr, "irgl: %s\n", message.c_str());
  std::exit(1);
}
inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// ---- graphs

template <class T> void graph<T>::build(int nodes, const std::vector<edge> &edges) {
  nnodes = nodes;
  nedges = (int)edges.size();
  rows = array<int>(nodes + 1LL, 0);
  ends = array<int>(nedges);
  weights = array<T>(nedges);
  int *const row = rows.begin(), *const end = ends.begin();
  T *const weight = weights.begin();
  for (const edge &one : edges) ++row[one.from + 1];
  for (int node = 0; node < nodes; ++node) row[node + 1] += row[node];
  std::vector<int> next(row, row + nodes);
  for (const edge &one : edges) {
    const int at = next[one.from]++;
    end[at] = one.to;
    weight[at] = (T)one.weight;
  }
  measure();
}
template <class T> void graph<T>::build(int nodes, int edges, const int *row, const int *end, const T *weight) {
  nnodes = nodes;
  nedges = edges;
  rows = array<int>(nodes + 1LL, 0);
  ends = array<int>(edges);
  weights = array<T>(edges, (T)1);
  if (nodes) std::copy(row, row + nodes + 1, rows.begin());
  std::copy(end, end + edges, ends.begin());
  if (weight) std::copy(weight, weight + edges, weights.begin());
  bool is_wrong = nodes < 0 || edges < 0 || (nodes && (row[0] != 0 || row[nodes] != edges));
  for (int node = 0; node < nodes && !is_wrong; ++node) is_wrong = row[node + 1] < row[node];
  for (int at = 0; at < edges && !is_wrong; ++at) is_wrong = end[at] < 0 || end[at] >= nodes;
  if (is_wrong) fail("rows and ends of edges that do not fit each other");
  measure();
}
template <class T> void graph<T>::measure() {
  const int *const row = static_cast<const array<int> &>(rows).begin();
  most = 0;
  for (int node = 0; node < nnodes; ++node) most = std::max(most, row[node + 1] - row[node]);
}
template <class T> void graph<T>::simplify() {
  std::vector<edge> all;
  for (int node = 0; node < nnodes; ++node) {
    for (int at = first(node); at < last(node); ++at) {
      if (dst(at) == node) continue;
      all.push_back({node, dst(at), (double)weight(at)});
      all.push_back({dst(at), node, (double)weight(at)});
    }
  }
  std::sort(all.begin(), all.end(), [](const edge &one, const edge &other) {
    if (one.from != other.from) return one.from < other.from;
    return one.to != other.to ? one.to < other.to : one.weight < other.weight;
  });
  const auto is_same = [](const edge &one, const edge &other) { return one.from == other.from && one.to == other.to; };
  all.erase(std::unique(all.begin(), all.end(), is_same), all.end());
  build(nnodes, all);
}
template <class T> graph<T> graph<T>::reverse() const {
  std::vector<edge> all;
  for (int node = 0; node < nnodes; ++node)
    for (int at = first(node); at < last(node); ++at) all.push_back({dst(at), node, (double)weight(at)});
  graph<T> other;
  other.build(nnodes, all);
  return other;
}

// ---- files

// The text of a file that is read, with its place.
class reader {
public:
  reader(const std::string &path) : path(path) {
    std::FILE *const file = std::fopen(path.c_str(), "rb");
    if (!file) fail("cannot read `" + path + "`: " + std::strerror(errno));
    std::vector<char> part(1 << 20);
    while (const std::size_t count = std::fread(part.data(), 1, part.size(), file)) text.append(part.data(), count);
    const bool is_wrong = std::ferror(file);
    std::fclose(file);
    if (is_wrong) fail("cannot read `" + path + "`");
    at = text.c_str();
    end = at + text.size();
    started = told = now();
  }
  // Ends the program with a message about the line.
  [[noreturn]] void wrong(const std::string &message) const {
    fail("`" + path + "`, line " + std::to_string(line) + ": " + message);
  }
  [[noreturn]] void wrong_file(const std::string &message) const { fail("`" + path + "`: " + message); }
  bool is_at_end() const { return at == end; }
  // Passes blanks; true if something of the line is left.
  bool more() {
    while (at < end && (*at == ' ' || *at == '\t' || *at == '\r')) ++at;
    return at < end && *at != '\n';
  }
  char letter() const { return at < end ? *at : 0; }
  // Passes the rest of the line.
  void skip() {
    while (at < end && *at != '\n') ++at;
    if (at < end) ++at;
    ++line;
  }
  std::string word() {
    if (!more()) wrong("a word is missing");
    const char *const from = at;
    while (at < end && !std::strchr(" \t\r\n", *at)) ++at;
    return std::string(from, at);
  }
  long long number(const char *what) {
    if (!more()) wrong(std::string(what) + " is missing");
    char *behind = nullptr;
    errno = 0;
    const long long value = std::strtoll(at, &behind, 10);
    if (behind == at || errno || !std::strchr(" \t\r\n", *behind)) wrong(std::string(what) + " is no whole number");
    at = behind;
    return value;
  }
  double real(const char *what) {
    if (!more()) wrong(std::string(what) + " is missing");
    char *behind = nullptr;
    const double value = std::strtod(at, &behind);
    if (behind == at || !std::isfinite(value) || !std::strchr(" \t\r\n", *behind))
      wrong(std::string(what) + " is no number");
    at = behind;
    return value;
  }
  int node(long long from, long long nodes) {
    const long long value = number("a node");
    if (value < from || value >= from + nodes) {
      wrong("node " + std::to_string(value) + " of a graph with " + std::to_string(nodes) + " nodes");
    }
    return (int)(value - from);
  }
  void end_of_line() {
    if (more()) wrong("more than expected");
    skip();
  }
  void tell(std::size_t edges) {
    if (edges % 65536 || now() - told < 2) return;
    told = now();
    std::fprintf(stderr, "irgl: %zu edges of `%s` are read, %.0f s\n", edges, path.c_str(), told - started);
  }
  // The whole file.
  std::string text;

private:
  std::string path;
  const char *at = nullptr, *end = nullptr;
  long long line = 1;
  double started = 0, told = 0;
};
// Numbers of nodes and edges have 32 bits.
inline int sized(const reader &from, long long count, const char *what) {
  if (count < 0 || count > 2000000000) {
    from.wrong_file(std::to_string(count) + " " + what + ": a graph has at most 2000000000");
  }
  return (int)count;
}
inline int read_dimacs(reader &from, std::vector<edge> &edges) {
  long long nodes = -1, wanted = 0;
  for (; !from.is_at_end();) {
    if (!from.more() || from.letter() == 'c') {
      from.skip();
      continue;
    }
    const std::string word = from.word();
    if (word == "p") {
      if (nodes >= 0) from.wrong("a second `p`");
      from.word();
      nodes = sized(from, from.number("the number of nodes"), "nodes");
      wanted = sized(from, from.number("the number of edges"), "edges");
    } else if (word == "a" || word == "e") {
      if (nodes < 0) from.wrong("an edge in front of the line with `p`");
      edge one{from.node(1, nodes), from.node(1, nodes), 1};
      if (from.more()) one.weight = from.real("the weight");
      edges.push_back(one);
      from.tell(edges.size());
    } else {
      from.wrong("`" + word + "` is no kind of line: `c`, `p`, `a`, `e`");
    }
    from.end_of_line();
  }
  if (nodes < 0) from.wrong_file("the line with `p` is missing");
  if ((long long)edges.size() != wanted) {
    from.wrong_file(std::to_string(edges.size()) + " edges instead of " + std::to_string(wanted));
  }
  return (int)nodes;
}
inline int read_matrix(reader &from, std::vector<edge> &edges) {
  from.word();
  const std::string object = from.word(), form = from.word(), field = from.word(), symmetry = from.word();
  if (object != "matrix" || form != "coordinate") from.wrong("only a matrix in coordinates is a graph");
  if (field == "complex") from.wrong("complex weights");
  if (symmetry != "general" && symmetry != "symmetric") from.wrong("`" + symmetry + "` matrices are not read");
  from.skip();
  while (!from.is_at_end() && (!from.more() || from.letter() == '%')) from.skip();
  if (from.is_at_end()) from.wrong("the sizes are missing");
  const long long rows = from.number("the number of rows"), columns = from.number("the number of columns");
  const int nodes = sized(from, std::max(rows, columns), "nodes");
  const int wanted = sized(from, from.number("the number of entries"), "edges");
  from.end_of_line();
  int count = 0;
  for (; !from.is_at_end();) {
    if (!from.more() || from.letter() == '%') {
      from.skip();
      continue;
    }
    edge one{from.node(1, nodes), from.node(1, nodes), 1};
    if (field != "pattern") one.weight = from.real("the weight");
    from.end_of_line();
    ++count;
    edges.push_back(one);
    if (symmetry == "symmetric" && one.from != one.to) edges.push_back({one.to, one.from, one.weight});
    from.tell(edges.size());
  }
  if (count != wanted) {
    from.wrong_file(std::to_string(count) + " entries instead of " + std::to_string(wanted));
  }
  return nodes;
}
inline int read_list(reader &from, std::vector<edge> &edges) {
  int nodes = 0;
  for (; !from.is_at_end();) {
    if (!from.more() || from.letter() == '#' || from.letter() == '%') {
      from.skip();
      continue;
    }
    edge one{from.node(0, 2000000000), from.node(0, 2000000000), 1};
    if (from.more()) one.weight = from.real("the weight");
    from.end_of_line();
    nodes = std::max({nodes, one.from + 1, one.to + 1});
    edges.push_back(one);
    from.tell(edges.size());
  }
  return nodes;
}
// Galois's format of version 1: version, bytes of a weight, nodes, edges; where the edges of each node end; the ends of
// edges; weights.
inline int read_binary(reader &from, std::vector<edge> &edges, bool is_real) {
  const std::string &text = from.text;
  const auto take = [&](unsigned long long at, auto &value) {
    if (at > text.size() || text.size() - at < sizeof value) from.wrong_file("the file is cut off");
    std::memcpy(&value, text.data() + at, sizeof value);
  };
  unsigned long long head[4];
  take(0, head);
  if (head[1] != 0 && head[1] != 4 && head[1] != 8) from.wrong_file("weights of " + std::to_string(head[1]) + " bytes");
  const auto limited = [](unsigned long long count) {
    return (long long)std::min(count, (unsigned long long)std::numeric_limits<long long>::max());
  };
  const unsigned long long nodes = sized(from, limited(head[2]), "nodes");
  const unsigned long long count = sized(from, limited(head[3]), "edges");
  const unsigned long long ends = sizeof head + 8 * nodes, weights = ends + (4 * count + 7) / 8 * 8;
  if (weights + head[1] * count > text.size() + (head[1] ? 0 : 7)) from.wrong_file("the file is cut off");
  unsigned long long first = 0, last = 0;
  for (unsigned long long node = 0; node < nodes; ++node, first = last) {
    take(sizeof head + 8 * node, last);
    if (last < first || last > count) from.wrong_file("the edges of node " + std::to_string(node) + " end nowhere");
    for (unsigned long long at = first; at < last; ++at) {
      unsigned to = 0;
      take(ends + 4 * at, to);
      if (to >= nodes) from.wrong_file("node " + std::to_string(to) + " of a graph with " + std::to_string(nodes) + " nodes");
      edge one{(int)node, (int)to, 1};
      const unsigned long long place = weights + head[1] * at;
      if (head[1] == 4 && is_real) {
        float value = 0;
        take(place, value);
        one.weight = value;
      } else if (head[1] == 4) {
        int value = 0;
        take(place, value);
        one.weight = value;
      } else if (head[1] == 8 && is_real) {
        take(place, one.weight);
      } else if (head[1] == 8) {
        long long value = 0;
        take(place, value);
        one.weight = (double)value;
      }
      edges.push_back(one);
      from.tell(edges.size());
    }
  }
  if (first != count) from.wrong_file(std::to_string(first) + " edges instead of " + std::to_string(count));
  return (int)nodes;
}
// Reads a graph in the format that its text has.
template <class T> void read(const std::string &path, graph<T> &made) {
  reader from(path);
  std::vector<edge> edges;
  const std::string &text = from.text;
  const auto starts = [&](const char *with) { return text.compare(0, std::strlen(with), with) == 0; };
  int nodes = 0;
  if (text.size() >= 8 && std::memcmp(text.data(), "\1\0\0\0\0\0\0\0", 8) == 0) {
    nodes = read_binary(from, edges, !std::is_integral<T>::value);
  } else if (starts("%%MatrixMarket")) {
    nodes = read_matrix(from, edges);
  } else if (starts("c") || starts("p ")) {
    nodes = read_dimacs(from, edges);
  } else {
    nodes = read_list(from, edges);
  }
  sized(from, (long long)edges.size(), "edges");
  for (const edge &one : edges) {
    const double low = (double)std::numeric_limits<T>::lowest(), high = (double)std::numeric_limits<T>::max();
    if (one.weight < low || one.weight > high || (std::is_integral<T>::value && one.weight != std::floor(one.weight)))
      from.wrong_file("the weight " + std::to_string(one.weight) + " does not fit the weights of the program");
  }
  made.build(nodes, edges);
}
// The command line of a program.
class arguments {
public:
  arguments(int count, char **words, const char *usage) : usage(usage), words(words + 1, words + count) {
    name = count ? words[0] : "program";
    for (const std::string &word : this->words)
      if (word == "-h" || word == "--help") {
        std::printf("usage: %s %s\n", name.c_str(), usage);
        std::exit(0);
      }
  }
  template <class T> void graph(irgl::graph<T> &made) {
    if (at == words.size()) wrong("the file of the graph is missing");
    read(words[at++], made);
  }
  template <class T> T value(const char *what, T other) { return at == words.size() ? other : value<T>(what); }
  template <class T> T value(const char *what) {
    if (at == words.size()) wrong(std::string(what) + " is missing");
    const char *const text = words[at++].c_str();
    char *end = nullptr;
    errno = 0;
    const T value = std::is_integral<T>::value ? (T)std::strtoll(text, &end, 10) : (T)std::strtod(text, &end);
    const bool is_other = std::is_integral<T>::value && std::strtoll(text, nullptr, 10) != (long long)value;
    if (end == text || *end || errno || is_other) wrong("`" + words[at - 1] + "` is no value of " + what);
    return value;
  }
  void end() {
    if (at < words.size()) wrong("`" + words[at] + "` is too much");
  }

private:
  std::string usage, name;
  std::vector<std::string> words;
  std::size_t at = 0;
  [[noreturn]] void wrong(const std::string &message) {
    fail(message + "\nusage: " + name + " " + usage);
  }
};
template <class T> void print(const array<T> &one) {
  long long at = 0;
  for (const T &value : one) {
    if (std::is_integral<T>::value) {
      std::printf("%lld %lld\n", at++, (long long)value);
    } else {
      std::printf("%lld %.9g\n", at++, (double)value);
    }
  }
}

// ---- worklists

// A number that the environment may set.
inline long long setting(const char *name, long long other) {
  const char *const text = std::getenv(name);
  if (!text || !*text) return other;
  char *end = nullptr;
  const long long value = std::strtoll(text, &end, 10);
  if (*end || value < 1) fail(std::string(name) + " is `" + text + "`: it has to be a number from 1 on");
  return value;
}
inline long long round_limit() {
  static const long long limit = setting("IRGL_LIMIT", 1000000000);
  return limit;
}
__attribute__((weak)) rounds::rounds(const char *name) : name(name), told(now()) {}
__attribute__((weak)) void rounds::next() {
  const long long limit = round_limit();
  if (++count > limit) {
    fail(std::string("`") + name + "` has run " + std::to_string(limit) +
         " times and does not end; IRGL_LIMIT sets another limit");
  }
  if (count % 64 == 0 && now() - told > 5) {
    told = now();
    std::fprintf(stderr, "irgl: `%s` has run %lld times\n", name, count);
  }
}
__attribute__((weak)) void rounds::add(int rounds) { count += rounds - 1, next(); }
__attribute__((weak)) int rounds::left() const {
  // One more than the limit allows ends the program. After some thousands, the host tells how far the loop is.
  return (int)std::min(4096LL, round_limit() - count + 1);
}
inline pipe *&innermost() {
  static pipe *one = nullptr;
  return one;
}
__attribute__((weak)) pipe::pipe(long long size) : is_automatic(size < 0), outer(innermost()) {
  innermost() = this;
  if (size > 0) grow((unsigned long long)size);
}
__attribute__((weak)) pipe::~pipe() { innermost() = outer; }
__attribute__((weak)) pipe &pipe::current() {
  if (!innermost()) fail("there is no worklist: a kernel with one has to be invoked in a `Pipe`");
  return *innermost();
}
__attribute__((weak)) void pipe::grow(unsigned long long wanted) {
  if (wanted <= capacity) return;
  if (wanted > 2000000000) fail("a worklist of " + std::to_string(wanted) + " items");
  for (int at = 0; at < 3; ++at) {
    array<int> larger;
    larger.reserve((long long)wanted);
    if (sizes[at]) {
      // What lies in it stays on the device.
      check(cudaMemcpy(larger.device(), lists[at].device(), sizes[at] * sizeof(int), cudaMemcpyDeviceToDevice));
    }
    std::swap(lists[at], larger);
  }
  capacity = (unsigned)wanted;
}
__attribute__((weak)) void pipe::add(int item) {
  if (sizes[0] == capacity) grow(std::max(64ULL, 2ULL * capacity));
  lists[0][sizes[0]++] = item;
}
__attribute__((weak)) void pipe::add_all(const array<int> &items, long long count) {
  if (count < 0 || count > items.size()) {
    fail(std::to_string(count) + " items of an array of " + std::to_string(items.size()));
  }
  grow(sizes[0] + (unsigned long long)count);
  for (long long at = 0; at < count; ++at) lists[0][sizes[0]++] = items[at];
}

// ---- invocations

// Each word has a cache line of its own: pushed and retried items, results, iterations that are distributed.
enum { word_count = 4, word_space = 16 };
inline array<int> &words_of_kernels() {
  static array<int> &words = lasting<int>();
  if (words.size() == 0) words = array<int>(word_count * word_space, 0);
  return words;
}
__attribute__((weak)) invocation::invocation(const char *name, int does) : name(name), does(does), runs(name) {
  if (does & (reads | pushes | retries)) lists = &pipe::current();
}
__attribute__((weak)) bool invocation::again() {
  if (is_first) {
    is_first = false;
    if (!(does & retries) || lists->sizes[0] > 0) return true;
  } else if (does & retries) {
    is_serial = lists->sizes[2] >= lists->sizes[0];
    std::swap(lists->lists[0], lists->lists[2]);
    lists->sizes[0] = lists->sizes[2];
    lists->sizes[2] = 0;
    if (lists->sizes[0] > 0) {
      runs.next();
      is_repeated = true;
      return true;
    }
  }
  if (does & pushes) {
    std::swap(lists->lists[0], lists->lists[1]);
    lists->sizes[0] = lists->sizes[1];
    lists->sizes[1] = 0;
  }
  return false;
}
__attribute__((weak)) void invocation::most(long long items) {
  const long long needed = items < 0 ? -1 : items + (long long)lists->sizes[1];
  // A worklist whose size the program leaves open has room for all, where that is not too much.
  if (lists->is_automatic && needed >= 0 && needed <= 1 << 24) lists->grow((unsigned long long)needed);
  is_kept = needed < 0 || needed > (long long)lists->capacity;
  kept.clear();
  before = lists->sizes[1];
}
__attribute__((weak)) void invocation::keep(memory &one) {
  kept.push_back(&one);
  std::vector<memory> &spare = lists->spare;
  if (spare.size() < kept.size()) spare.resize(kept.size());
  spare[kept.size() - 1].copy_device(one);
}
__attribute__((weak)) void invocation::start() {
  if (!(does & ~reads)) return;
  int *const words = words_of_kernels().begin();
  std::fill(words, words + word_count * word_space, 0);
  words[0] = (int)before;
}
__attribute__((weak)) bool invocation::overflowed() {
  if (!(does & ~reads)) return false;
  const int *const words = static_cast<const array<int> &>(words_of_kernels()).begin();
  const unsigned pushed = (unsigned)words[0], retried = (unsigned)words[word_space];
  if (lists && std::max(pushed, retried) > lists->capacity) {
    if (!is_kept) fail(std::string("`") + name + "` has pushed more items than okl has counted: this is a bug of okl");
    for (std::size_t at = 0; at < kept.size(); ++at) kept[at]->copy_device(lists->spare[at]);
    lists->grow(std::max((unsigned long long)std::max(pushed, retried), 2ULL * lists->capacity));
    if (std::getenv("IRGL_TELL")) {
      std::fprintf(stderr, "irgl: `%s` runs again with worklists of %u items\n", name, lists->capacity);
    }
    return true;
  }
  if (lists) lists->sizes[1] = pushed, lists->sizes[2] = retried;
  found.has_true |= words[2 * word_space] != 0;
  found.has_false |= words[2 * word_space + 1] != 0;
  return false;
}
__attribute__((weak)) int *invocation::word(int number) { return words_of_kernels().device() + number * word_space; }
__attribute__((weak)) int *invocation::next() {
  int *const place = word(3);
  *place = 0;
  return place;
}
__attribute__((weak)) int invocation::blocks(int count) {
#ifdef IRGL_ONE_MEMORY
#ifdef _OPENMP
  const int most = omp_get_max_threads(), each = 64;
#else
  const int most = 1, each = 64;
#endif
#else
  static const int units = [] {
    int device = 0;
    cudaDeviceProp known;
    check(cudaGetDevice(&device));
    check(cudaGetDeviceProperties(&known, device));
    return std::max(known.multiProcessorCount, 1);
  }();
  const int most = units * 16, each = 256;
#endif
  int wanted = count > 0 ? (count - 1) / each + 1 : 0;
  if ((does & backs_off) && is_repeated && count > 0) {
    // A thread for each four items that are taken again.
    fewest = (count - 1) / 4 + 1;
    wanted = std::min(wanted, (fewest - 1) / each + 1);
  }
  grid = is_serial ? std::min(1, wanted) : std::min(most, wanted);
  return grid;
}
// ---- loops of the device

// Numbers of pushed items and results as in an invocation, then what the device tells the host.
inline array<int> &state_of_loops() {
  static array<int> &state = lasting<int>();
  if (state.size() == 0) state = array<int>(word_count * word_space, 0);
  return state;
}
__attribute__((weak)) outlined::outlined(rounds &runs, int does, long long most) : runs(runs) {
#ifdef IRGL_ONE_MEMORY
  const int other = 256;
#else
  const int other = 4096;
#endif
  few = (int)std::min(setting("IRGL_FEW", other), 1000000LL);
  if (!(does & (reads | pushes))) return;
  lists = &pipe::current();
  if (most <= 0) return;
  // What an invocation pushes must fit.
  if (lists->is_automatic && most <= (1 << 22) / few) lists->grow((unsigned long long)(most * few));
  few = (int)std::min((long long)few, lists->capacity / most);
}
__attribute__((weak)) bool outlined::is_small(int count) {
  // What is pushed already has to stay where it is.
  return count > 0 && count <= few && !(lists && lists->sizes[1]);
}
__attribute__((weak)) int *outlined::state() { return state_of_loops().device(); }
__attribute__((weak)) bool outlined::end() {
  const int *const state = static_cast<const array<int> &>(state_of_loops()).begin() + 2 * word_space;
  const int size = state[1], turn = state[2];
  const bool got = state[3] != 0;
  if (lists) {
    if (turn) std::swap(lists->lists[0], lists->lists[1]);
    lists->sizes[0] = (unsigned)size;
  }
  runs.add(state[0]);
  return got;
}
// Arrays that belong to objects.
inline array<int> &belonging(std::vector<std::pair<const void *, array<int> *>> &all, const void *object) {
  const auto is_it = [&](const auto &one) { return one.first == object; };
  auto found = std::find_if(all.begin(), all.end(), is_it);
  if (found == all.end()) found = all.emplace(all.end(), object, &lasting<int>());
  return *found->second;
}
__attribute__((weak)) array<int> &locks_of(const void *object, long long size) {
  static auto &all = *new std::vector<std::pair<const void *, array<int> *>>;
  array<int> &found = belonging(all, object);
  // All locks are free between two invocations.
  if (found.size() < size) found = array<int>(size, 0);
  return found;
}
__attribute__((weak)) array<int> &tickets_of(const void *object, long long size) {
  static auto &all = *new std::vector<std::pair<const void *, array<int> *>>;
  array<int> &found = belonging(all, object);
  // Between two invocations, it is the turn of the next ticket.
  if (found.size() < 2 * size) found = array<int>(2 * size, 0);
  return found;
}
__attribute__((weak)) array<int> &owner_of(const void *object, long long size) {
  static auto &owners = *new std::vector<std::pair<const void *, array<int> *>>;
  array<int> &found = belonging(owners, object);
  found.reserve(size);
  return found;
}
}
