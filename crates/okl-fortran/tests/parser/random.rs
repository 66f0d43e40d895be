//! Random numbers for tests: the same ones each time.

/// A linear congruential generator.
pub struct Random(pub u64);

impl Random {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % end.max(1)
    }

    /// One of `all`.
    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

/// A random expression of a tree, and how it is written with only the parentheses that it needs and with all.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Only what is needed.
    pub minimal: String,
    /// What [`crate::outline::expr`] writes for it.
    pub full: String,
    /// How strongly its outermost operator binds.
    strength: u8,
}

const ATOM: u8 = 12;

/// Operators: how they are written, how the tree writes them, how strongly they bind.
const BINARY: [(&str, &str, u8); 20] = [
    ("**", "**", 10),
    ("*", "*", 9),
    ("/", "/", 9),
    ("+", "+", 8),
    ("-", "-", 8),
    ("//", "//", 7),
    ("==", "==", 6),
    (".ne.", "/=", 6),
    ("<", "<", 6),
    (".LE.", "<=", 6),
    (">", ">", 6),
    (">=", ">=", 6),
    (".and.", ".and.", 4),
    (".AND.", ".and.", 4),
    (".or.", ".or.", 3),
    (".eqv.", ".eqv.", 2),
    (".neqv.", ".neqv.", 2),
    (".cross.", ".cross.", 1),
    ("-", "-", 8),
    ("*", "*", 9),
];

/// The operands of random expressions: names, integers and parentheses.
#[derive(Clone, Copy)]
pub struct Operands {
    /// Calls, components, array constructors and other literals, too.
    pub are_all: bool,
}

/// A random expression with at most `depth` operators above each other.
pub fn sample(random: &mut Random, depth: usize, operands: Operands) -> Sample {
    if depth == 0 || random.below(5) == 0 {
        return atom(random, depth, operands);
    }
    if random.below(5) == 0 {
        let (text, strength) = random.of(&[("-", 8), ("+", 8), (".not.", 5), (".inv.", 11)]);
        let operand = sample(random, depth - 1, operands);
        // A sign takes products, `.not.` takes relations, an operator of the program takes operands.
        let least = if text == ".inv." { ATOM } else { strength + 1 };
        let blank = if text.starts_with('.') { " " } else { "" };
        let minimal = format!("{text} {}", wrapped(&operand, operand.strength < least));
        let full = format!("({text}{blank}{})", full(&operand, operand.strength < least));
        return Sample { minimal, full, strength };
    }
    let (text, canonical, strength) = random.of(&BINARY);
    let (left, right) = (sample(random, depth - 1, operands), sample(random, depth - 1, operands));
    // `**` binds from the right, relations not at all.
    let (least_left, least_right) = match strength {
        10 => (11, 10),
        6 => (7, 7),
        strength => (strength, strength + 1),
    };
    // A sign can only be the first operand of sums.
    let is_wrapped = (left.strength < least_left, right.strength < least_right);
    let blank = random.of(&["", " "]);
    let minimal =
        format!("{}{blank}{text}{blank}{}", wrapped(&left, is_wrapped.0), wrapped(&right, is_wrapped.1));
    let full = format!("({} {canonical} {})", full(&left, is_wrapped.0), full(&right, is_wrapped.1));
    Sample { minimal, full, strength }
}

fn wrapped(sample: &Sample, is_wrapped: bool) -> String {
    if is_wrapped { format!("({})", sample.minimal) } else { sample.minimal.clone() }
}

fn full(sample: &Sample, is_wrapped: bool) -> String {
    if is_wrapped { format!("paren({})", sample.full) } else { sample.full.clone() }
}

fn atom(random: &mut Random, depth: usize, operands: Operands) -> Sample {
    let plain = |text: &str| Sample { minimal: text.to_owned(), full: text.to_owned(), strength: ATOM };
    let kind = random.below(if depth == 0 { 6 } else { 9 });
    match kind {
        1..=5 | 7 | 8 if !operands.are_all => plain(random.of(&["a", "b", "c1", "7"])),
        0 => plain("12"),
        1 => plain("1.5e0"),
        2 => plain("x%y(3)%z"),
        3 => plain("f(a, 2)"),
        4 => plain(".true."),
        6 => {
            let inner = sample(random, depth - 1, operands);
            Sample {
                minimal: format!("( {} )", inner.minimal),
                full: format!("paren({})", inner.full),
                strength: ATOM,
            }
        }
        7 => {
            let inner = sample(random, depth - 1, operands);
            Sample {
                minimal: format!("g({})", inner.minimal),
                full: format!("g({})", inner.full),
                strength: ATOM,
            }
        }
        8 => {
            let inner = sample(random, depth - 1, operands);
            Sample {
                minimal: format!("[{}, b]", inner.minimal),
                full: format!("[{}, b]", inner.full),
                strength: ATOM,
            }
        }
        _ => plain(random.of(&["a", "b", "c1", "do"])),
    }
}
