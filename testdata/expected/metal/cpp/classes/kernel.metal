#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/classes.okl"
// Classes: constructors, methods, operators, inheritance, unions, bit-fields, alignment, namespaces.

namespace math {

struct Base {
  int offset = 5;
  int moved(const int x) const { return x + offset; }
};

class Vector : public Base {
 public:
  Vector(const int x_, const int y_) : x(x_), y(y_) {}
  Vector operator+(thread const Vector &other) const { return Vector(x + other.x, y + other.y); }
  thread Vector &operator*=(const int by) {
    x *= by;
    y *= by;
    return *this;
  }
  int operator()(const int which) const { return which == 0 ? x : y; }
  static int count() { return 2; }

 private:
  int x, y;
};

namespace detail {
inline int _occa_dot(thread const Vector &a, thread const Vector &b) { return a(0) * b(0) + a(1) * b(1); }
}  // namespace detail

}  // namespace math

union Word {
  unsigned whole;
  unsigned char bytes[4];
};

struct Flags {
  unsigned low : 3;
  unsigned high : 5;
};

struct alignas(16) Wide {
  int values[4];
};

enum class Side : int { Left = 1, Right };

using math::detail::_occa_dot;

static_assert(sizeof(Wide) == 16, "aligned");

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_classes_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    math::Vector v(a[i], 2), w = v + math::Vector(1, 1);
    w *= 3;
    Word word;
    word.whole = 0x01010101u * (unsigned)(a[i] & 0xFF);
    Flags flags = {(unsigned)a[i] & 7u, 9u};
    Wide wide = {{1, 2, 3, 4}};
    const Side side = a[i] % 2 ? Side::Left : Side::Right;
    b[i] = _occa_dot(v, w) + v.moved(1) + math::Vector::count() + word.bytes[2] + (int)(flags.low + flags.high) +
           wide.values[3] + static_cast<int>(side);
  } }
}
