// A value, or what went wrong.
#pragma once

#include <oklt/core/error.h>
#include <oklt/core/transpiler_session/user_output.h>
#include <stdexcept>
#include <utility>
#include <variant>
#include <vector>

namespace oklt {

// The part of `std::expected` (C++23) and `tl::expected` that callers use.
template <class T, class E>
class Expected {
 public:
  Expected(T value) : held_(std::in_place_index<0>, std::move(value)) {}
  static Expected failure(E error) { return Expected(std::in_place_index<1>, std::move(error)); }

  bool has_value() const noexcept { return held_.index() == 0; }
  explicit operator bool() const noexcept { return has_value(); }

  T &value() & { return checked(), std::get<0>(held_); }
  const T &value() const & { return checked(), std::get<0>(held_); }
  T &&value() && { return checked(), std::get<0>(std::move(held_)); }
  T &operator*() & { return std::get<0>(held_); }
  const T &operator*() const & { return std::get<0>(held_); }
  T *operator->() { return &std::get<0>(held_); }
  const T *operator->() const { return &std::get<0>(held_); }
  template <class U>
  T value_or(U &&other) const & {
    return has_value() ? std::get<0>(held_) : static_cast<T>(std::forward<U>(other));
  }

  E &error() & { return std::get<1>(held_); }
  const E &error() const & { return std::get<1>(held_); }
  E &&error() && { return std::get<1>(std::move(held_)); }

 private:
  Expected(std::in_place_index_t<1> at, E error) : held_(at, std::move(error)) {}
  void checked() const {
    if (!has_value()) throw std::logic_error("oklt: there is no value, ask for error()");
  }

  std::variant<T, E> held_;
};

using UserResult = Expected<UserOutput, std::vector<Error>>;

}  // namespace oklt
