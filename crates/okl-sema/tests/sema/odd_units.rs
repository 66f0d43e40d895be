//! `check` panics for no unit, however inconsistent its facts are: a stage plugin may have changed them.

use crate::common::{errors, root};
use okl_model::Unit;
use okl_normalizer::NormalizeOptions;
use okl_source::Sources;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A random number generator with the same numbers on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides.max(1)
    }
}

/// The units of all failing kernels that clang can parse, as JSON.
fn units() -> Vec<Value> {
    let path = std::env::var_os("OKL_LIBCLANG").map(PathBuf::from);
    let clang = okl_clang::Clang::load(path.as_deref(), &[]).expect("a libclang");
    let mut units = Vec::new();
    for case in errors() {
        let mut sources = Sources::new();
        let text = fs::read_to_string(&case.input).expect("a readable kernel");
        let file = sources.add(case.shown_as, text);
        let known = okl_sema::attributes();
        let options = NormalizeOptions::default();
        let Some(normal) =
            okl_normalizer::normalize(&mut sources, file, &options, &okl_normalizer::preprocess::Disk, known)
                .0
        else {
            continue;
        };
        let unit = clang.parse(&normal, &okl_clang::ParseOptions::default(), known).0;
        units.extend(
            unit.filter(|unit| !unit.is_partial).map(|unit| serde_json::to_value(unit).expect("a document")),
        );
    }
    assert!(units.len() > 50, "only {} units from {}", units.len(), root().display());
    units
}

/// Changes one random fact inside `value`.
fn disturb(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            let at = dice.roll(items.len());
            match dice.roll(12) {
                0 => drop(items.remove(at)),
                1 => {
                    let other = items[dice.roll(items.len())].clone();
                    items.insert(at, other);
                }
                2 => {
                    let other = dice.roll(items.len());
                    items.swap(at, other);
                }
                _ => disturb(&mut items[at], dice),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = dice.roll(fields.len());
            if let Some((_, field)) = fields.iter_mut().nth(at) {
                disturb(field, dice);
            }
        }
        Value::Number(number) => {
            let new = [0, 1, 2, 3, 7, 40, 1_000_000][dice.roll(7)];
            *number = serde_json::Number::from(new);
        }
        Value::String(text) => match dice.roll(3) {
            0 => text.clear(),
            1 => text.push_str("\u{e9}("),
            _ => *text = ["outer", "tile", "dim", "shared", "++", "0"][dice.roll(6)].to_string(),
        },
        Value::Bool(flag) => *flag = !*flag,
        Value::Null | Value::Array(_) | Value::Object(_) => {}
    }
}

#[test]
fn odd_facts_are_refused_or_checked_and_never_panic() {
    let mut dice = Dice(42);
    let units = units();
    let (mut refused, mut checked) = (0, 0);
    for round in 0..4_000 {
        let mut document = units[round % units.len()].clone();
        for _ in 0..=dice.roll(3) {
            disturb(&mut document, &mut dice);
        }
        let Ok(unit) = serde_json::from_value::<Unit>(document) else { continue };
        match okl_sema::check(unit, okl_sema::attributes()) {
            Err(found) if found.iter().any(|diagnostic| diagnostic.id == "broken-unit") => refused += 1,
            Ok(_) | Err(_) => checked += 1,
        }
    }
    assert!(refused > 20 && checked > 100, "{refused} refused, {checked} checked");
}
