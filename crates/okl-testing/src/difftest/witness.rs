//! Small kernels that demonstrate the known problems, so that a row of [`KNOWN_WRONG`](super::KNOWN_WRONG) is removed
//! when its problem is fixed.

use crate::tools::Tool;

/// A kernel that a backend gets wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The tool with the problem; if it is missing, there is nothing to test.
    pub needs: Option<Tool>,
    /// The statements of the kernel: `p0` is 2, `p1` is 6.
    pub okl: &'static str,
    /// The equivalent statements in plain C++.
    pub plain: &'static str,
    /// A part of the expected failure message.
    pub says: &'static str,
}

/// Two kernels in one program: a guarded countdown, then `if (i < p1)`.
pub const GUARDED_COUNTDOWN: Witness = Witness {
    needs: Some(Tool::Sycl),
    okl: "  for (int i = 21; i > p1; --i; @tile(4, @outer, @inner)) out[i] = in[i];
  for (int i = 0; i < p1; ++i; @tile(4, @outer, @inner)) out[i] += 3;",
    plain: "  for (int i = 21; i > p1; --i) out[i] = in[i];
  for (int i = 0; i < p1; ++i) out[i] += 3;",
    says: "out: entry 0 is 0, expected 3;",
};

/// A countdown in a narrow type, and a loop that may have no iterations.
pub const NARROW_COUNTDOWN: Witness = Witness {
    needs: Some(Tool::Sycl),
    okl: "  for (int o = 0; o < 2; ++o; @outer) {
    for (short i = p1; i > p1 - 4; --i; @inner) {
      for (int e = p1 - i; e < 12; e += 4) out[o * 12 + e] = 3;
    }
  }",
    plain: "  for (int i = 0; i < 24; ++i) out[i] = 3;",
    says: "out: entry 0 is 0, expected 3;",
};

/// Indices relative to the smallest `int`.
pub const LOWEST_INT: Witness = Witness {
    needs: None,
    okl: "  for (int o = 0; o < 2; ++o; @outer) {
    for (int t = -2147483646; t < -2147483634; t += 3; @inner) {
      for (int i = t; i < t + 3; i += 1) out[8 + o * 12 + (i - (-2147483646))] = 7;
    }
  }",
    plain: "  for (int i = 0; i < 24; ++i) out[8 + i] = 7;",
    says: "an illegal memory access was encountered",
};

/// A 64-bit sum in group memory.
pub const ATOMIC_WIDE: Witness = Witness {
    needs: None,
    okl: "  for (int o = 0; o < 4; ++o; @outer) {
    @shared long long s[1];
    for (int i = 0; i < 8; ++i; @inner) if (i == 0) s[0] = 0;
    for (int i = 0; i < 8; ++i; @inner) @atomic s[0] += i;
    for (int i = 0; i < 8; ++i; @inner) out[8 * o + i] = s[0];
  }",
    plain: "  for (int i = 0; i < 32; ++i) out[i] = 28;",
    says: "`@atomic` on `long long` is not supported",
};
