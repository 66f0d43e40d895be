//! Conditions of `#if`.

use super::define::{identifier, is_part, is_start};
use super::macros::Macros;

/// How deep parentheses and signs may nest.
const DEEPEST: u32 = 200;

/// The value of the condition of an `#if`.
///
/// # Errors
///
/// What is wrong with it.
pub(crate) fn holds(text: &str, macros: &mut Macros) -> Result<bool, &'static str> {
    let text = macros.expanded(&without_defined(text, macros));
    let mut reader = Reader { text: &text, at: 0, depth: 0 };
    let value = reader.value(0)?;
    let rest = reader.rest();
    if rest.is_empty() || rest.starts_with('!') || rest.starts_with("//") {
        Ok(value != 0)
    } else {
        Err("the condition goes on behind its end")
    }
}

/// The condition with 0 and 1 for `defined`.
fn without_defined(text: &str, macros: &Macros) -> String {
    let (mut found, mut rest) = (String::new(), text);
    while let Some(start) = rest.find(|first: char| first.is_ascii() && is_part(first as u8)) {
        let length = rest.as_bytes()[start..].iter().take_while(|byte| is_part(**byte)).count();
        found.push_str(&rest[..start]);
        let (word, behind) = rest[start..].split_at(length);
        match if word == "defined" { tested(behind) } else { None } {
            Some((name, behind)) => {
                found.push_str(if macros.is_defined(name) { "1" } else { "0" });
                rest = behind;
            }
            None => {
                found.push_str(word);
                rest = behind;
            }
        }
    }
    found.push_str(rest);
    found
}

/// The name behind `defined`, with or without parentheses, and what follows it.
fn tested(behind: &str) -> Option<(&str, &str)> {
    let behind = behind.trim_start();
    let inside = behind.strip_prefix('(');
    let name = inside.unwrap_or(behind).trim_start();
    let length = identifier(name);
    let (name, rest) = name.split_at(length);
    let rest = if inside.is_some() { rest.trim_start().strip_prefix(')')? } else { rest };
    (length > 0).then_some((name, rest))
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    depth: u32,
}

/// The operators, those that are the start of others behind them, with their strengths.
const OPERATORS: [(&str, u8); 18] = [
    ("||", 1),
    ("&&", 2),
    ("==", 6),
    ("!=", 6),
    ("<<", 8),
    (">>", 8),
    ("<=", 7),
    (">=", 7),
    ("|", 3),
    ("^", 4),
    ("&", 5),
    ("<", 7),
    (">", 7),
    ("+", 9),
    ("-", 9),
    ("*", 10),
    ("/", 10),
    ("%", 10),
];

impl<'t> Reader<'t> {
    fn rest(&mut self) -> &'t str {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        rest
    }

    /// Reads operands with operators that are stronger than `least`.
    fn value(&mut self, least: u8) -> Result<i64, &'static str> {
        let mut left = self.operand()?;
        loop {
            let rest = self.rest();
            let found = OPERATORS.iter().find(|(operator, _)| rest.starts_with(operator));
            let Some((operator, strength)) = found.filter(|(_, strength)| *strength > least) else { break };
            if rest.starts_with("//") {
                break;
            }
            self.at += operator.len();
            let right = self.value(*strength)?;
            left = applied(operator, left, right)?;
        }
        if least == 0 && self.rest().starts_with('?') {
            self.at += 1;
            let yes = self.deeper(|reader| reader.value(0))?;
            if !self.rest().starts_with(':') {
                return Err("`:` is missing in the condition");
            }
            self.at += 1;
            let no = self.deeper(|reader| reader.value(0))?;
            left = if left != 0 { yes } else { no };
        }
        Ok(left)
    }

    fn deeper(
        &mut self,
        inside: impl FnOnce(&mut Reader<'t>) -> Result<i64, &'static str>,
    ) -> Result<i64, &'static str> {
        if self.depth == DEEPEST {
            return Err("the condition is nested too deeply");
        }
        self.depth += 1;
        let found = inside(self);
        self.depth -= 1;
        found
    }

    fn operand(&mut self) -> Result<i64, &'static str> {
        let rest = self.rest();
        let Some(first) = rest.bytes().next() else { return Err("the condition has no end") };
        let word = rest.bytes().take_while(|byte| is_part(*byte)).count();
        match first {
            b'!' | b'-' | b'+' | b'~' => {
                self.at += 1;
                let value = self.deeper(Reader::operand)?;
                Ok(match first {
                    b'!' => i64::from(value == 0),
                    b'-' => value.wrapping_neg(),
                    b'~' => !value,
                    _ => value,
                })
            }
            b'(' => {
                self.at += 1;
                let value = self.deeper(|reader| reader.value(0))?;
                if !self.rest().starts_with(')') {
                    return Err("`)` is missing in the condition");
                }
                self.at += 1;
                Ok(value)
            }
            b'0'..=b'9' => {
                self.at += word;
                number(&rest[..word]).ok_or("the condition has a number that cannot be read")
            }
            _ if is_start(first) => {
                self.at += word;
                if self.rest().starts_with('(') {
                    return Err("the condition uses a macro that is not defined");
                }
                Ok(0)
            }
            _ => Err("the condition cannot be read"),
        }
    }
}

fn number(text: &str) -> Option<i64> {
    let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
    let (digits, base) = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None if digits.len() > 1 && digits.starts_with('0') => (digits, 8),
        None => (digits, 10),
    };
    i64::from_str_radix(digits, base).ok()
}

fn applied(operator: &str, left: i64, right: i64) -> Result<i64, &'static str> {
    Ok(match operator {
        "||" => i64::from(left != 0 || right != 0),
        "&&" => i64::from(left != 0 && right != 0),
        "==" => i64::from(left == right),
        "!=" => i64::from(left != right),
        "<" => i64::from(left < right),
        "<=" => i64::from(left <= right),
        ">" => i64::from(left > right),
        ">=" => i64::from(left >= right),
        "|" => left | right,
        "^" => left ^ right,
        "&" => left & right,
        "<<" => left.wrapping_shl(right as u32),
        ">>" => left.wrapping_shr(right as u32),
        "+" => left.wrapping_add(right),
        "-" => left.wrapping_sub(right),
        "*" => left.wrapping_mul(right),
        // `a && a / 0` is an error in C only where it is evaluated.
        _ if right == 0 => 0,
        "/" => left.wrapping_div(right),
        _ => left.wrapping_rem(right),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Result<bool, &'static str> {
        holds(
            text,
            &mut Macros::new(&[("A".to_owned(), "201711".to_owned()), ("E".to_owned(), String::new())]),
        )
    }

    #[test]
    fn conditions_are_those_of_c() {
        for text in ["1", "defined A && !defined(B)", "A >= 201700", "1 + 2 * 3 == 7", "B == 0", "0 ? 0 : 1"]
        {
            assert_eq!(value(text), Ok(true), "{text}");
        }
        for text in ["0", "B", "defined(B) || A < 5", "2 - 1 - 1", "!(A)", "-1 > 0x10", "1 ? 0 : 1"] {
            assert_eq!(value(text), Ok(false), "{text}");
        }
        for text in ["", "E", "1 +", "(1", "1 2", "F(1)"] {
            assert!(value(text).is_err(), "{text}");
        }
        assert_eq!(value("1 ! why"), Ok(true));
        assert!(value(&"(".repeat(100_000)).is_err());
        assert!(value(&"!".repeat(100_000)).is_err());
    }
}
