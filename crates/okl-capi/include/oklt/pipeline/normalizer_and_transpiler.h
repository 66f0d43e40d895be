// The interface that OCCA's newer code calls, over okl: `oklt::normalizeAndTranspile`.
//
// Link with `okl::okl`; nothing else has to be built. docs/library.md says what differs from OCCA's own translator.
#pragma once

#include <memory>
#include <oklt/core/transpiler_session/user_input.h>
#include <oklt/core/transpiler_session/user_result.h>
#include <okl.h>

namespace oklt {
namespace detail {

struct Freed {
  void operator()(okl_compiler *one) const { okl_compiler_free(one); }
  void operator()(okl_request *one) const { okl_request_free(one); }
  void operator()(okl_result *one) const { okl_result_free(one); }
};

inline std::string text(okl_text text) { return std::string(text.data, text.size); }

class OklCategory : public std::error_category {
 public:
  const char *name() const noexcept override { return "okl"; }
  std::string message(int status) const override {
    switch (status) {
      case OKL_DONE: return "done";
      case OKL_MISTAKES: return "there are mistakes in the source";
      case OKL_USAGE: return "the request makes no sense";
      case OKL_ENVIRONMENT: return "something is missing on this machine";
      default: return "a bug in okl";
    }
  }
};

inline const std::error_category &category() {
  static const OklCategory one;
  return one;
}

inline UserResult failed(const std::error_code code, const std::string &text) {
  return UserResult::failure({Error{code, text, ""}});
}

// One run; `kinds` are the texts to make.
inline std::unique_ptr<okl_result, Freed> run(const UserInput &input, const std::vector<const char *> &kinds) {
  std::unique_ptr<okl_compiler, Freed> compiler(okl_compiler_new());
  const std::string path = input.sourcePath.empty() ? "<source>" : input.sourcePath.string();
  std::unique_ptr<okl_request, Freed> request(okl_request_new(path.c_str()));
  okl_request_set_source(request.get(), input.source.data(), input.source.size());
  okl_request_add_pipeline(request.get(), backendToString(input.backend).c_str());
  for (const char *kind : kinds) okl_request_add_output(request.get(), kind);
  for (const auto &folder : input.includeDirectories) {
    okl_request_add_include_dir(request.get(), folder.string().c_str());
  }
  for (const auto &define : input.defines) okl_request_add_define(request.get(), define.c_str());
  const auto beside = input.sourcePath.parent_path();
  for (const auto &[name, header] : input.headers) {
    okl_request_add_file(request.get(), (beside / name).string().c_str(), header.data(), header.size());
    okl_request_add_file(request.get(), name.c_str(), header.data(), header.size());
  }
  if (!input.hash.empty()) okl_request_set_hash(request.get(), input.hash.c_str());
  if (!input.props.empty()) okl_request_add_props(request.get(), input.props.c_str());
  return std::unique_ptr<okl_result, Freed>(okl_translate(compiler.get(), request.get()));
}

inline UserResult result(const UserInput &input, const std::vector<const char *> &kinds) {
  const auto done = run(input, kinds);
  if (!done) return failed(std::make_error_code(std::errc::not_enough_memory), "memory is short");
  const okl_status status = okl_result_status(done.get());
  if (status != OKL_DONE) {
    const std::string all = text(okl_result_json(done.get()));
    std::vector<Error> errors;
    for (size_t nth = 0; nth < okl_result_diagnostic_count(done.get()); ++nth) {
      const okl_diagnostic told = okl_result_diagnostic(done.get(), nth);
      if (told.severity == OKL_ERROR) {
        errors.push_back(Error{std::error_code(int(status), category()), text(told.rendered), all});
      }
    }
    return UserResult::failure(std::move(errors));
  }
  const std::string pipeline = backendToString(input.backend);
  const auto given = [&](const char *kind) {
    return text(okl_result_text(done.get(), pipeline.c_str(), kind));
  };
  UserOutput output;
  output.normalized.source = given("normalized");
  output.kernel = TranspiledCode{given("kernel"), given("metadata")};
  output.launcher = TranspiledCode{given("launcher"), given("launcher-metadata")};
  return output;
}

}  // namespace detail

// The text with OKL's attributes as attributes of C++.
inline UserResult normalize(UserInput input) { return detail::result(input, {"normalized"}); }

// The text for the target, its launcher, and what OCCA has to know of both.
inline UserResult transpile(UserInput input) {
  return detail::result(input, {"kernel", "launcher", "metadata", "launcher-metadata"});
}

// Both.
inline UserResult normalizeAndTranspile(UserInput input) {
  return detail::result(input, {"normalized", "kernel", "launcher", "metadata", "launcher-metadata"});
}

}  // namespace oklt
