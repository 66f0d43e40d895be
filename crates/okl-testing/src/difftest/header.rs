//! Loop headers with known values: the iterations are chosen first, then a header that has them.

use super::choices::Choices;

/// A named value in the kernel.
#[derive(Clone, Debug)]
pub struct Named {
    /// The expression in the kernel.
    pub text: String,
    /// Its value.
    pub value: i64,
}

/// A `for` header and its known properties.
#[derive(Clone, Debug)]
pub struct Counter {
    /// `int i = 0; i < 4; ++i`
    pub header: String,
    /// `i`
    pub name: String,
    /// `int`
    pub ty: &'static str,
    /// An `int` expression: the number of iterations before the current one.
    pub rank: String,
    /// The trip count.
    pub count: i64,
    /// The first value and the signed step, if no variable shifts them.
    pub values: Option<(i64, i64)>,
    /// The first value as text, for messages and ranks.
    pub start: String,
}

/// The requirements for a header.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'w> {
    /// The name of its variable.
    pub name: &'w str,
    /// The trip count.
    pub count: i64,
    /// The tile size; 1 for none.
    pub tile: i64,
    /// A small, non-negative `int` variable that is added to both ends.
    pub shift: Option<&'w str>,
    /// True if it must count up, in at least 32 bits.
    pub up: bool,
    /// True if an `int` may start or end at its smallest value.
    pub lowest: bool,
    /// The names that the header may use.
    pub names: &'w [Named],
}

