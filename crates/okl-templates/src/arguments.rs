//! The words that stand for the parameters of a template in an instance.

use crate::head::TemplateParameter;
use crate::types::{TypeNames, Value};
use okl_analysis::Analyzed;
use okl_model::TemplateArgument;
use rustc_hash::FxHashMap;

/// The arguments of an instance as text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arguments {
    /// How they are written in names: `float`, `4`.
    pub(crate) shown: Vec<String>,
    /// For each parameter that has a name, its name and the argument.
    pub(crate) values: Vec<(String, Value)>,
}

impl Arguments {
    /// The text of arguments, with `names` for instances of class templates. `None` if one of them cannot be written outside of the code that names it.
    pub(crate) fn new(
        unit: &Analyzed,
        parameters: &[TemplateParameter],
        arguments: &[TemplateArgument],
        names: &TypeNames,
    ) -> Option<Arguments> {
        let mut found = Arguments::default();
        // Those of a specialization stand in its text.
        if parameters.is_empty() {
            found.shown = arguments.iter().map(|one| shown(unit, one, names)).collect();
            return Some(found);
        }
        if parameters.len() != arguments.len() {
            return None;
        }
        let mut types: FxHashMap<&str, String> = FxHashMap::default();
        for (parameter, argument) in parameters.iter().zip(arguments) {
            let value = match (&parameter.ty, argument.ty, argument.value) {
                (None, Some(ty), _) => names.value(unit.ty(ty))?,
                (Some(ty), None, Some(value)) => {
                    let ty = types.get(ty.trim()).map_or(ty.trim(), String::as_str);
                    Value::Word(value_text(ty, value)?)
                }
                _ => return None,
            };
            if let Value::Word(word) = &value {
                types.insert(&parameter.name, word.clone());
            }
            found.shown.push(shown_as(unit, parameter, argument, names));
            if !parameter.name.is_empty() {
                found.values.push((parameter.name.clone(), value));
            }
        }
        Some(found)
    }
}

/// `4`, `-1`, `true`, `((E)1)`; `None` for a parameter whose type is deduced.
fn value_text(ty: &str, value: i64) -> Option<String> {
    if ty.split_whitespace().any(|word| word == "auto") || ty.contains("decltype") {
        return None;
    }
    Some(match ty {
        "bool" => (value != 0).to_string(),
        "int" if value >= 0 => value.to_string(),
        "int" if value > i64::from(i32::MIN) => format!("({value})"),
        "unsigned" | "unsigned int" if value >= 0 => format!("{value}u"),
        // The digits of the smallest number are one too large for its type.
        ty if value == i64::MIN => format!("(({ty})({} - 1))", i64::MIN + 1),
        ty => format!("(({ty})({value}))"),
    })
}

fn shown(unit: &Analyzed, argument: &TemplateArgument, names: &TypeNames) -> String {
    match (argument.ty, argument.value) {
        (Some(ty), _) => names.shown(unit.ty(ty)),
        (None, value) => value.map_or(String::new(), |value| value.to_string()),
    }
}

fn shown_as(
    unit: &Analyzed,
    parameter: &TemplateParameter,
    argument: &TemplateArgument,
    names: &TypeNames,
) -> String {
    match (parameter.ty.as_deref(), argument.value) {
        (Some("bool"), Some(value)) => (value != 0).to_string(),
        _ => shown(unit, argument, names),
    }
}

#[cfg(test)]
mod tests {
    use super::value_text;

    #[test]
    fn values_keep_their_types() {
        let text = |ty: &str, value: i64| value_text(ty, value).unwrap_or_default();
        assert_eq!(text("int", 4), "4");
        assert_eq!(text("int", -4), "(-4)");
        assert_eq!(text("int", i64::from(i32::MIN)), "((int)(-2147483648))");
        assert_eq!(text("unsigned", 3), "3u");
        assert_eq!(text("bool", -1), "true");
        assert_eq!(text("char", 120), "((char)(120))");
        assert_eq!(text("long", i64::MIN), "((long)(-9223372036854775807 - 1))");
        assert_eq!(text("n::E", 1), "((n::E)(1))");
        assert_eq!(value_text("auto", 1), None);
        assert_eq!(value_text("const auto", 1), None);
    }
}
