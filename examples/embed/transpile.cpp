// The same through the interface that OCCA's newer code calls: transpile BACKEND FILE
#include <cstdio>
#include <oklt/pipeline/normalizer_and_transpiler.h>
#include <oklt/util/io_helper.h>

int main(int count, char **words) {
  const auto backend = oklt::backendFromString(count > 1 ? words[1] : "");
  auto source = oklt::util::readFileAsStr(count > 2 ? words[2] : "");
  if (!backend || !source) {
    std::fprintf(stderr, "transpile BACKEND FILE\n");
    return 2;
  }
  oklt::UserInput input;
  input.backend = *backend;
  input.source = std::move(source.value());
  input.sourcePath = words[2];
  input.includeDirectories = {"headers"};
  input.defines = {"SCALE=2"};
  const auto result = oklt::normalizeAndTranspile(input);
  if (!result) {
    for (const oklt::Error &error : result.error()) std::fputs(error.desc.c_str(), stderr);
    return 1;
  }
  const oklt::UserOutput output = result.value();
  std::printf("kernel %zu, metadata %zu, launcher %zu, normalized %zu bytes\n", output.kernel.source.size(),
              output.kernel.metadata.size(), output.launcher.source.size(), output.normalized.source.size());
}