/// An integer type: its name, and the smallest and largest value that the generator uses.
type Range = (&'static str, i64, i64);

const TYPES: [Range; 9] = [
    ("int", i32::MIN as i64, i32::MAX as i64),
    ("int", i32::MIN as i64, i32::MAX as i64),
    ("auto", i32::MIN as i64, i32::MAX as i64),
    ("unsigned", 0, u32::MAX as i64),
    ("long long", i64::MIN / 2, i64::MAX / 2),
    ("short", i16::MIN as i64, i16::MAX as i64),
    ("signed char", i8::MIN as i64, i8::MAX as i64),
    ("unsigned char", 0, u8::MAX as i64),
    ("unsigned long", 0, i64::MAX / 2),
];

/// A header with the required iterations.
#[expect(clippy::too_many_lines, reason = "each number depends on those before it")]
pub fn counter(choices: &mut Choices<'_>, wanted: &Wanted<'_>) -> Counter {
    let plain = choices.one_in(3);
    let picked = if plain { TYPES[0] } else { choices.pick(&TYPES) };
    let is_narrow = picked.2 <= i64::from(i16::MAX);
    let (ty, mut min, max) = if wanted.up && is_narrow { TYPES[0] } else { picked };
    if min == i64::from(i32::MIN) && !wanted.lowest {
        min /= 2;
    }
    let down = choices.one_in(3) && !wanted.up;
    let step = choices.pick(&[1, 1, 1, 1, 2, 3, 7]);
    let count = wanted.count;
    // The distance that the loop covers, including one iteration past its end, so that it does not overflow.
    let wide = ty == "int" || ty == "auto" || ty == "long long";
    let iterations = if wide { count.div_euclid(wanted.tile) * wanted.tile + wanted.tile } else { count };
    let (mut step, mut reach) = (step, iterations * step);
    if reach >= max - min - 40 {
        (step, reach) = (1, iterations);
    }
    let shifted = wanted.shift.filter(|_| min < -100_000 || max > 100_000);
    let start = match (choices.below(4), shifted) {
        (0, _) | (_, Some(_)) if down => {
            if min < 0 {
                (count - 1).max(0) * step
            } else {
                reach
            }
        }
        (0, _) | (_, Some(_)) => 0,
        (1, None) if down => choices.between(min.max(-20) + reach, min.max(-20) + reach + 20).min(max),
        (1, None) => choices.between(min.max(-20), 20),
        // Near the limits of the type.
        (2, None) if down => max - choices.between(0, 3),
        (2, None) => max - reach - choices.between(0, 3),
        (_, None) if down => min + reach + choices.between(0, 3),
        (_, None) => min + choices.between(0, 3),
    };
    // All values must be in the range of the type: a `signed char` cannot become 140.
    let start = if down { start.min(max).max(min + reach) } else { start.max(min).min(max - reach) };
    let sign = if down { -1 } else { 1 };
    // The bound, first as the distance from the start in the direction of the loop.
    let comparison = if step == 1 { choices.below(3) } else { choices.below(2) };
    let slack = choices.between(0, step - 1);
    let empty = choices.between(0, 3);
    let distance = match (comparison, count) {
        (0, 0) => -empty,
        (0, _) => (count - 1) * step + 1 + slack,
        (1, 0) => -1 - empty,
        (1, _) => (count - 1) * step + slack,
        (_, _) => count,
    };
    let mut distance = distance;
    let mut comparison = comparison;
    let out_of_range = |distance: i64| {
        let bound = start + sign * distance;
        bound < min || bound > max
    };
    if out_of_range(distance) {
        comparison = 0;
        distance = if count == 0 { 0 } else { (count - 1) * step + 1 };
    }
    let bound = start + sign * distance;
    let operator = match (comparison, down) {
        (0, false) => "<",
        (0, true) => ">",
        (1, false) => "<=",
        (1, true) => ">=",
        (_, _) => "!=",
    };
    let start_text = match shifted {
        Some(shift) => shifted_by(choices, shift, start),
        // `auto` takes the type of the start value.
        None if ty == "auto" => literal(start),
        None => express(choices, start, wanted.names),
    };
    let mut bound_text = match shifted {
        Some(shift) => shifted_by(choices, shift, bound),
        None => express(choices, bound, wanted.names),
    };
    let ends_are_natural = start.min(bound) >= 0 && start.min(start + sign * reach) >= 0;
    if shifted.is_none() && bound_text == bound.to_string() && bound >= 0 {
        match choices.below(6) {
            4 => bound_text += "LL",
            5 if ends_are_natural => bound_text += "u",
            _ => {}
        }
    }
    let name = wanted.name;
    let condition = match choices.one_in(4) {
        true => format!("{bound_text} {} {name}", exchanged(operator)),
        false => format!("{name} {operator} {bound_text}"),
    };
    // With `!=` the step must be a literal, so that the bound is certainly reached.
    let named = if operator == "!=" { &[][..] } else { wanted.names };
    let update = update(choices, name, down, step, named);
    let rank = match down {
        false => format!("(int)(({name} - ({start_text})) / {step})"),
        true => format!("(int)((({start_text}) - {name}) / {step})"),
    };
    Counter {
        header: format!("{ty} {name} = {start_text}; {condition}; {update}"),
        name: name.to_string(),
        ty,
        rank,
        count,
        values: shifted.is_none().then_some((start, sign * step)),
        start: start_text,
    }
}

/// A header with one iteration less in every other group. `count` is the maximum.
pub fn varying(choices: &mut Choices<'_>, name: &str, count: i64, group: &str) -> Counter {
    let bound = match choices.below(3) {
        1 => format!("{count} - (1 + {group}) % 2"),
        2 => format!("({group}) % 2 == 0 ? {count} : {}", (count - 1).max(0)),
        _ => format!("{count} - ({group}) % 2"),
    };
    Counter {
        header: format!(
            "int {name} = 0; {name} < {}; ++{name}",
            if bound.contains('?') { format!("({bound})") } else { bound }
        ),
        name: name.to_string(),
        ty: "int",
        rank: format!("(int)({name})"),
        count,
        values: Some((0, 1)),
        start: "0".into(),
    }
}

fn exchanged(operator: &str) -> &str {
    match operator {
        "<" => ">",
        ">" => "<",
        "<=" => ">=",
        ">=" => "<=",
        other => other,
    }
}

fn update(choices: &mut Choices<'_>, name: &str, down: bool, step: i64, names: &[Named]) -> String {
    let sign = if down { "-" } else { "+" };
    let form = choices.below(5);
    if step == 1 && form < 2 {
        return if form == 0 { format!("{sign}{sign}{name}") } else { format!("{name}{sign}{sign}") };
    }
    let amount = express(choices, step, names);
    match form {
        4 if !down => format!("{name} = {amount} + {name}"),
        3 | 4 => format!("{name} = {name} {sign} ({amount})"),
        _ => format!("{name} {sign}= {amount}"),
    }
}

/// The sum of a variable and a number: `g + 3`, `(3 + g)`, `g`.
fn shifted_by(choices: &mut Choices<'_>, shift: &str, value: i64) -> String {
    let sum = match (value, choices.one_in(3)) {
        (0, _) => return shift.to_string(),
        (_, true) => format!("{} + {shift}", literal(value)),
        (..=-1, _) => format!("{shift} - {}", -value),
        (_, _) => format!("{shift} + {value}"),
    };
    if choices.one_in(2) { format!("({sum})") } else { sum }
}

/// A literal, or a sum with a name in it, of type `int` where possible.
pub fn express(choices: &mut Choices<'_>, value: i64, names: &[Named]) -> String {
    if names.is_empty() || !choices.one_in(2) || value.abs() > 2_000_000_000 {
        return literal(value);
    }
    let named = &names[choices.below(names.len())];
    let rest = value - named.value;
    match (rest, choices.below(4)) {
        (0, 0 | 1) => named.text.clone(),
        (0, _) => format!("({})", named.text),
        (_, 0 | 1) if rest < 0 => format!("{} - {}", named.text, -rest),
        (_, 0 | 1) => format!("{} + {rest}", named.text),
        (_, 2) => format!("({} + {})", literal(rest), named.text),
        (_, _) => format!("{} - ({})", named.text, literal(-rest)),
    }
}

/// A literal: `5`, `-3`
pub fn literal(value: i64) -> String {
    value.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn all_iterations_stay_inside_of_the_type(
            numbers in proptest::collection::vec(any::<u32>(), 20),
            count in 0_i64..40,
            tile in 1_i64..9,
        ) {
            let wanted = Wanted { name: "i", count, tile, shift: None, up: false, lowest: true, names: &[] };
            let found = counter(&mut Choices::new(&numbers), &wanted);
            let (_, min, max) = TYPES.into_iter().find(|(ty, ..)| *ty == found.ty).expect("a known type");
            let (start, step) = found.values.expect("nothing shifts it");
            for value in [start, start + step * count] {
                prop_assert!((min..=max).contains(&value), "{}", found.header);
            }
        }
    }
}
