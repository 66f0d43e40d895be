// Runs the runners that a program holds, each in a process of its own: one that crashes or does not end says nothing
// of the others.
//
//   run                                            all of them, as the environment says
//   run matmul/tiled fft/small                     these
//   run --with OKL_EMULATOR_SEED=0,1,2,3 NAMES     each once for each value of a variable
//
// For each it writes a line, and behind it what the runner said:
//
//   @ matmul/tiled OKL_EMULATOR_SEED=2 0 17        the runner, its variable, its exit code (minus a signal's number), bytes
//
// The exit code is 0 when each runner had it.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include <testkit.hpp>

extern "C" [[gnu::weak]] void omp_set_num_threads(int);

namespace {

// No runner needs so many seconds.
constexpr unsigned limit = 100;

std::map<std::string, int (*)()> &runners() {
  static std::map<std::string, int (*)()> all;
  return all;
}

void set(const std::string &variable, const std::string &value) {
  setenv(variable.c_str(), value.c_str(), 1);
  // The library has read it already.
  if (variable == "OMP_NUM_THREADS" && omp_set_num_threads) omp_set_num_threads(std::atoi(value.c_str()));
}

[[noreturn]] void run(int (*runner)(), FILE *output) {
  dup2(fileno(output), STDOUT_FILENO);
  dup2(fileno(output), STDERR_FILENO);
  alarm(limit);
  std::exit(runner());
}

// Whether it ended with 0.
bool report(const std::string &name, const std::string &variable, const std::string &value) {
  FILE *output = std::tmpfile();
  if (!output) return std::perror("a file for the output of runners"), false;
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child < 0) return std::perror("a process for a runner"), false;
  if (child == 0) {
    if (!variable.empty()) set(variable, value);
    const auto found = runners().find(name);
    if (found == runners().end()) {
      std::fprintf(output, "the program has no runner of this name\n");
      std::fflush(output);
      _exit(4);
    }
    run(found->second, output);
  }
  int status = 0;
  waitpid(child, &status, 0);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  std::string said;
  char part[4096];
  std::rewind(output);
  while (const std::size_t count = std::fread(part, 1, sizeof part, output)) said.append(part, count);
  std::fclose(output);
  // Who reads it counts bytes, and wants text.
  for (char &byte : said) byte = static_cast<unsigned char>(byte) < 128 ? byte : '?';
  const std::string way = variable.empty() ? "-" : variable + "=" + value;
  std::printf("@ %s %s %d %zu\n%s\n", name.c_str(), way.c_str(), code, said.size(), said.c_str());
  return code == 0;
}

std::vector<std::string> parts(const std::string &list) {
  std::vector<std::string> all;
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t end = std::min(list.find(',', start), list.size());
    all.push_back(list.substr(start, end - start));
    start = end + 1;
  }
  return all;
}

}  // namespace

testkit::Runner::Runner(const char *name, int (*run)()) { runners()[name] = run; }

int main(int count, char **words) {
  std::string variable;
  std::vector<std::string> values{""}, names;
  for (int at = 1; at < count; ++at) {
    if (!std::strcmp(words[at], "--with") && at + 1 < count) {
      const std::string given = words[++at];
      variable = given.substr(0, given.find('='));
      values = parts(given.substr(variable.size() + 1));
    } else {
      names.push_back(words[at]);
    }
  }
  if (names.empty())
    for (const auto &[name, run] : runners()) names.push_back(name);
  bool all_are_right = true;
  for (const std::string &name : names)
    for (const std::string &value : values) all_are_right = report(name, variable, value) && all_are_right;
  return all_are_right ? 0 : 1;
}
