//! Conversions of floating point numbers to integers that round: `__float2int_rd`, `__double2ull_rn` and their kind.

const INTEGERS: [(&str, &str); 4] =
    [("int", "int"), ("uint", "unsigned int"), ("ll", "long long"), ("ull", "unsigned long long")];

/// The ends of names, with C's functions for `double`.
const WAYS: [(&str, &str); 3] = [("_rn", "rint"), ("_rd", "floor"), ("_ru", "ceil")];

/// The definition of such a function; `NAME` stands for its name.
pub(crate) fn definition(name: &str) -> Option<String> {
    let (ty, rest, end) = match name.strip_prefix("__float2") {
        Some(rest) => ("float", rest, "f"),
        None => ("double", name.strip_prefix("__double2")?, ""),
    };
    let (integer, function) = WAYS.iter().find_map(|(way, function)| {
        let short = rest.strip_suffix(way)?;
        let (_, integer) = INTEGERS.iter().find(|(own, _)| *own == short)?;
        Some((*integer, *function))
    })?;
    Some(format!("{integer} NAME(const {ty} x) {{ return ({integer}){function}{end}(x); }}\n"))
}

/// The declarations of all of them.
pub(crate) fn declarations() -> String {
    let mut text = String::new();
    for ty in ["float", "double"] {
        for (short, integer) in INTEGERS {
            for (way, _) in WAYS {
                text.push_str(&format!("{integer} __{ty}2{short}{way}({ty});\n"));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_declared_function_has_a_definition() {
        let declared = declarations();
        assert_eq!(declared.lines().count(), 24);
        for line in declared.lines() {
            let (head, _) = line.split_once('(').expect("parameters");
            let (result, name) = head.rsplit_once(' ').expect("a result");
            assert!(
                definition(name).is_some_and(|text| text.starts_with(&format!("{result} NAME("))),
                "{line}"
            );
        }
        assert_eq!(definition("__float2half_rn"), None);
    }
}
