// How long a call of a small kernel takes, and how long a second process takes until its first kernel is done.
//
//   calls DEVICE         the time of a call, in us
//   calls DEVICE template   the same, of a kernel template
//   calls DEVICE once    one call, and no more
//   calls DEVICE second  the time of a process that does so, beside one that does nothing, in ms
//
// With okl's runtime, or, with `-DOCCA`, with libocca.

#ifdef OCCA
#include <occa.hpp>
namespace runtime = occa;
#else
#include <okl/runtime.hpp>
namespace runtime = okl;
#endif

#include "timing.hpp"

#include <cstdio>
#include <cstring>
#include <spawn.h>
#include <string>
#include <sys/wait.h>

extern char **environ;

struct Add {
  runtime::device device;
  runtime::kernel add;
  runtime::memory a, b, ab;

  Add(const std::string &mode, const std::string &file, const std::string &kernel)
      : device({{"mode", mode}, {"device_id", 0}, {"platform_id", 0}}),
        add(device.buildKernel(FOLDER "/" + file, kernel)),
        a(device.malloc<float>(entries)), b(device.malloc<float>(entries)), ab(device.malloc<float>(entries)) {
    const std::vector<float> ones(entries, 1.0f), twos(entries, 2.0f);
    a.copyFrom(ones.data()), b.copyFrom(twos.data());
  }
  void check() {
    std::vector<float> sums(entries);
    ab.copyTo(sums.data());
    check_sums(sums);
  }
};

static double process(std::vector<std::string> words) {
  std::vector<char *> all;
  for (std::string &word : words) all.push_back(word.data());
  all.push_back(nullptr);
  return median(21, [&] {
    pid_t child = 0;
    int status = 1;
    if (posix_spawn(&child, all[0], nullptr, nullptr, all.data(), environ) || waitpid(child, &status, 0) < 0 || status)
      std::exit(std::fprintf(stderr, "%s failed\n", all[0]));
  });
}

int main(int count, char **words) {
  const std::string mode = count > 1 ? words[1] : "Serial";
  const std::string what = count > 2 ? words[2] : "";
  if (what == "second") {
    process({words[0], mode, "once"});
    std::printf("%.3f\n", (process({words[0], mode, "once"}) - process({"/bin/true"})) * 1e3);
    return 0;
  }
  Add kernel = what == "template" ? Add(mode, "template.okl", "addAny") : Add(mode, "plain.okl", "add");
  if (what == "once") {
    kernel.add(entries, kernel.a, kernel.b, kernel.ab);
  } else {
    std::printf("%.4f\n", call([&] { kernel.add(entries, kernel.a, kernel.b, kernel.ab); }, [&] { kernel.device.finish(); }) * 1e6);
  }
  kernel.check();
  return 0;
}
