//! The definition of `half` in the prologue.
//!
//! In C++ it is a class around 16 bits, which converts to `float` and from it. It has no arithmetic: operands become
//! `float`, as they do in OKL. In templates, too, so no text needs to be rewritten.

use crate::vector_types::uses;
use okl_model::{HALF, Unit};
use okl_target::Half;

/// The conversions of CPUs. Neither compiler has both of them as functions without a header.
const OF_CPUS: (&str, &str) = (
    "defined(__F16C__) || defined(__ARM_FP16_FORMAT_IEEE)",
    "#if defined(__clang__) || !defined(__F16C__)
static inline unsigned short okl_native_half(float value) { return __builtin_bit_cast(unsigned short, (__fp16)value); }
static inline float okl_native_float(unsigned short bits) { return __builtin_bit_cast(__fp16, bits); }
#else
typedef float okl_four __attribute__((vector_size(16)));
typedef short okl_eight __attribute__((vector_size(16)));
static inline unsigned short okl_native_half(float value) {
  return (unsigned short)__builtin_ia32_vcvtps2ph(okl_four{value, 0, 0, 0}, 0)[0];
}
static inline float okl_native_float(unsigned short bits) {
  return __builtin_ia32_vcvtph2ps(okl_eight{(short)bits, 0, 0, 0, 0, 0, 0, 0})[0];
}
#endif
",
);

/// The class. `{INLINE}` stands before functions, `{MEMBER}` before methods.
const CLASS: &str = "\
{INLINE} constexpr unsigned short okl_half_of(float value) {
#if {CONDITION}
  if (!__builtin_is_constant_evaluated()) return okl_native_half(value);
#endif
  const unsigned bits = __builtin_bit_cast(unsigned, value), sign = bits >> 16 & 0x8000u, size = bits & 0x7fffffffu;
  if (size > 0x7f800000u) return (unsigned short)(sign | 0x7e00u | (size >> 13 & 0x3ffu));
  if (size >= 0x477ff000u) return (unsigned short)(sign | 0x7c00u);
  if (size >= 0x38800000u) return (unsigned short)(sign | (size + 0xfffu + (size >> 13 & 1u) - 0x38000000u) >> 13);
  if (size <= 0x33000000u) return (unsigned short)sign;
  const unsigned shift = 126u - (size >> 23), fraction = (size & 0x7fffffu) | 0x800000u, low = fraction >> shift;
  const unsigned rest = fraction & ((1u << shift) - 1u), middle = 1u << (shift - 1u);
  return (unsigned short)(sign | (low + (rest > middle || (rest == middle && (low & 1u)) ? 1u : 0u)));
}
{INLINE} constexpr float okl_float_of(unsigned short half_bits) {
#if {CONDITION}
  if (!__builtin_is_constant_evaluated()) return okl_native_float(half_bits);
#endif
  const unsigned bits = half_bits, sign = (bits & 0x8000u) << 16, exponent = bits >> 10 & 31u, fraction = bits & 0x3ffu;
  if (exponent == 31u) return __builtin_bit_cast(float, sign | 0x7f800000u | fraction << 13);
  if (exponent != 0u) return __builtin_bit_cast(float, sign | (exponent + 112u) << 23 | fraction << 13);
  const float size = (float)fraction * 5.9604644775390625e-8f;
  return sign ? -size : size;
}
struct okl_half {
  unsigned short okl_bits;
  okl_half() = default;
  {MEMBER}constexpr okl_half(float value) : okl_bits(okl_half_of(value)) {}
  {MEMBER}constexpr operator float() const { return okl_float_of(okl_bits); }
  template <class okl_T> {MEMBER}okl_half &operator+=(okl_T b) { return *this = okl_half((float)((float)*this + b)); }
  template <class okl_T> {MEMBER}okl_half &operator-=(okl_T b) { return *this = okl_half((float)((float)*this - b)); }
  template <class okl_T> {MEMBER}okl_half &operator*=(okl_T b) { return *this = okl_half((float)((float)*this * b)); }
  template <class okl_T> {MEMBER}okl_half &operator/=(okl_T b) { return *this = okl_half((float)((float)*this / b)); }
  {MEMBER}okl_half &operator++() { return *this += 1; }
  {MEMBER}okl_half &operator--() { return *this -= 1; }
  {MEMBER}okl_half operator++(int) { okl_half old = *this; *this += 1; return old; }
  {MEMBER}okl_half operator--(int) { okl_half old = *this; *this -= 1; return old; }
};
";

/// The class for C++ on a CPU.
pub(super) fn of_host(unit: &Unit) -> String {
    let (condition, lines) = OF_CPUS;
    let name = format!("typedef okl_half {HALF};\n");
    let half = Half { condition: condition.into(), lines: lines.into(), ..Half::default() };
    let class = class(unit, &half, "static inline");
    if class.is_empty() { class } else { class + &name }
}

/// The class for a device. The name is a macro, since headers of the target may have a type of that name.
pub(super) fn of_device(unit: &Unit, half: &Half, inline: &str) -> String {
    let class = class(unit, half, inline);
    if class.is_empty() { class } else { class + &named() }
}

/// The lines of a target whose conversions are written.
pub(super) fn written(unit: &Unit, half: &Half) -> String {
    if !uses(unit, HALF) || half.lines.is_empty() {
        return String::new();
    }
    half.lines.clone() + &named()
}

/// `#define half okl_half`
fn named() -> String {
    format!("#define {HALF} okl_{HALF}\n")
}

/// The class, once in a text.
fn class(unit: &Unit, half: &Half, inline: &str) -> String {
    if !uses(unit, HALF) {
        return String::new();
    }
    let condition = if half.condition.is_empty() { "0" } else { &half.condition };
    let native = match half.lines.as_str() {
        "" => String::new(),
        lines => format!("#if {condition}\n{lines}#endif\n"),
    };
    // Methods are inline by themselves, and `static` means something else there.
    let words = inline.split(' ').filter(|word| !matches!(*word, "static" | "inline"));
    let member: String = words.map(|word| format!("{word} ")).collect();
    let class =
        CLASS.replace("{INLINE}", inline).replace("{MEMBER}", &member).replace("{CONDITION}", condition);
    format!("#ifndef OKL_HALF\n#define OKL_HALF\n{native}{class}#endif\n")
}
