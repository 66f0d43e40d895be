// The scheduler of the emulators: the items of a group are fibers on one OS thread, groups run one after another.

#include <okl_scheduler.hpp>

#include <algorithm>
#include <cctype>
#include <numeric>
#include <string>

#include <sys/mman.h>
#include <ucontext.h>

extern "C" {
extern char __start_okl_shared[] __attribute__((weak));
extern char __stop_okl_shared[] __attribute__((weak));
}

namespace okl_emulator {

using occa::emulated::die;

Index thread_index, block_index, block_size, grid_size;
uint64_t group_number = 0;

namespace {

struct Fiber {
  ucontext_t context;
  Index index;
  State state;
  const char *file;
  int line;
};

struct Scheduler {
  std::vector<Fiber> fibers;
  ucontext_t home;
  Fiber *current = nullptr;
  uint64_t random = 0;                          // 0: in order
  void (*body)(const void *) = nullptr;
  const void *arguments = nullptr;
  const char *kernel = "";
};

Scheduler &scheduler() {
  static Scheduler the_one;
  return the_one;
}

uint64_t next_random() {
  uint64_t &s = scheduler().random;
  s ^= s << 13;
  s ^= s >> 7;
  s ^= s << 17;
  return s;
}

template <class T>
void shuffle(std::vector<T> &items) {
  if (!scheduler().random) return;
  for (size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[next_random() % i]);
}

void fiber_main() {
  Scheduler &s = scheduler();
  s.body(s.arguments);
  s.current->state = State::Done;   // uc_link leads back to the scheduler
}

constexpr size_t stack_size = 256 * 1024;

// One stack per thread of a block, mapped once; untouched pages cost nothing.
char *stack(size_t fiber) {
  const size_t size = stack_size, count = 1024;
  static char *const memory = static_cast<char *>(mmap(nullptr, size * count, PROT_READ | PROT_WRITE,
                                                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  if (memory == MAP_FAILED) die("no memory for stacks");
  return memory + fiber * size;
}

std::string place(const Fiber &f) {
  return "thread (" + std::to_string(f.index.x) + ", " + std::to_string(f.index.y) + ", " +
         std::to_string(f.index.z) + ")";
}

// The threads of `group` all wait, or some have ended. Ends the program unless they agree.
void require_agreement(const std::vector<Fiber *> &group) {
  const Fiber *waiting = nullptr, *other = nullptr;
  for (const Fiber *f : group) {
    if (!waiting && f->state != State::Done) waiting = f;
  }
  if (!waiting) return;
  for (const Fiber *f : group) {
    if (f->state != waiting->state || f->line != waiting->line) other = f;
  }
  if (!other) return;
  std::string why = std::string(scheduler().kernel) + ": divergent barrier: " + place(*waiting) + " waits at line " +
                    std::to_string(waiting->line) + ", " + place(*other);
  why += other->state == State::Done ? " has ended" : " waits at line " + std::to_string(other->line);
  die(why);
}

void run_block() {
  Scheduler &s = scheduler();
  if (__start_okl_shared) memset(__start_okl_shared, 0xFF, __stop_okl_shared - __start_okl_shared);

  std::vector<Fiber *> all;
  for (size_t i = 0; i < s.fibers.size(); ++i) {
    Fiber &f = s.fibers[i];
    f.index = {unsigned(i % block_size.x), unsigned(i / block_size.x % block_size.y), unsigned(i / block_size.x / block_size.y)};
    f.state = State::Ready;
    getcontext(&f.context);
    f.context.uc_stack.ss_sp = stack(i);
    f.context.uc_stack.ss_size = stack_size;
    f.context.uc_link = &s.home;
    makecontext(&f.context, fiber_main, 0);
    all.push_back(&f);
  }

  for (;;) {
    std::vector<Fiber *> ready;
    for (Fiber *f : all) {
      if (f->state == State::Ready) ready.push_back(f);
    }
    if (!ready.empty()) {
      shuffle(ready);
      for (Fiber *f : ready) {
        s.current = f;
        thread_index = f->index;
        swapcontext(&s.home, &f->context);
      }
      continue;
    }

    // Nobody can go on: open the barrier of a warp, which runs ahead of the others then, or else that of the whole block.
    bool opened = false;
    for (size_t first = 0; first < all.size(); first += warp_size) {
      const size_t last = std::min(all.size(), first + warp_size);
      std::vector<Fiber *> warp(all.begin() + first, all.begin() + last);
      const auto waits = [](const Fiber *f) { return f->state == State::AtWarpBarrier; };
      if (std::none_of(warp.begin(), warp.end(), waits)) continue;
      require_agreement(warp);
      for (Fiber *f : warp) f->state = State::Ready;
      opened = true;
      break;
    }
    if (opened) continue;

    require_agreement(all);
    if (all[0]->state == State::Done) return;
    for (Fiber *f : all) f->state = State::Ready;
  }
}

}  // namespace

void leave(State state, const char *file, int line) {
  Scheduler &s = scheduler();
  Fiber *self = s.current;
  self->state = state;
  self->file = file;
  self->line = line;
  swapcontext(&self->context, &s.home);
}

void exchange(const void *from, void *to, size_t size, unsigned lane, const char *file, int line) {
  static char given[1024][16];
  const unsigned number = item_number(), first = number / warp_size * warp_size;
  memcpy(given[number], from, size);
  leave(State::AtWarpBarrier, file, line);
  if (lane >= warp_size || first + lane >= scheduler().fibers.size())
    die(std::string(scheduler().kernel) + ": a shuffle from a lane that the warp does not have");
  memcpy(to, given[first + lane], size);
  leave(State::AtWarpBarrier, file, line);
}

void maybe_leave() {
  if (scheduler().random && next_random() % 4 == 0) leave(State::Ready);
}

void run_grid(const Launch &launch, void (*body)(const void *), const void *arguments) {
  const auto &[kernel, outer, inner] = launch;
  const occa::udim_t threads = inner.x * inner.y * inner.z;
  if (inner.x > 1024 || inner.y > 1024 || inner.z > 64 || threads > 1024)
    die(kernel.name + ": more threads in a block than a GPU takes");
  if (outer.x > 0x7FFFFFFF || outer.y > 65535 || outer.z > 65535) die(kernel.name + ": the grid is too large for a GPU");

  Scheduler &s = scheduler();
  const char *seed = getenv("OKL_EMULATOR_SEED");
  s.random = (seed ? strtoull(seed, nullptr, 10) : 0) * 0x9E3779B97F4A7C15u;
  s.kernel = kernel.name.c_str();
  s.arguments = arguments;
  s.body = body;
  s.fibers.resize(threads);
  block_size = {unsigned(inner.x), unsigned(inner.y), unsigned(inner.z)};
  grid_size = {unsigned(outer.x), unsigned(outer.y), unsigned(outer.z)};

  std::vector<size_t> blocks(outer.x * outer.y * outer.z);
  std::iota(blocks.begin(), blocks.end(), size_t(0));
  shuffle(blocks);
  for (size_t block : blocks) {
    block_index = {unsigned(block % outer.x), unsigned(block / outer.x % outer.y), unsigned(block / outer.x / outer.y)};
    ++group_number;
    run_block();
  }
}

void require_count(const occa::modeKernel_t &kernel, size_t passed, size_t parameters) {
  if (passed == parameters) return;
  die(kernel.name + ": got " + std::to_string(passed) + " arguments, has " + std::to_string(parameters) +
      " parameters");
}

[[noreturn]] static void refuse(const occa::modeKernel_t &kernel, size_t at, const char *why) {
  die(kernel.name + ": argument " + std::to_string(at) + why);
}

// `6float4` of `N6text_06float4E`, `N1a1bE` of `N6text_01a1bE`: texts that share a program have a namespace each.
static std::string without_text(const std::string &name) {
  size_t start = 1;
  size_t length = 0;
  const auto number = [&](size_t at) {
    length = 0;
    for (; at < name.size() && isdigit(name[at]); ++at) length = 10 * length + size_t(name[at] - '0');
    return at;
  };
  if (name[0] != 'N') return name;
  start = number(start);
  if (name.compare(start, 5, "text_") != 0) return name;
  const std::string rest = name.substr(start + length, name.size() - start - length - 1);
  const size_t inner = number(start + length);
  return inner + length + 1 == name.size() ? rest : "N" + rest + "E";
}

// The name of a type without its length and the namespace that kernels behind a host program have. okl's own vectors have
// theirs behind `okl_` where the target has one, too.
static std::string plain_name(const std::type_info &type) {
  static const std::string own = "N10okl_device";
  std::string name = without_text(type.name());
  if (name.rfind(own, 0) == 0) name = name.substr(own.size(), name.size() - own.size() - 1);
  name.erase(0, name.find_first_not_of("0123456789"));
  return name.rfind("okl_", 0) == 0 ? name.substr(4) : name;
}

static bool is_same(const std::type_info &a, size_t a_size, const std::type_info &b, size_t b_size) {
  return a_size == b_size && (a == b || plain_name(a) == plain_name(b));
}

void *pointer(const occa::modeKernel_t &kernel, const occa::emulated::argument &argument, size_t at,
              const std::type_info *entry, size_t size) {
  if (!argument.memory) refuse(kernel, at, " is no memory");
  const occa::modeMemory_t &memory = *argument.memory;
  if (entry && memory.entry && !is_same(*memory.entry, memory.entry_size, *entry, size))
    refuse(kernel, at, " points to another type than the parameter");
  return argument.memory->pointer;
}

const void *value(const occa::modeKernel_t &kernel, const occa::emulated::argument &argument, size_t at,
                  const std::type_info &value, size_t size) {
  if (argument.memory) refuse(kernel, at, " is memory, the parameter a value");
  if (!is_same(*argument.type, argument.size, value, size)) refuse(kernel, at, " has another type than the parameter");
  return argument.address;
}

}  // namespace okl_emulator
