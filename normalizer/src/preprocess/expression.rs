use super::files::MemoryFiles;
use super::options::PreprocessOptions;
use super::preprocessor::Preprocessor;
use super::token::{Symbol, Tok};
use crate::lex::{TokenKind, lex};
use okl_source::{FileSpan, Sources};

/// The maximal depth of nested expressions.
const MAX_DEPTH: u32 = 256;

/// A 64-bit integer, the type of all operands in conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Value {
    bits: i64,
    unsigned: bool,
}

impl Value {
    fn signed(bits: i64) -> Value {
        Value { bits, unsigned: false }
    }

    fn truth(holds: bool) -> Value {
        Value::signed(i64::from(holds))
    }
}

/// An error in an expression: the message and the index of the token.
pub(super) struct Wrong {
    pub message: String,
    pub at: usize,
}

type Parsed = Result<Value, Wrong>;

/// A constant expression over 64-bit integers, parsed and evaluated in one pass.
pub(super) struct Expression<'e, 'p> {
    toks: &'e [Tok],
    at: usize,
    depth: u32,
    preprocessor: &'e mut Preprocessor<'p>,
}

impl<'e, 'p> Expression<'e, 'p> {
    /// The expression in `toks`, in which macros are replaced already.
    pub fn new(toks: &'e [Tok], preprocessor: &'e mut Preprocessor<'p>) -> Expression<'e, 'p> {
        Expression { toks, at: 0, depth: 0, preprocessor }
    }

    /// True if its value is not zero.
    pub fn holds(mut self) -> Result<bool, Wrong> {
        Ok(self.whole()?.bits != 0)
    }

    fn whole(&mut self) -> Parsed {
        if self.toks.is_empty() {
            return Err(self.wrong("the condition is missing"));
        }
        let value = self.comma(true)?;
        match self.peek() {
            "" => Ok(value),
            ")" => Err(self.wrong("this `)` closes nothing")),
            other => {
                let message = format!("an operator is missing before `{other}`");
                Err(self.wrong(&message))
            }
        }
    }

    fn wrong(&self, message: &str) -> Wrong {
        Wrong { message: message.to_owned(), at: self.at }
    }

    /// The spelling of the next token. Alternative tokens like `and`, `not` are converted to their operators
    /// ([lex.digraph]).
    fn peek(&self) -> &str {
        let Some(tok) = self.toks.get(self.at) else { return "" };
        let text = self.preprocessor.symbols.text(tok.symbol);
        if tok.kind != TokenKind::Identifier {
            return text;
        }
        match text {
            "and" => "&&",
            "or" => "||",
            "not" => "!",
            "bitand" => "&",
            "bitor" => "|",
            "xor" => "^",
            "compl" => "~",
            "not_eq" => "!=",
            _ => text,
        }
    }

    /// `live` is false for operands that are not evaluated: division by zero is no error there.
    fn comma(&mut self, live: bool) -> Parsed {
        let mut value = self.conditional(live)?;
        while self.peek() == "," {
            self.at += 1;
            value = self.conditional(live)?;
        }
        Ok(value)
    }

