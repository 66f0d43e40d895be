// What is asked of a translation.
#pragma once

#include <filesystem>
#include <map>
#include <oklt/core/target_backends.h>
#include <string>
#include <vector>

namespace oklt {

struct UserInput {
  TargetBackend backend = TargetBackend::SERIAL;
  // The text; for `transpile`, one that `normalize` gave will do as well.
  std::string source;
  // Headers that are in memory: what an `#include` calls them, and what stands in them.
  std::map<std::string, std::string> headers;
  // Where the text comes from; messages show it, and includes are looked for beside it.
  std::filesystem::path sourcePath;
  std::vector<std::filesystem::path> includeDirectories;
  // `N=4`, `OP(a,b)=a+=b`, `DEBUG`
  std::vector<std::string> defines;
  // What the text is to see as `OKL_KERNEL_HASH`.
  std::string hash;
  // Folders of intrinsics in OCCA's own form; okl's are tables, which `okl.toml` names.
  std::vector<std::filesystem::path> userIntrinsics;
  // Kernel properties as OCCA has them: JSON. Not known to OCCA's own translator.
  std::string props;
};

}  // namespace oklt
