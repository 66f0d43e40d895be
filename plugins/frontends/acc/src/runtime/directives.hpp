// What directives do.
namespace okl_acc {
// Whether a device does it.
inline bool offload(bool condition = true) { return condition && !is_on_host(); }
// A number of gangs that a device can run, in a dimension beside others.
inline int at_least_one(long long count, long long others = 1) {
  const long long most = others > 256 ? (1 << 24) / others : 65535;
  return most < 1 || count < 1 ? 1 : (int)(count > most ? most : count);
}
inline int gangs() { return at_least_one(gangs_of_device()); }

// Memory that the host has for itself in place of some of the program's, with its values where it starts with them.
template <class T> struct own : std::vector<T> {
  own(const T *first, long long count) : std::vector<T>(count > 0 ? count : 0) {
    for (long long at = 0; first && at < count; ++at) (*this)[at] = first[at];
  }
};
inline void wait_for(std::initializer_list<long long> queues, int async);
inline void wait_for_all(int async);

// A stretch of the program for which a device has data; or one directive, whose data stay.
class region {
 public:
  explicit region(int async, bool is_active = true, bool is_structured = true)
      : async_(async), is_active_(is_active), is_structured_(is_structured) {}
  region(const region &) = delete;
  ~region() {
    if (!is_active_) return;
    guard locked(all().mutex);
    queue &on = queue_of(async_);
    for (std::size_t at = attached_.size(); at-- > 0;) okl_acc::detach(attached_[at], false, on);
    for (std::size_t at = entered_.size(); at-- > 0;) okl_acc::leave(entered_[at].what, entered_[at].data, true, false, on);
    if (async_ == acc_async_sync) okl_acc::wait(on);
  }
  void wait_for(std::initializer_list<long long> queues) {
    if (!is_active_) return okl_acc::wait_for(queues, acc_async_sync);
    guard locked(all().mutex);
    for (long long async : queues) follow(queue_of(async_).handle, queue_of((int)async).handle);
  }
  void wait_for_all() {
    if (!is_active_) return okl_acc::wait_for_all(acc_async_sync);
    guard locked(all().mutex);
    queue &on = queue_of(async_);
    for (std::pair<const int, queue> &one : here().queues)
      if (&one.second != &on) follow(on.handle, one.second.handle);
  }
  void enter(action what, const char *name, const section &data, bool zero = false) {
    if (!is_active_) return;
    guard locked(all().mutex);
    const bool is_table = data.depth > data.rank;
    // The pointers of a table are those of the program, whatever happens to what is behind them; none of them come back.
    action which = is_table && what != present && what != no_create && what != deviceptr ? copyin : what;
    okl_acc::enter(which, name, data, zero && !is_table, is_structured_, queue_of(async_));
    if (is_structured_ && what != deviceptr && data.start && find(data.start, data.bytes)) entered_.push_back({which, data});
    if (what == deviceptr) return;
    for_rows(data, [&](void **pointer, const section &row) {
      enter(what, name, row, zero);
      if (okl_acc::attach(pointer, queue_of(async_), row.start) && is_structured_) attached_.push_back(pointer);
    });
  }
  // All that was entered is there.
  void ready() {
    if (!is_active_ || async_ != acc_async_sync) return;
    guard locked(all().mutex);
    okl_acc::wait(queue_of(async_));
  }
  void leave(action what, const section &data, bool finalize) {
    if (!is_active_) return;
    guard locked(all().mutex);
    for_rows(data, [&](void **pointer, const section &row) {
      okl_acc::detach(pointer, finalize, queue_of(async_));
      leave(what, row, finalize);
    });
    okl_acc::leave(data.depth > data.rank ? create : what, data, false, finalize, queue_of(async_));
  }
  // Has a pointer that the device has, too, lead to what it has there. Of an array there is nothing to do.
  template <class T> void attach(T &pointer) {
    if (!is_active_ || !is_pointer<T>()) return;
    guard locked(all().mutex);
    void **const place = (void **)&pointer;
    if (okl_acc::attach(place, queue_of(async_)) && is_structured_) attached_.push_back(place);
  }
  template <class T> void detach(T &pointer, bool finalize) {
    if (!is_active_ || !is_pointer<T>()) return;
    guard locked(all().mutex);
    okl_acc::detach((void **)&pointer, finalize, queue_of(async_));
  }
  void update(bool to_device, const char *name, const section &data, bool if_present) {
    if (!is_active_) return;
    guard locked(all().mutex);
    if (data.depth == data.rank) return okl_acc::update(to_device, name, data, if_present, queue_of(async_));
    for_rows(data, [&](void **, const section &row) { update(to_device, name, row, if_present); });
  }
  // Where the device has what a pointer leads to, or the pointer itself. `first` is in the part of it that a clause names.
  template <class T> T *pointer(T *base, const volatile void *first) {
    return (T *)on_device((const volatile void *)base, first);
  }
  template <class T> T *pointer(T *base) { return pointer(base, base); }
  template <class Kernel, class... A> void launch(Kernel kernel, int gangs, int lanes, A... arguments) {
    guard locked(all().mutex);
    run(kernel, gangs, lanes, queue_of(async_).handle, arguments...);
  }
  // Memory until the queue has come so far.
  template <class T> T *memory(long long count) {
    guard locked(all().mutex);
    void *const made = allocate((count > 0 ? count : 1) * sizeof(T));
    queue_of(async_).memory.push_back(made);
    return static_cast<T *>(made);
  }
  // Memory with values of the host's.
  template <class T> std::remove_const_t<T> *copied(T *from, long long count) {
    std::remove_const_t<T> *const made = memory<std::remove_const_t<T>>(count);
    guard locked(all().mutex);
    if (count > 0) copy_in(made, from, count * sizeof(T), queue_of(async_).handle);
    return made;
  }
  static const void *on_device(const volatile void *base, const volatile void *first) {
    guard locked(all().mutex);
    const entry *one = first ? find(first) : nullptr;
    if (!one) {
      first = base;
      one = base ? find(base) : nullptr;
    }
    if (!one) return const_cast<const void *>(base);
    return place(*one, first) + ((const volatile char *)base - (const volatile char *)first);
  }

 private:
  struct entered {
    action what;
    section data;
  };
  int async_;
  bool is_active_, is_structured_;
  std::vector<entered> entered_;
  std::vector<void **> attached_;
};
template <class T> T *use_device(T *base, const volatile void *first, bool is_active, bool if_present) {
  if (!is_active || !base) return base;
  guard locked(all().mutex);
  if (!if_present && !find(first) && !find((const volatile void *)base)) die("data of `host_data` is not on the device");
  return (T *)region::on_device((const volatile void *)base, first);
}
// What is declared for all of the program: devices have it from their first use on.
struct declared {
  explicit declared(void (*enter)()) {
    guard locked(all().mutex);
    all().declared.push_back(enter);
    for (std::pair<const int, device> &one : all().devices)
      if (one.second.is_started && one.first == device_number()) enter();
  }
};
inline void wait_for(std::initializer_list<long long> queues, int async) {
  if (is_on_host()) return;
  guard locked(all().mutex);
  for (long long one : queues) {
    if (async == acc_async_sync) wait(queue_of((int)one));
    else follow(queue_of(async).handle, queue_of((int)one).handle);
  }
}
inline void wait_for_all(int async) {
  if (is_on_host()) return;
  guard locked(all().mutex);
  queue *const on = async == acc_async_sync ? nullptr : &queue_of(async);
  for (std::pair<const int, queue> &one : here().queues) {
    if (!on) wait(one.second);
    else if (&one.second != on) follow(on->handle, one.second.handle);
  }
}
}
