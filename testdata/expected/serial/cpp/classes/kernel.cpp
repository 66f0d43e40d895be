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
  Vector operator+(const Vector &other) const { return Vector(x + other.x, y + other.y); }
  Vector &operator*=(const int by) {
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
inline int dot(const Vector &a, const Vector &b) { return a(0) * b(0) + a(1) * b(1); }
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

using math::detail::dot;

static_assert(sizeof(Wide) == 16, "aligned");

extern "C" void classes(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    math::Vector v(a[i], 2), w = v + math::Vector(1, 1);
    w *= 3;
    Word word;
    word.whole = 0x01010101u * (unsigned)(a[i] & 0xFF);
    Flags flags = {(unsigned)a[i] & 7u, 9u};
    Wide wide = {{1, 2, 3, 4}};
    const Side side = a[i] % 2 ? Side::Left : Side::Right;
    b[i] = dot(v, w) + v.moved(1) + math::Vector::count() + word.bytes[2] + (int)(flags.low + flags.high) +
           wide.values[3] + static_cast<int>(side);
  }
}
