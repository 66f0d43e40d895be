// JSON for properties: `props["defines/N"] = 4`. A part of okl/runtime.hpp.

#ifndef OKL_JSON_HPP
#define OKL_JSON_HPP

#include <cstddef>
#include <cstdio>
#include <initializer_list>
#include <map>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace okl {

// A value of JSON: nothing, true or false, a number, a text, a list, or an object.
class json {
 public:
  json() = default;
  json(bool value) : text_(value ? "true" : "false"), kind_(kind::plain) {}
  json(const char *value) : text_(value), kind_(kind::text) {}
  json(std::string value) : text_(std::move(value)), kind_(kind::text) {}
  template <class N, typename std::enable_if<std::is_integral<N>::value && !std::is_same<N, bool>::value, int>::type = 0>
  json(N value) : text_(std::to_string(value)), kind_(kind::plain) {}
  // As many digits as the number needs to come back.
  template <class N, typename std::enable_if<std::is_floating_point<N>::value, int>::type = 0>
  json(N value) : kind_(kind::plain) {
    char digits[40];
    std::snprintf(digits, sizeof digits, sizeof(N) == 4 ? "%.9g" : "%.17g", double(value));
    text_ = digits;
  }
  // `{{"mode", "CUDA"}, {"device_id", 1}}`
  json(std::initializer_list<std::pair<const std::string, json>> fields) : kind_(kind::object), fields_(fields) {}

  // Text that is JSON already.
  static json parse(std::string text) {
    json made;
    made.text_ = std::move(text);
    made.kind_ = kind::plain;
    return made;
  }

  // The field at a path such as `defines/N`, made if it is not there.
  json &operator[](const std::string &path) {
    const std::size_t slash = path.find('/');
    kind_ = kind::object;
    json &field = fields_[path.substr(0, slash)];
    return slash == std::string::npos ? field : field[path.substr(slash + 1)];
  }

  // Adds a value to a list, a text to a text, and the fields of an object to an object.
  json &operator+=(const json &more) {
    if (more.kind_ == kind::object) {
      kind_ = kind::object;
      for (const auto &field : more.fields_) {
        json &own = fields_[field.first];
        if (field.second.kind_ == kind::object) own += field.second;
        else own = field.second;
      }
    } else if (kind_ == kind::text && more.kind_ == kind::text) {
      text_ += more.text_;
    } else {
      if (kind_ != kind::list) *this = is_empty() ? json::list({}) : json::list({*this});
      values_.push_back(more);
    }
    return *this;
  }
  friend json operator+(json left, const json &right) { return left += right; }

  static json list(std::vector<json> values) {
    json made;
    made.kind_ = kind::list;
    made.values_ = std::move(values);
    return made;
  }

  bool has(const std::string &path) const {
    const std::size_t slash = path.find('/');
    const auto found = fields_.find(path.substr(0, slash));
    if (found == fields_.end()) return false;
    return slash == std::string::npos || found->second.has(path.substr(slash + 1));
  }

  bool is_empty() const { return kind_ == kind::none; }

  // True if a field is `true`.
  bool is_true(const std::string &name) const {
    const auto found = fields_.find(name);
    return found != fields_.end() && found->second.kind_ == kind::plain && found->second.text_ == "true";
  }

  // As JSON.
  std::string dump() const {
    std::string out;
    write(out);
    return out;
  }

 private:
  enum class kind { none, plain, text, list, object };

  void write(std::string &out) const {
    switch (kind_) {
      case kind::none: out += "null"; break;
      case kind::plain: out += text_; break;
      case kind::text: quote(text_, out); break;
      case kind::list: {
        out += '[';
        for (std::size_t at = 0; at < values_.size(); ++at) {
          if (at) out += ", ";
          values_[at].write(out);
        }
        out += ']';
        break;
      }
      case kind::object: {
        out += '{';
        bool is_first = true;
        for (const auto &field : fields_) {
          if (!is_first) out += ", ";
          is_first = false;
          quote(field.first, out);
          out += ": ";
          field.second.write(out);
        }
        out += '}';
      }
    }
  }

  static void quote(const std::string &text, std::string &out) {
    out += '"';
    for (const char one : text) {
      if (one == '"' || one == '\\') {
        out += '\\';
        out += one;
      } else if (static_cast<unsigned char>(one) < 0x20) {
        char escaped[8];
        std::snprintf(escaped, sizeof escaped, "\\u%04x", unsigned(one));
        out += escaped;
      } else {
        out += one;
      }
    }
    out += '"';
  }

  std::string text_;
  kind kind_ = kind::none;
  std::map<std::string, json> fields_;
  std::vector<json> values_;
};

}  // namespace okl

#endif