    fn deeper(&mut self) -> Result<(), Wrong> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.wrong("the condition is nested too deeply"));
        }
        Ok(())
    }

    fn conditional(&mut self, live: bool) -> Parsed {
        self.deeper()?;
        let condition = self.binary(0, live)?;
        let value = if self.peek() == "?" {
            self.at += 1;
            let holds = condition.bits != 0;
            let yes = self.comma(live && holds)?;
            if self.peek() != ":" {
                return Err(self.wrong("`?` without its `:`"));
            }
            self.at += 1;
            let no = self.conditional(live && !holds)?;
            let bits = if holds { yes.bits } else { no.bits };
            Value { bits, unsigned: yes.unsigned || no.unsigned }
        } else {
            condition
        };
        self.depth -= 1;
        Ok(value)
    }

    fn binary(&mut self, least: u8, live: bool) -> Parsed {
        let mut left = self.unary(live)?;
        loop {
            let Some(rank) = rank(self.peek()).filter(|rank| *rank >= least) else { return Ok(left) };
            let operator = self.peek().to_owned();
            let at = self.at;
            self.at += 1;
            let live = match operator.as_str() {
                "&&" => live && left.bits != 0,
                "||" => live && left.bits == 0,
                _ => live,
            };
            let right = self.binary(rank + 1, live)?;
            left = apply(&operator, left, right, live).map_err(|message| Wrong { message, at })?;
        }
    }

    fn unary(&mut self, live: bool) -> Parsed {
        self.deeper()?;
        let value = match self.peek() {
            "!" => {
                self.at += 1;
                Value::truth(self.unary(live)?.bits == 0)
            }
            "-" => {
                self.at += 1;
                let value = self.unary(live)?;
                Value { bits: value.bits.wrapping_neg(), ..value }
            }
            "+" => {
                self.at += 1;
                self.unary(live)?
            }
            "~" => {
                self.at += 1;
                let value = self.unary(live)?;
                Value { bits: !value.bits, ..value }
            }
            "(" => {
                self.at += 1;
                let value = self.comma(live)?;
                if self.peek() != ")" {
                    return Err(self.wrong("a closing parenthesis is missing"));
                }
                self.at += 1;
                value
            }
            _ => self.primary()?,
        };
        self.depth -= 1;
        Ok(value)
    }

    fn primary(&mut self) -> Parsed {
        let Some(tok) = self.toks.get(self.at).copied() else {
            return Err(self.wrong("the condition ends where a value should stand"));
        };
        let text = self.preprocessor.symbols.share(tok.symbol);
        let value = match tok.kind {
            TokenKind::Number => number(&text).map_err(|message| self.wrong(&message))?,
            TokenKind::CharLiteral => character(&text).map_err(|message| self.wrong(&message))?,
            TokenKind::Identifier => match &*text {
                "true" => Value::signed(1),
                "false" => Value::signed(0),
                _ => {
                    let call = self.toks.get(self.at + 1).is_some_and(|next| next.symbol == Symbol::OPEN);
                    if call {
                        return Err(self.wrong(&format!("`{text}` is not a function-like macro")));
                    }
                    self.preprocessor.warn_target_macro(&tok);
                    limit(&text).unwrap_or(Value::signed(0))
                }
            },
            TokenKind::StringLiteral
            | TokenKind::Punctuator
            | TokenKind::At
            | TokenKind::Backslash
            | TokenKind::Other => {
                return Err(self.wrong(&format!("`{text}` is no integer")));
            }
        };
        self.at += 1;
        Ok(value)
    }
}

/// The value of a text that is a constant expression of numbers; `None` for other text.
pub(crate) fn constant(text: &str) -> Option<i64> {
    let mut sources = Sources::new();
    let file = sources.add("", text);
    let (options, files) = (PreprocessOptions::default(), MemoryFiles::new());
    let mut preprocessor = Preprocessor::new(&mut sources, file, &options, &files);
    let mut toks = Vec::new();
    for token in lex(text).tokens {
        toks.push(Tok {
            kind: token.kind,
            symbol: preprocessor.symbols.intern(&token.text(text)),
            spelled: FileSpan { file, span: token.span },
            expansion: None,
            space_before: token.space_before,
            painted: false,
        });
    }
    Some(Expression::new(&toks, &mut preprocessor).whole().ok()?.bits)
}

/// The precedence of a binary operator; a higher one binds tighter.
fn rank(operator: &str) -> Option<u8> {
    Some(match operator {
        "||" => 0,
        "&&" => 1,
        "|" => 2,
        "^" => 3,
        "&" => 4,
        "==" | "!=" => 5,
        "<" | ">" | "<=" | ">=" => 6,
        "<<" | ">>" => 7,
        "+" | "-" => 8,
        "*" | "/" | "%" => 9,
        _ => return None,
    })
}

