//! The clauses of OpenACC and the form of their arguments.

/// The form of the parenthesized arguments of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inside {
    /// No parentheses.
    Nothing,
    /// `(expression)`
    Value,
    /// `(expression)`, or no parentheses.
    MaybeValue,
    /// `(expression, expression)`, or no parentheses.
    MaybeValues,
    /// `(expression, expression)`
    Values,
    /// `(a, b[0:n], s.x)`
    Variables,
    /// `(+: a, b)`
    Reduction,
    /// `(name)`, or a string literal
    Word,
    /// `(name, name)`, `(*)`
    Words,
}

/// All clauses: the name, the form of the arguments, and the directives that accept the clause.
///
/// Sections 2.4 to 2.16 of the OpenACC specification, version 3.3.
const CLAUSES: &[(&str, Inside, &[&str])] = &[
    ("async", Inside::MaybeValue, ASYNC),
    ("attach", Inside::Variables, &["parallel", "kernels", "serial", "data", "enter data"]),
    ("auto", Inside::Nothing, LOOPS),
    ("bind", Inside::Word, &["routine"]),
    ("collapse", Inside::Value, LOOPS),
    ("copy", Inside::Variables, STRUCTURED),
    ("copyin", Inside::Variables, ENTERED),
    ("copyout", Inside::Variables, &["parallel", "kernels", "serial", "data", "exit data", "declare"]),
    ("create", Inside::Variables, ENTERED),
    ("default", Inside::Word, &["parallel", "kernels", "serial", "data"]),
    ("default_async", Inside::Value, &["set"]),
    ("delete", Inside::Variables, &["exit data"]),
    ("detach", Inside::Variables, &["exit data"]),
    ("device", Inside::Variables, &["update"]),
    ("device_num", Inside::Value, &["init", "shutdown", "set"]),
    ("device_resident", Inside::Variables, &["declare"]),
    ("device_type", Inside::Words, TYPED),
    ("deviceptr", Inside::Variables, STRUCTURED),
    ("dtype", Inside::Words, TYPED),
    ("finalize", Inside::Nothing, &["exit data"]),
    ("firstprivate", Inside::Variables, &["parallel", "serial"]),
    ("gang", Inside::MaybeValues, PARTITIONED),
    ("host", Inside::Variables, &["update"]),
    ("if", Inside::Value, CONDITIONAL),
    ("if_present", Inside::Nothing, &["update", "host_data"]),
    ("independent", Inside::Nothing, LOOPS),
    ("link", Inside::Variables, &["declare"]),
    ("no_create", Inside::Variables, STRUCTURED),
    ("nohost", Inside::Nothing, &["routine"]),
    ("num_gangs", Inside::Values, &["parallel", "kernels"]),
    ("num_workers", Inside::Value, &["parallel", "kernels"]),
    ("pcopy", Inside::Variables, STRUCTURED),
    ("pcopyin", Inside::Variables, ENTERED),
    ("pcopyout", Inside::Variables, STRUCTURED),
    ("pcreate", Inside::Variables, ENTERED),
    ("present", Inside::Variables, STRUCTURED),
    ("present_or_copy", Inside::Variables, STRUCTURED),
    ("present_or_copyin", Inside::Variables, ENTERED),
    ("present_or_copyout", Inside::Variables, STRUCTURED),
    ("present_or_create", Inside::Variables, ENTERED),
    ("private", Inside::Variables, &["parallel", "serial", "loop"]),
    ("reduction", Inside::Reduction, &["parallel", "serial", "loop"]),
    ("self", Inside::MaybeValues, &["parallel", "kernels", "serial", "update"]),
    ("seq", Inside::Nothing, PARTITIONED),
    ("tile", Inside::Values, LOOPS),
    ("use_device", Inside::Variables, &["host_data"]),
    ("vector", Inside::MaybeValue, PARTITIONED),
    ("vector_length", Inside::Value, &["parallel", "kernels"]),
    ("wait", Inside::MaybeValues, ASYNC_WAIT),
    ("worker", Inside::MaybeValue, PARTITIONED),
];

const LOOPS: &[&str] = &["loop"];
const PARTITIONED: &[&str] = &["loop", "routine"];
const STRUCTURED: &[&str] = &["parallel", "kernels", "serial", "data", "declare"];
const ENTERED: &[&str] = &["parallel", "kernels", "serial", "data", "enter data", "declare"];
const TYPED: &[&str] =
    &["parallel", "kernels", "serial", "loop", "data", "update", "routine", "init", "shutdown", "set"];
const ASYNC: &[&str] =
    &["parallel", "kernels", "serial", "data", "enter data", "exit data", "update", "wait"];
const ASYNC_WAIT: &[&str] = &["parallel", "kernels", "serial", "data", "enter data", "exit data", "update"];
const CONDITIONAL: &[&str] = &[
    "parallel",
    "kernels",
    "serial",
    "data",
    "enter data",
    "exit data",
    "host_data",
    "update",
    "wait",
    "init",
    "shutdown",
    "set",
    "atomic",
];

/// The form of the arguments of the clause with that name; `None` if there is no such clause.
pub fn inside(name: &str) -> Option<Inside> {
    CLAUSES.iter().find(|(known, ..)| *known == name).map(|(_, inside, _)| *inside)
}

/// Returns true if a directive of any of these names accepts the clause.
pub fn fits(name: &str, directives: &[&str]) -> bool {
    let row = CLAUSES.iter().find(|(known, ..)| *known == name);
    row.is_some_and(|(_, _, places)| places.iter().any(|place| directives.contains(place)))
}

/// The names of the clauses that at least one of these directives accepts.
pub fn of(directives: &[&str]) -> Vec<&'static str> {
    let rows = CLAUSES.iter().filter(|(_, _, places)| places.iter().any(|place| directives.contains(place)));
    rows.map(|(name, ..)| *name).collect()
}

/// The current name of a clause: without the prefixes of older versions of the language (`copy` for `pcopy` and
/// `present_or_copy`).
pub fn modern(name: &str) -> &str {
    match name {
        "pcopy" | "present_or_copy" => "copy",
        "pcopyin" | "present_or_copyin" => "copyin",
        "pcopyout" | "present_or_copyout" => "copyout",
        "pcreate" | "present_or_create" => "create",
        "dtype" => "device_type",
        other => other,
    }
}
