// Compiles SYCL texts for the device with the DPC++ compiler that the SYCL runtime carries, many in one
// process. A program of its own, since it links against the runtime.
//
//   dpcpp_driver DEVICE_LIBRARY [OPTION...] -- INPUT OUTPUT [INPUT OUTPUT...]
//
// DEVICE_LIBRARY is text that goes after each input: device functions that the runtime's package leaves
// out. Writes OUTPUT.log, and OUTPUT.0.spv, OUTPUT.1.spv, ... when the runtime dumps images into the working
// directory (SYCL_DUMP_IMAGES=1). Prints one line per input: "ok" or "failed". Exit code 0 when every input was
// tried, 2 when the compiler cannot be used.

#include <sycl/sycl.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace experimental = sycl::ext::oneapi::experimental;

static std::string read(const char *path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// What the runtime has dumped for an input, numbered from 0.
static void take_images(const std::string &output) {
  int number = 0;
  for (const auto &file : std::filesystem::directory_iterator(".")) {
    const std::string name = file.path().filename().string();
    if (name.rfind("sycl_spir64", 0) != 0) continue;
    std::filesystem::rename(file.path(), output + "." + std::to_string(number++) + ".spv");
  }
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  const std::string library = read(argv[1]);
  std::vector<std::string> options;
  int at = 2;
  for (; at < argc && std::string(argv[at]) != "--"; ++at) options.push_back(argv[at]);
  try {
    sycl::queue queue;
    for (++at; at + 1 < argc; at += 2) {
      std::string log;
      bool done = true;
      try {
        const std::string text = read(argv[at]) + "\n#line 1 \"device library\"\n" + library;
        auto source = experimental::create_kernel_bundle_from_source(queue.get_context(),
                                                                    experimental::source_language::sycl, text);
        experimental::build(source, experimental::properties{experimental::save_log{&log},
                                                             experimental::build_options{options}});
      } catch (sycl::exception &error) {
        log += error.what();
        done = false;
      }
      std::ofstream(std::string(argv[at + 1]) + ".log") << log;
      take_images(argv[at + 1]);
      std::puts(done ? "ok" : "failed");
      std::fflush(stdout);
    }
  } catch (sycl::exception &error) {
    std::fprintf(stderr, "dpcpp_driver: %s\n", error.what());
    return 2;
  }
}