fn apply(operator: &str, left: Value, right: Value, live: bool) -> Result<Value, String> {
    let unsigned = left.unsigned || right.unsigned;
    let (a, b) = (left.bits, right.bits);
    let (ua, ub) = (a as u64, b as u64);
    let number = |bits: i64| Value { bits, unsigned };
    // A shift by more than the width is undefined; compilers use the largest defined one.
    let distance = u32::try_from(b).unwrap_or(63).min(63);
    Ok(match operator {
        "||" => Value::truth(a != 0 || b != 0),
        "&&" => Value::truth(a != 0 && b != 0),
        "|" => number(a | b),
        "^" => number(a ^ b),
        "&" => number(a & b),
        "==" => Value::truth(a == b),
        "!=" => Value::truth(a != b),
        "<" => Value::truth(if unsigned { ua < ub } else { a < b }),
        ">" => Value::truth(if unsigned { ua > ub } else { a > b }),
        "<=" => Value::truth(if unsigned { ua <= ub } else { a <= b }),
        ">=" => Value::truth(if unsigned { ua >= ub } else { a >= b }),
        "<<" => Value { bits: a << distance, unsigned: left.unsigned },
        ">>" if left.unsigned => Value { bits: (ua >> distance) as i64, unsigned: true },
        ">>" => Value::signed(a >> distance),
        "+" => number(a.wrapping_add(b)),
        "-" => number(a.wrapping_sub(b)),
        "*" => number(a.wrapping_mul(b)),
        "/" | "%" if b == 0 && !live => number(0),
        "/" | "%" if b == 0 => return Err("division by zero".to_owned()),
        "/" if unsigned => number((ua / ub) as i64),
        "/" => number(a.wrapping_div(b)),
        _ if unsigned => number((ua % ub) as i64),
        _ => number(a.wrapping_rem(b)),
    })
}

/// The value of `INT_MAX` and similar macros of `<climits>`, which kernels use without an include.
fn limit(name: &str) -> Option<Value> {
    if name == "CHAR_BIT" {
        return Some(Value::signed(8));
    }
    let (ty, end) = name.rsplit_once('_')?;
    let (is_signed, bits) = match ty {
        "CHAR" | "SCHAR" | "INT8" => (true, 8),
        "UCHAR" | "UINT8" => (false, 8),
        "SHRT" | "INT16" => (true, 16),
        "USHRT" | "UINT16" => (false, 16),
        "INT" | "INT32" => (true, 32),
        "UINT" | "UINT32" => (false, 32),
        "LONG" | "LLONG" | "INT64" => (true, 64),
        "ULONG" | "ULLONG" | "UINT64" | "SIZE" => (false, 64),
        _ => return None,
    };
    match (end, is_signed) {
        ("MAX", true) => Some(Value::signed(i64::MAX >> (64 - bits))),
        ("MIN", true) => Some(Value::signed(i64::MIN >> (64 - bits))),
        // A type narrower than `int` is promoted to `int`.
        ("MAX", false) if bits < 32 => Some(Value::signed((1 << bits) - 1)),
        ("MAX", false) => Some(Value { bits: (u64::MAX >> (64 - bits)) as i64, unsigned: true }),
        _ => None,
    }
}

fn number(text: &str) -> Result<Value, String> {
    let lower = text.to_ascii_lowercase();
    let (base, digits) = match lower.as_bytes() {
        [b'0', b'x', ..] => (16, &lower[2..]),
        [b'0', b'b', ..] => (2, &lower[2..]),
        [b'0', b'0'..=b'9' | b'\'', ..] => (8, &lower[1..]),
        _ => (10, &lower[..]),
    };
    let end = digits.find(|c: char| !c.is_digit(base) && c != '\'').unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    let unsigned = match suffix {
        "" | "l" | "ll" | "z" => false,
        "u" | "ul" | "ull" | "lu" | "llu" | "uz" | "zu" => true,
        _ if suffix.starts_with(['.', 'e', 'p', 'f']) => {
            return Err(format!("`{text}` is a floating number, and a condition has integers only"));
        }
        _ => return Err(format!("`{text}` is no integer")),
    };
    let digits = digits.replace('\'', "");
    if digits.is_empty() && base != 8 {
        return Err(format!("`{text}` is no integer"));
    }
    let bits = match digits.is_empty() {
        true => 0,
        false => {
            u64::from_str_radix(&digits, base).map_err(|_| format!("`{text}` needs more than 64 bits"))?
        }
    };
    Ok(Value { bits: bits as i64, unsigned: unsigned || bits > i64::MAX as u64 })
}

