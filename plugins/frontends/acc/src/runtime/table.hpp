// What a device has of the program's memory. Section 2.6 of the OpenACC specification, version 3.3.
namespace okl_acc {
// Elements of an array, in each dimension so many, which lie so many bytes apart. Those of an inner dimension may start
// later than the first one, and behind the pointers that are the elements of the outer one.
struct dimension {
  long long count;
  std::size_t size;
  long long first = 0;
  bool is_behind = false;
};
// The first `rank` dimensions lie in one piece of memory; those from there to `depth` behind its pointers.
struct section {
  char *start = nullptr;
  std::size_t bytes = 0;
  int rank = 0;
  int depth = 0;
  dimension dimensions[8] = {};
};
inline section make_section(const volatile void *start, const dimension *dimensions, int depth) {
  section made;
  made.start = static_cast<char *>(const_cast<void *>(start));
  made.depth = depth;
  bool is_empty = false;
  for (int at = 0; at < depth; ++at) {
    const dimension &one = made.dimensions[at] = dimensions[at];
    if (made.rank < at || (at > 0 && one.is_behind)) continue;
    made.rank = at + 1;
    made.start += one.first * (long long)one.size;
    is_empty = is_empty || one.count < 1;
    if (one.count > 0) made.bytes += (one.count - 1) * one.size;
  }
  if (made.rank > 0) made.bytes += made.dimensions[made.rank - 1].size;
  if (is_empty) made.bytes = 0;
  return made;
}
// Does something for each pointer of a section, and the section behind it.
template <class Do> void for_rows(const section &data, const Do &what, int level = 0, std::size_t offset = 0) {
  if (data.depth == data.rank || !data.start) return;
  if (level < data.rank) {
    const dimension &one = data.dimensions[level];
    for (long long at = 0; at < one.count; ++at) for_rows(data, what, level + 1, offset + at * one.size);
    return;
  }
  void **const pointer = reinterpret_cast<void **>(data.start + offset);
  if (*pointer) what(pointer, make_section(*pointer, data.dimensions + data.rank, data.depth - data.rank));
}
// A directive in the program's text; none for calls of functions.
struct origin {
  const char *file;
  int line;
};
// The directive that a thread carries out.
inline origin &directive_place() {
  static thread_local origin now = {nullptr, 0};
  return now;
}
inline std::string shown(const origin &one) { return std::string(one.file) + ":" + std::to_string(one.line); }

// A range of host memory that a device has, with its reference counters; pointers in it that lead to memory of the
// device there, each with its attachment counter.
struct entry {
  char *host;
  std::size_t bytes;
  char *device;
  long long structured;
  long long dynamic;
  bool is_mapped;
  std::map<std::size_t, long long> attached;
  // What brought it there.
  const char *name;
  origin from;
};
// A queue, and what is thrown away once it has come so far.
struct queue {
  stream handle;
  std::vector<void *> memory;
  std::deque<void *> pointers;
};
struct device {
  std::map<char *, entry> table;
  std::map<int, queue> queues;
  bool is_started = false;
};
struct state {
  std::recursive_mutex mutex;
  std::map<int, device> devices;
  std::vector<void (*)()> declared;
};
inline state &all() {
  static state the_one;
  return the_one;
}
typedef std::lock_guard<std::recursive_mutex> guard;

inline int &device_number() {
  static thread_local int number = -1;
  return number;
}
inline bool &is_on_host() {
  static thread_local bool is = false;
  return is;
}
inline int &default_async() {
  static thread_local int number = 0;
  return number;
}
}
inline int okl_rt::current_device() {
  int &number = okl_acc::device_number();
  if (number < 0) {
    const char *wanted = std::getenv("ACC_DEVICE_NUM");
    number = wanted ? std::atoi(wanted) : 0;
    if (device_count() <= number) okl_acc::die("there is no such device");
    use_device(number);
  }
  return number;
}
namespace okl_acc {
// The current device, with all that is declared for it.
inline device &here() {
  device &one = all().devices[current_device()];
  if (!one.is_started) {
    one.is_started = true;
    for (void (*enter)() : all().declared) enter();
  }
  return one;
}
inline queue &queue_of(int async) {
  if (async == acc_async_noval || async == acc_async_default) async = default_async();
  std::map<int, queue> &queues = here().queues;
  std::map<int, queue>::iterator found = queues.find(async);
  if (found == queues.end()) found = queues.insert({async, queue{new_stream(), {}, {}}}).first;
  return found->second;
}
inline void clean(queue &one) {
  for (void *memory : one.memory) release(memory);
  one.memory.clear();
  one.pointers.clear();
}
inline void wait(queue &one) {
  finish(one.handle);
  clean(one);
}

inline entry *find(const volatile void *pointer, std::size_t bytes = 0) {
  char *const first = static_cast<char *>(const_cast<void *>(pointer));
  std::map<char *, entry> &table = here().table;
  std::map<char *, entry>::iterator found = table.upper_bound(first);
  if (found == table.begin()) return nullptr;
  entry &one = (--found)->second;
  const std::size_t offset = first - one.host;
  return offset < one.bytes && offset + bytes <= one.bytes ? &one : nullptr;
}
inline char *place(const entry &one, const volatile void *host) {
  return one.device + (static_cast<char *>(const_cast<void *>(host)) - one.host);
}
// prog.c:12: `a[0:n]` is not on the device
[[noreturn]] inline void die_of(const char *name, const std::string &why) {
  const origin &now = directive_place();
  die(((now.file ? shown(now) + ": " : std::string()) + "`" + name + "` " + why).c_str());
}
inline entry &add(const char *name, char *host, std::size_t bytes, char *memory) {
  std::map<char *, entry> &table = here().table;
  std::map<char *, entry>::iterator next = table.lower_bound(host);
  const bool meets_next = next != table.end() && next->first < host + bytes;
  if (const entry *other = meets_next ? &next->second : find(host)) {
    std::string why = std::string("is on the device in part only: `") + other->name + "` is there";
    if (other->from.file) why += " since " + shown(other->from);
    die_of(name, why);
  }
  const bool is_mapped = memory != nullptr;
  char *const there = is_mapped ? memory : static_cast<char *>(allocate(bytes));
  return table.insert({host, {host, bytes, there, 0, 0, is_mapped, {}, name, directive_place()}}).first->second;
}
inline void remove(entry &one, queue &on) {
  if (!one.is_mapped) on.memory.push_back(one.device);
  here().table.erase(one.host);
}

// Copies what is there, apart from attached pointers: each side keeps its own.
template <class Copy> void without_pointers(const entry &one, std::size_t from, std::size_t bytes, Copy copy) {
  const std::size_t end = from + bytes;
  for (std::map<std::size_t, long long>::const_iterator at = one.attached.begin(); at != one.attached.end(); ++at) {
    if (at->first + sizeof(void *) <= from || at->first >= end) continue;
    if (at->first > from) copy(from, at->first - from);
    from = at->first + sizeof(void *);
  }
  if (from < end) copy(from, end - from);
}
inline void update_device(const entry &one, char *host, std::size_t bytes, queue &on) {
  without_pointers(one, host - one.host, bytes, [&](std::size_t from, std::size_t count) {
    copy_in(one.device + from, one.host + from, count, on.handle);
  });
}
inline void update_host(const entry &one, char *host, std::size_t bytes, queue &on) {
  without_pointers(one, host - one.host, bytes, [&](std::size_t from, std::size_t count) {
    copy_out(one.host + from, one.device + from, count, on.handle);
  });
}
inline void set_pointer(const entry &one, std::size_t offset, void *value, queue &on) {
  on.pointers.push_back(value);
  copy_in(one.device + offset, &on.pointers.back(), sizeof value, on.handle);
}
// Whether it did something: both have to be there.
inline bool attach(void **pointer, queue &on, const void *first = nullptr) {
  entry *const holder = find(pointer, sizeof *pointer);
  if (!first) first = *pointer;
  entry *const target = first ? find(first) : nullptr;
  if (!holder || !target) return false;
  const std::size_t offset = reinterpret_cast<char *>(pointer) - holder->host;
  char *const there = place(*target, first) - (static_cast<const char *>(first) - static_cast<char *>(*pointer));
  if (holder->attached[offset]++ == 0) set_pointer(*holder, offset, there, on);
  return true;
}
inline void detach(void **pointer, bool finalize, queue &on) {
  entry *const holder = find(pointer, sizeof *pointer);
  if (!holder) return;
  const std::size_t offset = reinterpret_cast<char *>(pointer) - holder->host;
  std::map<std::size_t, long long>::iterator found = holder->attached.find(offset);
  if (found == holder->attached.end() || (--found->second > 0 && !finalize)) return;
  holder->attached.erase(found);
  set_pointer(*holder, offset, *pointer, on);
}

enum action { copy, copyin, copyout, create, no_create, present, deviceptr };
// Has the device have a section; gives where, or the host's address where it has not and need not.
inline void *enter(action what, const char *name, const section &data, bool zero, bool is_structured, queue &on) {
  if (!data.start || what == deviceptr) return data.start;
  entry *one = find(data.start, data.bytes);
  if (!one) {
    const bool is_empty = data.rank > 0 && data.bytes == 0;
    if (what == present && !is_empty) die_of(name, "is not on the device");
    if (what == no_create || what == present || data.bytes == 0) return data.start;
    one = &add(name, data.start, data.bytes, nullptr);
    if (zero) okl_rt::fill(one->device, 0, one->bytes, on.handle);
    else if (what == copy || what == copyin) update_device(*one, one->host, one->bytes, on);
  }
  ++(is_structured ? one->structured : one->dynamic);
  return place(*one, data.start);
}
inline void leave(action what, const section &data, bool is_structured, bool finalize, queue &on) {
  entry *const one = data.start ? find(data.start, data.bytes) : nullptr;
  if (!one) return;
  long long &count = is_structured ? one->structured : one->dynamic;
  count = finalize || count < 1 ? 0 : count - 1;
  if (one->structured > 0 || one->dynamic > 0) return;
  if (what == copy || what == copyout) update_host(*one, data.bytes ? data.start : one->host, data.bytes ? data.bytes : one->bytes, on);
  remove(*one, on);
}
inline void update(bool to_device, const char *name, const section &data, bool if_present, queue &on, int level = 0, std::size_t offset = 0) {
  if (!data.start) return;
  entry *const one = find(data.start, data.bytes);
  if (!one) {
    if (if_present) return;
    die_of(name, "is not on the device");
  }
  std::size_t run = level < data.rank ? data.dimensions[data.rank - 1].size : 0;
  bool is_dense = true;
  for (int inner = data.rank; inner-- > level;) {
    is_dense = is_dense && data.dimensions[inner].size == run;
    run = data.dimensions[inner].count * data.dimensions[inner].size;
  }
  if (data.rank > 0 && !is_dense) {
    for (long long row = 0; row < data.dimensions[level].count; ++row)
      update(to_device, name, data, if_present, on, level + 1, offset + row * data.dimensions[level].size);
    return;
  }
  char *start = data.start + offset;
  std::size_t bytes = data.rank > 0 ? run : data.bytes;
  if (data.rank == 0 && bytes == 0) {
    start = one->host;
    bytes = one->bytes;
  }
  if (to_device) update_device(*one, start, bytes, on);
  else update_host(*one, start, bytes, on);
}
}
