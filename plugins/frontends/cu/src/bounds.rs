//! `__launch_bounds__`, which becomes `@launch_bounds` of the outermost loop.
//!
//! ```text
//! __global__ void __launch_bounds__(4 * WARP, 2) k(float *x)      for (...; @outer, @launch_bounds(128, 2))
//! ```
//!
//! A declaration has no place for expressions, so the numbers come as text: literals, constants of the program, numbers
//! that are arguments of a template, and sums and products of them.

use crate::program::Program;
use okl_frontend::head;
use okl_plugin::Span;
use okl_plugin::model::{FunctionId, Scope};
use std::collections::BTreeMap;

/// The bounds that a kernel states.
pub(crate) enum Bounds {
    /// `@launch_bounds(256, 4)`
    Known(String),
    /// Their numbers are not known here.
    Unknown(String),
}

impl Bounds {
    /// The bounds of a kernel, from any of its declarations; `None` for one without.
    pub(crate) fn of(program: &Program<'_>, kernel: FunctionId) -> Option<Bounds> {
        let unit = program.unit;
        let attrs = program.declarations(kernel).flat_map(|id| &unit.function(id).attrs);
        let mut stated = attrs.map(|id| unit.attribute(*id)).filter(|one| one.name == "cu_launch_bounds");
        let text = stated.next()?.args().join(", ");
        let text = text.trim_matches('"');
        let own = arguments(program, kernel);
        // A third number is about clusters of blocks.
        let numbers: Option<Vec<u64>> = parts(text)
            .into_iter()
            .take(2)
            .map(|part| Sum { program, own: &own, rest: part }.value())
            .collect();
        let numbers = numbers.filter(|all| !all.is_empty() && all.iter().all(|number| *number > 0));
        Some(match numbers {
            Some(all) => {
                let shown: Vec<String> = all.iter().map(u64::to_string).collect();
                Bounds::Known(format!("@launch_bounds({})", shown.join(", ")))
            }
            None => Bounds::Unknown(text.to_string()),
        })
    }
}

/// The arguments of a kernel that is an instance of a template, by the names of the parameters:
/// `template <> void scale<float, 256>(float *x)`
fn arguments(program: &Program<'_>, kernel: FunctionId) -> BTreeMap<String, String> {
    let unit = program.unit;
    let function = unit.function(kernel);
    let written = unit.source(Span::new(function.name_span.end, function.params_span.start));
    let list = written.trim().trim_end_matches('(').trim();
    let Some(list) = list.strip_prefix('<').and_then(|list| list.strip_suffix('>')) else {
        return BTreeMap::new();
    };
    let values: Vec<&str> = parts(list).into_iter().map(str::trim).collect();
    let templates = unit.functions.iter().filter(|one| one.is_template && one.name == function.name);
    let heads = templates.filter_map(|one| head::heads(unit, one.span)?.pop());
    let fits = heads.map(|(_, parameters)| parameters).find(|all| all.len() == values.len());
    let names = fits.into_iter().flatten().map(|parameter| parameter.name);
    names.zip(values).map(|(name, value)| (name, value.to_string())).collect()
}

/// The number in `256` and in `((unsigned int)(256))`.
fn number(text: &str) -> Option<u64> {
    let inner = text.trim_end_matches(')').rsplit('(').next()?;
    inner.trim().trim_end_matches(['u', 'U', 'l', 'L']).parse().ok()
}

/// The parts of a list that commas outside of parentheses and angle brackets separate.
fn parts(text: &str) -> Vec<&str> {
    let (mut found, mut depth, mut start) = (Vec::new(), 0_i32, 0);
    for (at, sign) in text.char_indices() {
        match sign {
            '(' | '<' => depth += 1,
            ')' | '>' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&text[start..at]);
                start = at + 1;
            }
            _other => {}
        }
    }
    found.push(&text[start..]);
    found
}

/// The deepest parentheses that are read.
const DEEPEST: u32 = 32;

/// A reader of sums and products.
struct Sum<'p, 't> {
    program: &'p Program<'p>,
    /// The arguments of the template that the kernel is an instance of.
    own: &'p BTreeMap<String, String>,
    rest: &'t str,
}

impl Sum<'_, '_> {
    /// The value of the whole text.
    fn value(mut self) -> Option<u64> {
        let value = self.sum(0)?;
        (self.rest.trim().is_empty()).then_some(value)
    }

    fn sum(&mut self, depth: u32) -> Option<u64> {
        let mut value = self.product(depth)?;
        while let Some(sign) = self.sign(&['+', '-']) {
            let next = self.product(depth)?;
            value = if sign == '+' { value.checked_add(next)? } else { value.checked_sub(next)? };
        }
        Some(value)
    }

    fn product(&mut self, depth: u32) -> Option<u64> {
        let mut value = self.factor(depth)?;
        while let Some(sign) = self.sign(&['*', '/']) {
            let next = self.factor(depth)?;
            value = if sign == '*' { value.checked_mul(next)? } else { value.checked_div(next)? };
        }
        Some(value)
    }

    fn factor(&mut self, depth: u32) -> Option<u64> {
        if self.sign(&['(']).is_some() {
            let value = if depth < DEEPEST { self.sum(depth + 1)? } else { return None };
            return self.sign(&[')']).map(|_| value);
        }
        let text = self.rest.trim_start();
        let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(text.len());
        let (word, rest) = text.split_at(end);
        self.rest = rest;
        let digits = word.trim_end_matches(['u', 'U', 'l', 'L']);
        digits.parse().ok().or_else(|| self.constant(word))
    }

    /// The value of a constant of the program.
    fn constant(&self, name: &str) -> Option<u64> {
        let unit = self.program.unit;
        if let Some(value) = self.own.get(name) {
            return number(value);
        }
        let is_constant = |one: &&okl_plugin::model::Variable| {
            one.name == name && one.scope == Scope::Global && (one.is_constexpr || unit.ty(one.ty).is_const)
        };
        let mut all = unit.variables.iter().filter(is_constant);
        let (first, others) = (all.next()?, all.next());
        others.is_none().then(|| unit.init_value(first)).flatten().and_then(|value| u64::try_from(value).ok())
    }

    /// Takes one of the signs, if it is the next one.
    fn sign(&mut self, any: &[char]) -> Option<char> {
        let text = self.rest.trim_start();
        let sign = text.chars().next().filter(|sign| any.contains(sign))?;
        self.rest = &text[sign.len_utf8()..];
        Some(sign)
    }
}
