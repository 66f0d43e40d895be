//! Constant expressions in clauses: `128`, `2 * W`.

use crate::lookup::lookup;
use crate::placed::Placed;
use crate::program::Program;

impl Program<'_> {
    /// The value of an expression in a clause, if it consists of numbers and constants.
    pub fn constant(&self, placed: &Placed, text: &str) -> Option<i64> {
        let name = |name: &str| {
            let id = lookup(self.unit, placed.function, placed.directive.span, name)?;
            let variable = self.unit.variable(id);
            let is_constant = self.unit.ty(variable.ty).is_const || variable.is_constexpr;
            self.unit.init_value(variable).filter(|_| is_constant)
        };
        value(text, &name)
    }
}

/// The value of an expression of `+ - * / %`, numbers, names and parentheses; `None` for anything else.
pub fn value(text: &str, name: &dyn Fn(&str) -> Option<i64>) -> Option<i64> {
    let mut reader = Reader { rest: text.trim(), name };
    let value = reader.sum()?;
    reader.rest.is_empty().then_some(value)
}

struct Reader<'t> {
    rest: &'t str,
    name: &'t dyn Fn(&str) -> Option<i64>,
}

impl Reader<'_> {
    fn takes(&mut self, sign: char) -> bool {
        let rest = self.rest.strip_prefix(sign).map(str::trim_start);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn sum(&mut self) -> Option<i64> {
        let mut value = self.product()?;
        loop {
            if self.takes('+') {
                value = value.checked_add(self.product()?)?;
            } else if self.takes('-') {
                value = value.checked_sub(self.product()?)?;
            } else {
                return Some(value);
            }
        }
    }

    fn product(&mut self) -> Option<i64> {
        let mut value = self.part()?;
        loop {
            if self.takes('*') {
                value = value.checked_mul(self.part()?)?;
            } else if self.takes('/') {
                value = value.checked_div(self.part()?)?;
            } else if self.takes('%') {
                value = value.checked_rem(self.part()?)?;
            } else {
                return Some(value);
            }
        }
    }

    fn part(&mut self) -> Option<i64> {
        if self.takes('-') {
            return self.part()?.checked_neg();
        }
        if self.takes('(') {
            let value = self.sum()?;
            return self.takes(')').then_some(value);
        }
        let end = self.rest.find(|letter: char| letter != '_' && !letter.is_alphanumeric());
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest.trim_start();
        if !word.starts_with(|letter: char| letter.is_ascii_digit()) {
            return (self.name)(word);
        }
        let digits = word.trim_end_matches(['u', 'U', 'l', 'L']);
        match digits.strip_prefix("0x") {
            Some(digits) => i64::from_str_radix(digits, 16).ok(),
            // A leading zero means octal: `010` is eight.
            None if digits.len() > 1 && digits.starts_with('0') => i64::from_str_radix(digits, 8).ok(),
            None => digits.parse().ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::value;

    #[test]
    fn numbers_and_constants_have_a_value() {
        let name = |name: &str| (name == "W").then_some(4);
        for (text, number) in
            [("128", 128), ("(2 * 3)", 6), ("2*W - 1", 7), ("-W / 2 % 3", -2), ("0x10u", 16)]
        {
            assert_eq!(value(text, &name), Some(number), "{text}");
        }
    }

    #[test]
    fn what_is_not_known_has_none() {
        for text in ["n", "2 +", "(1", "1 << 2", "4 / 0", "sizeof(int)", ""] {
            assert_eq!(value(text, &|_| None), None, "{text}");
        }
    }
}
