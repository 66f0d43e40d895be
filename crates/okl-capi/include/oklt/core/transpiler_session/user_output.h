// What a translation gives.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace oklt {

struct TranspiledCode {
  std::string source;
  // JSON: {"metadata": [...], "dependencies": {...}}
  std::string metadata;
};

struct NormalizedCode {
  std::string source;
  std::map<std::string, std::string> headers;
};

struct UserOutput {
  NormalizedCode normalized;
  TranspiledCode kernel;
  // Empty for targets that run on the host.
  TranspiledCode launcher;
};

}  // namespace oklt
