//! Sums of products, for indices: `16 * b + i` as what it is made of.

use okl_model::{LoopId, VarId};
use std::collections::BTreeMap;

/// What an index is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Atom {
    /// The number of the work item on an axis.
    Item(u8),
    /// A variable with one value for all work items of a group.
    Uniform(VarId),
    /// The first round of the tile that a group works on.
    Tile(LoopId),
}

/// A sum of products with whole factors: `16 * b + i`. No entry is zero.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Sum(BTreeMap<Vec<Atom>, i64>);

/// Longer sums and products are given up.
const LONGEST: usize = 24;

impl Sum {
    pub(super) fn number(value: i64) -> Sum {
        Sum(BTreeMap::from([(Vec::new(), value)]).into_iter().filter(|(_, value)| *value != 0).collect())
    }

    pub(super) fn atom(atom: Atom) -> Sum {
        Sum(BTreeMap::from([(vec![atom], 1)]))
    }

    /// `self + factor * other`
    pub(super) fn plus(&self, other: &Sum, factor: i64) -> Option<Sum> {
        let mut sum = self.0.clone();
        for (product, value) in &other.0 {
            let entry = sum.entry(product.clone()).or_insert(0);
            *entry = entry.checked_add(value.checked_mul(factor)?)?;
        }
        sum.retain(|_, value| *value != 0);
        (sum.len() <= LONGEST).then_some(Sum(sum))
    }

    pub(super) fn times(&self, other: &Sum) -> Option<Sum> {
        let mut sum = Sum::default();
        for (left, a) in &self.0 {
            for (right, b) in &other.0 {
                let mut product = [left.as_slice(), right.as_slice()].concat();
                product.sort();
                if product.len() > LONGEST {
                    return None;
                }
                sum = sum.plus(&Sum(BTreeMap::from([(product, a.checked_mul(*b)?)])), 1)?;
            }
        }
        Some(sum)
    }

    /// The number, when it is one.
    pub(super) fn value(&self) -> Option<i64> {
        match self.0.len() {
            0 => Some(0),
            1 => self.0.get(&Vec::new()).copied(),
            _ => None,
        }
    }

    /// What stands before the number of the work item on an axis; none when the axis does not occur.
    /// `Err` when it occurs in a product with another axis or itself.
    pub(super) fn factor_of(&self, axis: u8) -> Result<Option<Sum>, ()> {
        let mut factor = Sum::default();
        for (product, value) in &self.0 {
            if !product.contains(&Atom::Item(axis)) {
                continue;
            }
            let rest: Vec<Atom> = product.iter().copied().filter(|atom| *atom != Atom::Item(axis)).collect();
            if rest.len() + 1 != product.len() || rest.iter().any(|atom| matches!(atom, Atom::Item(_))) {
                return Err(());
            }
            factor.0.insert(rest, *value);
        }
        Ok((!factor.0.is_empty()).then_some(factor))
    }

    /// Itself or its negative, whichever starts positive.
    pub(super) fn magnitude(&self) -> Sum {
        let negative = self.0.values().next().is_some_and(|value| *value < 0);
        let flip = |value: i64| if negative { value.saturating_neg() } else { value };
        Sum(self.0.iter().map(|(product, value)| (product.clone(), flip(*value))).collect())
    }

    /// Whether it depends on the work item.
    pub(super) fn varies(&self) -> bool {
        self.atoms().any(|atom| matches!(atom, Atom::Item(_)))
    }

    pub(super) fn atoms(&self) -> impl Iterator<Item = Atom> + '_ {
        self.0.keys().flatten().copied()
    }
}

/// Reads `a * (b + 4) - c`; `name` knows what the identifier at an offset is. `None` for anything else.
pub(super) fn read(text: &str, name: &mut dyn FnMut(usize) -> Option<Sum>) -> Option<Sum> {
    let mut reader = Reader { text, at: 0, depth: 0, name };
    let sum = reader.sum()?;
    reader.skip();
    (reader.at == text.len()).then_some(sum)
}

struct Reader<'t, 'n> {
    text: &'t str,
    at: usize,
    depth: u32,
    name: &'n mut dyn FnMut(usize) -> Option<Sum>,
}

impl Reader<'_, '_> {
    fn skip(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn next(&mut self) -> Option<char> {
        self.skip();
        self.text[self.at..].chars().next()
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.next() == Some(wanted);
        self.at += if found { wanted.len_utf8() } else { 0 };
        found
    }

    fn sum(&mut self) -> Option<Sum> {
        let mut sum = self.product()?;
        loop {
            let factor = match self.next() {
                Some('+') => 1,
                Some('-') => -1,
                _ => return Some(sum),
            };
            self.at += 1;
            sum = sum.plus(&self.product()?, factor)?;
        }
    }

    fn product(&mut self) -> Option<Sum> {
        let mut product = self.part()?;
        while self.take('*') {
            product = product.times(&self.part()?)?;
        }
        Some(product)
    }

    fn part(&mut self) -> Option<Sum> {
        if self.take('-') {
            return Sum::default().plus(&self.part()?, -1);
        }
        if self.take('(') {
            self.depth += 1;
            let sum = if self.depth < 64 { self.sum()? } else { return None };
            self.depth -= 1;
            return self.take(')').then_some(sum);
        }
        let first = self.next()?;
        let is_word = |character: char| character.is_alphanumeric() || character == '_';
        let rest = &self.text[self.at..];
        let word = &rest[..rest.find(|character| !is_word(character)).unwrap_or(rest.len())];
        let start = self.at;
        self.at += word.len();
        match first {
            // `0x10`, `010`, `1e3` are left alone.
            '0'..='9' => {
                let digits = word.trim_end_matches(['u', 'U', 'l', 'L']);
                let plain = digits == "0" || !digits.starts_with('0');
                digits.parse().ok().filter(|_| plain).map(Sum::number)
            }
            _ if word.is_empty() => None,
            _ => (self.name)(start),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `b` is uniform, `i` and `j` count work items.
    fn sum(text: &str) -> Option<Sum> {
        read(text, &mut |at| match &text[at..=at] {
            "b" => Some(Sum::atom(Atom::Uniform(VarId(0)))),
            "i" => Some(Sum::atom(Atom::Item(0))),
            "j" => Some(Sum::atom(Atom::Item(1))),
            _ => None,
        })
    }

    #[test]
    fn equal_sums_are_equal_however_they_are_written() {
        assert_eq!(sum("16 * b + i"), sum("i + b*(8+8)"));
        assert_eq!(sum("-(b - i) + 2 * b"), sum("b + i"));
        assert_eq!(sum("b * (i + 1) - b"), sum("i * b"));
        assert_ne!(sum("i"), sum("i + 1"));
        assert_eq!(sum("3u * 5l").and_then(|sum| sum.value()), Some(15));
    }

    #[test]
    fn what_is_no_sum_of_products_is_given_up() {
        for text in
            ["i / 2", "i % 4", "f(i)", "s[i]", "i ^ 1", "010", "x", "", "(i", "i)", "i -> b", "i++", "1.5"]
        {
            assert_eq!(sum(text), None, "{text}");
        }
    }

    #[test]
    fn factors_stand_before_one_axis() {
        let index = sum("16 * b * j + 4 * j + i").expect("a sum");
        assert_eq!(index.factor_of(1), Ok(sum("16 * b + 4")));
        assert_eq!(index.factor_of(2), Ok(None));
        assert_eq!(sum("i * j").expect("a sum").factor_of(0), Err(()));
    }
}
