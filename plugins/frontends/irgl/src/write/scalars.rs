//! The numbers of a host kernel, which the device may change in place of the host.

use crate::declared::declared;
use crate::tree::{Kernel, ParamKind, StmtKind};
use crate::walk;
use crate::words::Words;
use okl_plugin::Span;
use okl_plugin::lex::TokenKind;
use std::collections::BTreeMap;

/// The words of types of numbers.
const TYPES: &[&str] = &["int", "unsigned", "signed", "long", "short", "char", "float", "double", "bool"];

/// Words between numbers that devices understand as well.
const WORDS: &[&str] = &["true", "false", "if", "else"];

/// The numbers of a host kernel: types, and whether they are constant. Two of the same name are not among them.
pub(crate) struct Scalars {
    all: BTreeMap<String, Option<(String, bool)>>,
}

impl Scalars {
    /// The numbers of a kernel.
    pub(crate) fn of(words: &Words<'_>, host: &Kernel) -> Scalars {
        let mut scalars = Scalars { all: BTreeMap::new() };
        for param in &host.params {
            match &param.kind {
                ParamKind::Value(ty) => scalars.add(&param.name.text, ty),
                _other => scalars.add(&param.name.text, ""),
            }
        }
        walk::statements(&host.body, &mut |stmt, _| match &stmt.kind {
            StmtKind::Loop(one) => scalars.add(&one.variable.text, ""),
            StmtKind::Other => {
                let Some(declared) = declared(words, stmt.span) else { return };
                let is_const = words.within(stmt.span).any(|at| words.is(at, "const"));
                let ty = if is_const { format!("const {}", declared.ty) } else { declared.ty };
                for variable in &declared.variables {
                    let is_number = variable.extents.is_empty() && !variable.is_other;
                    scalars.add(&variable.name.text, if is_number { &ty } else { "" });
                }
            }
            // What a `for` declares is seen by nobody here.
            StmtKind::Head(head, _) => words.within(*head).for_each(|at| {
                let is_declared = words.is_name(at) && at > 0 && TYPES.contains(&words.word(at - 1));
                if is_declared {
                    scalars.add(words.word(at), "");
                }
            }),
            _other => {}
        });
        scalars
    }

    fn add(&mut self, name: &str, ty: &str) {
        let parts: Vec<&str> = ty.split_whitespace().filter(|word| *word != "const").collect();
        let is_number = !parts.is_empty() && parts.iter().all(|word| TYPES.contains(word));
        let known = is_number.then(|| (parts.join(" "), ty.contains("const ")));
        self.all.entry(name.to_string()).and_modify(|other| *other = None).or_insert(known);
    }

    /// The numbers in ranges of C++ that are read, and in one that is run: name, type, and whether it may be changed.
    /// `None` if something else is in them.
    pub(crate) fn used(
        &self,
        words: &Words<'_>,
        read: &[Span],
        run: Option<Span>,
    ) -> Option<Vec<(String, String, bool)>> {
        let mut found: BTreeMap<&str, (String, bool)> = BTreeMap::new();
        for (range, is_run) in read.iter().map(|range| (*range, false)).chain(run.map(|range| (range, true)))
        {
            for at in words.within(range) {
                let word = words.word(at);
                match words.kind(at)? {
                    TokenKind::Identifier if WORDS.contains(&word) => {}
                    TokenKind::Identifier => {
                        let (ty, is_const) = self.all.get(word)?.clone()?;
                        let entry = found.entry(word).or_insert((ty, false));
                        entry.1 |= is_run && !is_const;
                    }
                    TokenKind::StringLiteral => return None,
                    _other if matches!(word, "." | "->" | "::" | "#" | "[" | "\\") => return None,
                    _other => {}
                }
                // A statement of the language, or one that is called.
                if words.is_name(at) && words.is(at + 1, "(") && word != "if" {
                    return None;
                }
            }
        }
        Some(found.into_iter().map(|(name, (ty, changes))| (name.to_string(), ty, changes)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::Scalars;
    use crate::parse;
    use crate::words::Words;
    use okl_plugin::Span;

    fn used(text: &str, run: &str) -> Option<String> {
        let whole = format!("host Kernel main(Graph g, int n = 0) {{ {text} {run} }}");
        let words = Words::of(&whole);
        let module = parse::module(&words, &mut Vec::new());
        let at = whole.find(run).unwrap_or(0) as u32;
        let scalars = Scalars::of(&words, &module.kernels[0]);
        let found = scalars.used(&words, &[], Some(Span::new(at, at + run.len() as u32)))?;
        let told = found.into_iter().map(|(name, ty, changes)| format!("{ty} {name} {changes}"));
        Some(told.collect::<Vec<_>>().join(", "))
    }

    #[test]
    fn statements_of_numbers_are_told_from_others() {
        let text = "int a = 1; const float b = 2; Array<int> x(3);";
        assert_eq!(used(text, "a++; n += a;").as_deref(), Some("int a true, int n true"));
        assert_eq!(used(text, "a += (int)b;"), None);
        assert_eq!(used(text, "if (b > 1) a = n;").as_deref(), Some("int a true, float b false, int n true"));
        assert_eq!(used(text, "x[a] = 1;"), None);
        assert_eq!(used(text, "f(a);"), None);
        assert_eq!(used("int a = 1; if (n) { long a = 2; }", "a++;"), None);
    }
}
