// What went wrong in a translation, in the form that OCCA's newer code expects.
#pragma once

#include <string>
#include <system_error>

namespace oklt {

struct Error {
  std::error_code ec;
  // All of it as people read it: id, message, file:line:column, the lines of the text.
  std::string desc;
  // The same as a JSON document, for programs.
  std::string ctx;
};

struct Warning {
  std::string desc;
};

}  // namespace oklt