/// The value of a character literal. `char` is signed; a multicharacter literal is a number in base 256.
fn character(text: &str) -> Result<Value, String> {
    let open = text.find('\'').unwrap_or(0);
    let (prefix, quoted) = text.split_at(open);
    let inner = quoted.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
    let inner = inner.filter(|inner| !inner.is_empty()).ok_or_else(|| format!("`{text}` is no character"))?;
    let mut value: i64 = 0;
    let mut count = 0;
    let mut characters = inner.chars().peekable();
    while let Some(first) = characters.next() {
        let (code, raw) = match first {
            '\\' => escape(&mut characters).ok_or_else(|| format!("`{text}` has an unknown escape"))?,
            other => (i64::from(u32::from(other)), false),
        };
        if prefix.is_empty() && code > 0x7F && !raw {
            // A character outside of ASCII has several bytes.
            let mut buffer = [0; 4];
            let encoded = u32::try_from(code).ok().and_then(char::from_u32);
            for byte in encoded.map(|c| c.encode_utf8(&mut buffer).bytes()).into_iter().flatten() {
                value = (value << 8) | i64::from(byte);
                count += 1;
            }
            continue;
        }
        value = if prefix.is_empty() { (value << 8) | (code & 0xFF) } else { code };
        count += 1;
    }
    Ok(match (prefix, count) {
        ("", 1) => Value::signed(i64::from(value as u8 as i8)),
        ("", _) => Value::signed(i64::from(value as i32)),
        ("L", _) => Value::signed(i64::from(value as i32)),
        _ => Value { bits: value, unsigned: true },
    })
}

/// An escape sequence after its backslash: the code, and true if it denotes a byte rather than a character.
fn escape(characters: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Option<(i64, bool)> {
    let first = characters.next()?;
    let mut digits = |base: u32, most: usize, start: u32| {
        let mut code = i64::from(start);
        let mut count = 0;
        while let Some(digit) = characters.peek().and_then(|c| c.to_digit(base)).filter(|_| count < most) {
            code = (code.wrapping_mul(i64::from(base)).wrapping_add(i64::from(digit))) & 0xFFFF_FFFF;
            count += 1;
            characters.next();
        }
        code
    };
    let simple = match first {
        'n' => 10,
        't' => 9,
        'r' => 13,
        'a' => 7,
        'b' => 8,
        'f' => 12,
        'v' => 11,
        'e' => 27,
        '\\' | '\'' | '"' | '?' => u32::from(first),
        'x' => return Some((digits(16, 16, 0), true)),
        'u' => return Some((digits(16, 4, 0), false)),
        'U' => return Some((digits(16, 8, 0), false)),
        '0'..='7' => return Some((digits(8, 2, first.to_digit(8)?), true)),
        _ => return None,
    };
    Some((i64::from(simple), true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_value_and_a_sign() {
        let value = |text| number(text).ok().map(|value| (value.bits, value.unsigned));
        assert_eq!(value("0x7f'ff"), Some((0x7fff, false)));
        assert_eq!(value("017u"), Some((15, true)));
        assert_eq!(value("0"), Some((0, false)));
        assert_eq!(value("0b101LL"), Some((5, false)));
        assert_eq!(value("18446744073709551615"), Some((-1, true)));
        for wrong in ["1.5", "1e3", "09", "0x", "1km", "99999999999999999999"] {
            assert_eq!(value(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn characters_have_the_value_the_compiler_gives_them() {
        let value = |text| character(text).ok().map(|value| value.bits);
        assert_eq!(value("'a'"), Some(97));
        assert_eq!(value(r"'\377'"), Some(-1));
        assert_eq!(value(r"'\x41'"), Some(65));
        assert_eq!(value("'ab'"), Some(0x6162));
        assert_eq!(value(r"L'\u00e9'"), Some(0xE9));
        assert_eq!(value(r"'\q'"), None);
        assert_eq!(value("''"), None);
    }
}
