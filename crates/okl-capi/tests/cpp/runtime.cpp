// What okl/runtime.hpp does on a device, and what it says when something is wrong: runtime DEVICE

#include <okl/runtime.hpp>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#define CHECK(condition)                                                             \
  do {                                                                               \
    if (!(condition)) {                                                              \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);           \
      std::exit(1);                                                                  \
    }                                                                                \
  } while (false)

struct pair {
  float first, second;
};
OKL_TYPE(pair);
enum color { red = 1, blue = 2 };

const char *const text =
    "@kernel void add(const int n, const float *a, const float *b, float *ab) {\n"
    "  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) ab[i] = a[i] + b[i];\n"
    "}\n";

// The message of what a function throws.
template <class F>
std::string told(okl_rt_error kind, F work) {
  try {
    work();
  } catch (const okl::error &error) {
    if (error.kind() != kind) std::fprintf(stderr, "%d: %s\n", int(error.kind()), error.what());
    CHECK(error.kind() == kind);
    return error.what();
  }
  CHECK(!"it is an error");
  return "";
}

bool has(const std::string &text, const char *part) {
  if (text.find(part) != std::string::npos) return true;
  std::fprintf(stderr, "not in: %s\n", text.c_str());
  return false;
}

// What a function throws.
template <class F>
okl_rt_error okl_rt_error_of(F work) {
  try {
    work();
  } catch (const okl::error &error) {
    return error.kind();
  }
  return OKL_RT_FINE;
}

void json() {
  okl::json props;
  props["defines/N"] = 4;
  props["defines/NAME"] = "a \"b\"";
  props["includes"] += "one.h";
  props["includes"] += "two.h";
  props["scale"] = 0.1f;
  props["ok"] = true;
  okl::json more = {{"defines", {{"M", 5u}}}, {"ok", false}};
  const okl::json all = props + more;
  CHECK(all.dump() == "{\"defines\": {\"M\": 5, \"N\": 4, \"NAME\": \"a \\\"b\\\"\"}, \"includes\": [\"one.h\", \"two.h\"], "
                      "\"ok\": false, \"scale\": 0.100000001}");
  CHECK(all.has("defines/M") && !all.has("defines/X") && okl::json().is_empty());
}

void memory(okl::device &device) {
  const std::vector<int> numbers = {1, 2, 3, 4, 5, 6};
  okl::memory all = device.malloc(numbers);
  CHECK(all.length() == 6 && all.byte_size() == 24 && all.type() == "int" && all.mode() == device.mode());
  okl::memory part = all.slice(2, 3);
  std::vector<int> found;
  part.copyTo(found);
  CHECK((found == std::vector<int>{3, 4, 5}));
  (all + 4).copyTo(found);
  CHECK((found == std::vector<int>{5, 6}));
  const int nine = 9;
  part.copyFrom(&nine, 1, 1);
  all.copyTo(found);
  CHECK((found == std::vector<int>{1, 2, 3, 9, 5, 6}));
  okl::memory other = all.clone();
  other.copyFrom(all, 2, 0, 3);
  other.copyTo(found);
  CHECK((found == std::vector<int>{9, 5, 3, 9, 5, 6}));
  part.copyTo(other, 2, 3);
  CHECK(all.cast<short>().length() == 12);
  okl::memory bytes = device.malloc(24);
  bytes.copyFrom(numbers.data());
  bytes.cast<int>().copyTo(found);
  CHECK(found == numbers && bytes.type().empty());
  CHECK(has(told(OKL_RT_MEMORY, [&] { all.slice(7); }), "28"));
  told(OKL_RT_MEMORY, [&] { all.slice(2, 5); });
  told(OKL_RT_MEMORY, [&] { all.copyFrom(numbers.data(), 7); });
  told(OKL_RT_MEMORY, [&] { all.copyTo(&found[0], 1, -1); });
  told(OKL_RT_MEMORY, [&] { all.copyTo(&found[0], PTRDIFF_MAX); });
  told(OKL_RT_MEMORY, [&] { device.malloc<double>(SIZE_MAX / 2); });
  told(OKL_RT_ARGUMENT, [&] { all.copyTo(static_cast<void *>(nullptr)); });
  okl::memory copy = all;
  all.free();
  CHECK(!all.isInitialized() && has(told(OKL_RT_MEMORY, [&] { copy.copyTo(found); }), "was freed"));
  CHECK(has(told(OKL_RT_ARGUMENT, [&] { all.copyTo(found); }), "the memory is empty"));

  okl::memory host = device.malloc<float>(10, {{"host", true}});
  host.ptr<float>()[3] = 2.5f;
  host.copyFrom(host.ptr());
  std::vector<float> back;
  host.copyTo(back);
  CHECK(back.size() == 10 && back[3] == 2.5f);
  if (device.hasSeparateMemorySpace()) told(OKL_RT_MEMORY, [&] { bytes.ptr(); });
  const std::uint64_t before = device.memoryAllocated();
  {
    okl::memoryPool pool = device.createMemoryPool();
    okl::memory from_pool = pool.reserve<double>(100);
    CHECK(pool.reserved() >= 800 && pool.size() >= pool.reserved() && from_pool.type() == "double");
    pool.resize(1 << 22);
    CHECK(device.memoryAllocated() >= before + (1 << 22));
  }
  CHECK(device.memoryAllocated() == before && device.memorySize() > 0 && !device.arch().empty());
}

