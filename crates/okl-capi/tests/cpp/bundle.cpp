// Kernels of a bundle: `bundle DEVICE FILE`.

#include <okl/runtime.hpp>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#define CHECK(condition) \
  ((condition) ? (void)0 : (std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition), std::exit(1)))

// The message of what goes wrong.
template <class Work>
static std::string told(okl_rt_error kind, Work work) {
  try {
    work();
  } catch (const okl::error &error) {
    CHECK(error.kind() == kind);
    return error.what();
  }
  CHECK(!"it is an error");
  return "";
}

static bool has(const std::string &text, const char *part) { return text.find(part) != std::string::npos; }

int main(int, char **words) {
  const okl::device device(words[1]);
  const okl::bundle bundle = device.loadBundle(words[2]);
  CHECK(bundle.isInitialized() && bundle.kernelNames() == (std::vector<std::string>{"add", "twice", "pick"}));
  okl::memory a = device.malloc(std::vector<float>{1, 2}), ab = device.malloc(std::vector<float>{10, 20});
  bundle.kernel("add")(2, a, ab);
  bundle.kernel("add<float>")(1, a, ab);
  okl::kernel twice = bundle.kernel("twice");
  twice(2, ab);
  std::vector<float> found;
  ab.copyTo(found);
  CHECK(found == (std::vector<float>{24, 44}) && twice.name() == "twice");

  std::ifstream file(words[2], std::ios::binary);
  std::vector<char> bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  okl::bundle embedded = device.loadBundle("embedded", bytes.data(), bytes.size());
  embedded.kernel("twice")(2, ab);
  CHECK(has(told(OKL_RT_NO_KERNEL, [&] { embedded.kernel("none"); }), "`embedded` has no kernel `none`; there are: `add`, `twice`") ||
        has(told(OKL_RT_NO_KERNEL, [&] { embedded.kernel("none"); }), "`embedded` has no kernel `none`; there are: `twice`, `add`"));
  CHECK(has(told(OKL_RT_NO_KERNEL, [&] { embedded.kernel("add<double>"); }), "has no instance `add<double>`"));
  bytes.resize(bytes.size() / 2);
  CHECK(has(told(OKL_RT_SYSTEM, [&] { device.loadBundle("half", bytes.data(), bytes.size()); }), "it was cut off"));
  CHECK(has(told(OKL_RT_ARGUMENT, [&] { device.loadBundle("none", nullptr, 3); }), "null pointer"));
  told(OKL_RT_SYSTEM, [&] { device.loadBundle("/no/such/file"); });
  told(OKL_RT_ARGUMENT, [] { okl::bundle().kernel("add"); });
  embedded.free();
  CHECK(!embedded.isInitialized());
  std::printf("%s: fine\n", words[1]);
}
