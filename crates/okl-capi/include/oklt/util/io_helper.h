// Whole files.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

#include <oklt/core/transpiler_session/user_result.h>

namespace oklt::util {

// What stands in a file.
inline Expected<std::string, std::error_code> readFileAsStr(const std::filesystem::path &path) {
  using Result = Expected<std::string, std::error_code>;
  std::error_code failure;
  if (!std::filesystem::is_regular_file(path, failure)) {
    return Result::failure(failure ? failure : std::make_error_code(std::errc::no_such_file_or_directory));
  }
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file.is_open() || file.bad()) return Result::failure(std::make_error_code(std::errc::io_error));
  return text;
}

// Writes a file; what stood in it is gone.
inline Expected<bool, std::error_code> writeFileAsStr(const std::filesystem::path &path, const std::string &text) {
  using Result = Expected<bool, std::error_code>;
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(text.data(), std::streamsize(text.size()));
  file.close();
  if (!file) return Result::failure(std::make_error_code(std::errc::io_error));
  return true;
}

}  // namespace oklt::util