void kernels(okl::device &device) {
  okl::kernel add = device.buildKernelFromString(text, "add");
  CHECK(add.name() == "add" && add.mode() == device.mode());
  const int n = 100;
  okl::memory a = device.malloc(std::vector<float>(n, 1.5f)), ab = device.malloc<float>(n);
  add(n, a, a, ab);
  std::vector<float> found;
  ab.copyTo(found);
  CHECK(found == std::vector<float>(n, 3.0f));
  add.run(50, a, a + 50, ab + 50);
  add(0, okl::null, okl::memory(), okl::null);

  CHECK(told(OKL_RT_ARGUMENT, [&] { add(n, a, a); }) == "`add` takes 4 arguments, and 3 are given");
  CHECK(has(told(OKL_RT_ARGUMENT, [&] { add(1.5, a, a, ab); }), "argument 1 of `add`, `int n`"));
  CHECK(has(told(OKL_RT_ARGUMENT, [&] { add(a, a, a, ab); }), "memory is given"));
  CHECK(has(told(OKL_RT_ARGUMENT, [&] { add(n, device.malloc<double>(n), a, ab); }), "elements of 8 bytes"));
  okl::device other("serial");
  CHECK(has(told(OKL_RT_MEMORY, [&] { add(n, other.malloc<float>(n), a, ab); }), "argument 2 of `add`"));
  told(OKL_RT_DEVICE, [&] { device.setStream(other.createStream()); });
  okl::memory freed = a;
  a.free();
  CHECK(told(OKL_RT_MEMORY, [&] { add(n, freed, ab, ab); }) == "argument 2 of `add`: the memory was freed");
  CHECK(has(told(OKL_RT_NO_KERNEL, [&] { device.buildKernelFromString(text, "sub"); }), "there are: `add`"));
  CHECK(has(told(OKL_RT_TRANSLATION, [&] { device.buildKernelFromString("@kernel void k(int *x) { x = ; }", "k"); }), "k.okl:1:"));
  told(OKL_RT_SYSTEM, [&] { device.buildKernel("/no/such/file.okl", "k"); });
  CHECK(has(told(OKL_RT_ARGUMENT, [] { okl::kernel()(1); }), "the kernel is empty"));
  CHECK(has(told(OKL_RT_ARGUMENT, [] { okl::device().malloc<int>(1); }), "the device is empty"));
  CHECK(has(told(OKL_RT_ARGUMENT, [] { okl::stream().finish(); }), "the stream is empty"));
  CHECK(has(told(OKL_RT_ARGUMENT, [&] { device.waitFor(okl::streamTag()); }), "null pointer"));
  CHECK(has(told(OKL_RT_DEVICE, [] { okl::device("abacus"); }), "`abacus`"));

  add.runWithin(600, n, ab, ab, ab);
  okl::kernel slow = device.buildKernelFromString(
      "@kernel void slow(const long long steps, double *x) {\n"
      "  for (int i = 0; i < 1; ++i; @outer) for (int j = 0; j < 1; ++j; @inner)\n"
      "    for (long long step = 0; step < steps; ++step) x[i] = x[i] * 0.99 + 1.0 / (1.0 + x[i]);\n"
      "}\n", "slow");
  okl::memory sum = device.malloc(std::vector<double>(1));
  CHECK(has(told(OKL_RT_TIME_LIMIT, [&] { slow.runWithin(0.01, 100000000LL, sum); }), "`slow` has not ended"));
  while (okl_rt_error_of([&] { device.finish(); }) == OKL_RT_TIME_LIMIT) std::this_thread::yield();

  // Templates, structures, enumerators, properties.
  okl::kernel fill = device.buildKernelFromString(
      "struct pair { float first, second; };\n"
      "template <class T> @kernel void fill(const int n, const T value, T *x) {\n"
      "  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) x[i] = value;\n"
      "}\n", "fill");
  okl::memory pairs = device.malloc<pair>(3);
  fill(3, pair{1, 2}, pairs);
  std::vector<pair> pairs_found;
  pairs.copyTo(pairs_found);
  CHECK(pairs_found[2].second == 2);
  okl::memory halves = device.malloc<okl::half>(3);
  fill(3, okl::half(0.1f), halves);
  std::vector<okl::half> halves_found;
  halves.copyTo(halves_found);
  CHECK(halves_found[2].bits == 0x2e66 && float(halves_found[2]) == 0.0999755859375f);
  okl::memory longs = device.malloc<long>(3);
  fill(3, 7L, longs);
  std::vector<long> longs_found;
  longs.copyTo(longs_found);
  CHECK(longs_found[2] == 7);
  okl::json props;
  props["defines/VALUE"] = 40;
  okl::kernel colors = device.buildKernelFromString(
      "@kernel void colors(const int color, const bool more, int *x) {\n"
      "  for (int i = 0; i < 1; ++i; @outer) for (int j = 0; j < 1; ++j; @inner) x[i] = VALUE + color + (more ? 100 : 0);\n"
      "}\n", "colors", props);
  okl::memory x = device.malloc<int>(1);
  colors(blue, true, x);
  int value = 0;
  x.copyTo(&value);
  CHECK(value == 142);
}

