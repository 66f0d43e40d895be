// What directives do.
namespace okl_acc {
typedef std::vector<int> queue_numbers;
inline void wait_for(const queue_numbers &queues, int async);
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
  void wait_for(const queue_numbers &queues) {
    if (!is_active_) return okl_acc::wait_for(queues, acc_async_sync);
    guard locked(all().mutex);
    for (int async : queues) follow(queue_of(async_).handle, queue_of(async).handle);
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
  // Has a pointer that the device has, too, lead to what it has there.
  void attach(void **place) {
    if (!is_active_) return;
    guard locked(all().mutex);
    if (okl_acc::attach(place, queue_of(async_)) && is_structured_) attached_.push_back(place);
  }
  void detach(void **place, bool finalize) {
    if (!is_active_) return;
    guard locked(all().mutex);
    okl_acc::detach(place, finalize, queue_of(async_));
  }
  void update(bool to_device, const char *name, const section &data, bool if_present) {
    if (!is_active_) return;
    guard locked(all().mutex);
    if (data.depth == data.rank) return okl_acc::update(to_device, name, data, if_present, queue_of(async_));
    for_rows(data, [&](void **, const section &row) { update(to_device, name, row, if_present); });
  }
  template <class Kernel> void launch(Kernel kernel, int gangs, int lanes, const okl_acc_argument *arguments) {
    guard locked(all().mutex);
    const shape grid = {{(unsigned)gangs, 1, 1}, {(unsigned)lanes, 1, 1}};
    run(kernel, grid, queue_of(async_).handle, arguments);
  }
  // Memory until the queue has come so far.
  void *memory(long long bytes) {
    guard locked(all().mutex);
    void *const made = allocate(bytes > 0 ? bytes : 1);
    queue_of(async_).memory.push_back(made);
    return made;
  }
  void *host_memory(std::size_t bytes, const void *first) {
    host_memory_.emplace_back(bytes + 1);
    if (first && bytes > 0) std::memcpy(host_memory_.back().data(), first, bytes);
    return host_memory_.back().data();
  }
  // Memory with values of the host's.
  void *copied(const void *from, long long bytes) {
    void *const made = memory(bytes);
    guard locked(all().mutex);
    if (bytes > 0) copy_in(made, from, bytes, queue_of(async_).handle);
    return made;
  }
  // Where the device has what a pointer leads to, or the pointer itself. `first` is in the part of it that a clause
  // names.
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
  std::deque<std::vector<char>> host_memory_;
};
inline void *use_device(const volatile void *base, const volatile void *first, bool is_active, bool if_present) {
  if (!is_active || !base) return const_cast<void *>(base);
  guard locked(all().mutex);
  if (!if_present && !find(first) && !find(base)) die("data of `host_data` is not on the device");
  return const_cast<void *>(region::on_device(base, first));
}
// What is declared for all of the program: devices have it from their first use on.
inline void declare(void (*enter)()) {
  guard locked(all().mutex);
  all().declared.push_back(enter);
  for (std::pair<const int, device> &one : all().devices)
    if (one.second.is_started && one.first == device_number()) enter();
}
inline void wait_for(const queue_numbers &queues, int async) {
  if (is_on_host()) return;
  guard locked(all().mutex);
  for (int one : queues) {
    if (async == acc_async_sync) wait(queue_of(one));
    else follow(queue_of(async).handle, queue_of(one).handle);
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
