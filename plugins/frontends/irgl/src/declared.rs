//! Declarations of variables in statements of C++.

use crate::tree::Name;
use crate::words::Words;
use okl_plugin::Span;

/// A declaration: `const int a = 1, b[4];`
#[derive(Clone, Debug)]
pub(crate) struct Declared {
    /// The type, without `const`.
    pub(crate) ty: String,
    pub(crate) variables: Vec<Variable>,
}

/// A variable of a declaration.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) name: Name,
    /// The extents of an array.
    pub(crate) extents: Vec<Span>,
    /// True if it is a pointer or a reference, or has a value in the form of an array.
    pub(crate) is_other: bool,
}

/// Words that statements start with which are no declarations.
const NO_TYPES: &[&str] = &[
    "return", "goto", "break", "continue", "delete", "else", "throw", "using", "typedef", "case", "default",
];

/// The declaration that a statement is.
pub(crate) fn declared(words: &Words<'_>, range: Span) -> Option<Declared> {
    let tokens = words.within(range);
    let (from, to) = (tokens.start, tokens.end);
    if from >= to || !words.is_name(from) || NO_TYPES.contains(&words.word(from)) {
        return None;
    }
    let first = first_name(words, from, to)?;
    let is_word = |at: &usize| !matches!(words.word(*at), "const" | "*" | "&" | "constexpr" | "static");
    let ty: Vec<&str> = (from..first).filter(is_word).map(|at| words.word(at)).collect();
    if ty.is_empty() {
        return None;
    }
    let end = if words.is(to - 1, ";") { to - 1 } else { to };
    let start =
        (from..first).rev().take_while(|at| matches!(words.word(*at), "*" | "&")).last().unwrap_or(first);
    let parts = words.parts(start, end, ",");
    let variables = parts.into_iter().filter_map(|(from, to)| variable(words, from, to)).collect();
    Some(Declared { ty: ty.join(" "), variables })
}

/// The name of the first variable: it follows a type, and a value or an end follows it.
fn first_name(words: &Words<'_>, from: usize, to: usize) -> Option<usize> {
    let mut at = from;
    while at < to {
        match words.word(at) {
            "<" => {
                // The arguments of a template hold no semicolon.
                at = (at..to).find(|at| words.is(*at, ">"))? + 1;
                continue;
            }
            "*" | "&" | "::" => {}
            _word if words.is_name(at) => {
                let is_type_before = at > from && !words.is(at - 1, "::");
                let ends = matches!(words.word(at + 1), "=" | ";" | "," | "[" | "{" | "(") || at + 1 >= to;
                if ends {
                    return is_type_before.then_some(at);
                }
            }
            _other => return None,
        }
        at += 1;
    }
    None
}

fn variable(words: &Words<'_>, from: usize, to: usize) -> Option<Variable> {
    let at = (from..to).find(|at| !matches!(words.word(*at), "*" | "&" | "const"))?;
    if !words.is_name(at) {
        return None;
    }
    let (mut next, mut extents) = (at + 1, Vec::new());
    while words.is(next, "[") && next < to {
        extents.push(words.range(next + 1, words.partner(next)));
        next = words.behind(next);
    }
    let is_other = at > from || (!extents.is_empty() && next < to) || matches!(words.word(next), "{" | "(");
    Some(Variable {
        name: Name { text: words.word(at).to_string(), span: words.span(at) },
        extents,
        is_other,
    })
}

#[cfg(test)]
mod tests {
    use super::declared;
    use crate::words::Words;
    use okl_plugin::Span;

    fn names(text: &str) -> Vec<String> {
        let words = Words::of(text);
        let found = declared(&words, Span::new(0, text.len() as u32));
        let of = |one: super::Declared| {
            let named = one.variables.iter().map(|one| format!("{} {}", one.ty_of(), one.name.text));
            named.map(|name| format!("{}{name}", one.ty)).collect()
        };
        found.map(of).unwrap_or_default()
    }

    impl super::Variable {
        fn ty_of(&self) -> String {
            "[]".repeat(self.extents.len()) + if self.is_other { "!" } else { "" }
        }
    }

    #[test]
    fn declarations_are_told_from_other_statements() {
        assert_eq!(names("int a = f(1, 2), b[4];"), ["int a", "int[] b"]);
        assert_eq!(names("const unsigned long x = 1;"), ["unsigned long x"]);
        assert_eq!(names("const float *p = q;"), ["float! p"]);
        assert_eq!(names("a = b;"), Vec::<String>::new());
        assert_eq!(names("a[b] = c;"), Vec::<String>::new());
        assert_eq!(names("f(a, b);"), Vec::<String>::new());
        assert_eq!(names("a * b;"), ["a! b"]);
        assert_eq!(names("return x;"), Vec::<String>::new());
        assert_eq!(names("x += 1;"), Vec::<String>::new());
    }
}