void streams(okl::device &device) {
  okl::kernel add = device.buildKernelFromString(text, "add");
  const int n = 1000;
  const okl::stream own = device.getStream(), other = device.createStream();
  okl::memory a = device.malloc<float>(n), b = device.malloc<float>(n);
  const std::vector<float> ones(n, 1.0f);
  const okl::streamTag start = device.tagStream();
  device.setStream(other);
  CHECK(device.getStream() == other && own != other);
  a.copyFrom(ones.data(), {{"async", true}});
  add(n, a, a, b);
  const okl::streamTag tag = device.tagStream();
  // A copy that is waited for comes after the kernel in the stream that is set.
  std::vector<float> sums;
  b.copyTo(sums);
  CHECK(sums == std::vector<float>(n, 2.0f));
  add(n, b, b, a);
  std::vector<float> own_place(n);
  a.copyTo(own_place.data());
  CHECK(own_place == std::vector<float>(n, 4.0f));
  device.setStream(own);
  own.waitFor(tag);
  add(n, b, b, a);
  std::vector<float> found(n);
  a.copyTo(found.data(), {{"async", true}});
  device.finish();
  CHECK(found == std::vector<float>(n, 4.0f) && tag.isReached());
  device.waitFor(tag);
  CHECK(device.timeBetween(start, tag) >= 0);
  device.startProfile();
  add(n, a, a, b);
  device.finishAll();
  const std::vector<okl::kernelTime> times = device.stopProfile();
  CHECK(times.size() == 1 && times[0].kernel == "add" && times[0].runs == 1 && times[0].seconds >= 0);

  // Handles are shared by threads.
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread)
    threads.emplace_back([&, thread] {
      const okl::kernel own_kernel = add;
      for (int round = 0; round < 20; ++round) {
        okl::memory own_memory = device.malloc(std::vector<float>(n, float(thread)));
        own_kernel(n, own_memory, own_memory, own_memory);
        std::vector<float> own_found;
        own_memory.copyTo(own_found);
        CHECK(own_found == std::vector<float>(n, 2.0f * thread));
      }
    });
  for (std::thread &thread : threads) thread.join();
}

int main(int, char **words) {
  okl::device device(words[1]);
  json();
  memory(device);
  kernels(device);
  streams(device);
  okl::device same({{"mode", words[1]}});
  CHECK(same.mode() == words[1] && same != device);
  std::printf("%s: fine\n", words[1]);
}
