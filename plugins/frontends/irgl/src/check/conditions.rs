//! The values of `ReduceAndReturn`: conditions, not numbers.

use crate::declared::declared;
use crate::ids::IRGL_REDUCTION;
use crate::tree::{Kernel, ParamKind, StmtKind};
use crate::walk;
use crate::words::Words;
use okl_plugin::lex::TokenKind;
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeMap;

/// The operators whose results are true or false, and those that may have any result.
const CONDITIONS: &[&str] = &["<", ">", "<=", ">=", "==", "!=", "&&", "||", "!", "?", ","];

/// The operators whose results are numbers.
const NUMBERS: &[&str] = &["+", "-", "*", "/", "%", "<<", ">>", "~", "++", "--"];

/// Words of types of numbers.
const TYPES: &[&str] = &["int", "unsigned", "signed", "long", "short", "char", "float", "double"];

/// Reports values that are numbers.
pub(crate) fn check(words: &Words<'_>, kernel: &Kernel, found: &mut Vec<Diagnostic>) {
    let mut numbers = Numbers { words, kernel, types: BTreeMap::new() };
    for param in &kernel.params {
        if let ParamKind::Value(ty) | ParamKind::Pointer(ty) = &param.kind {
            numbers.add(&param.name.text, ty);
        }
    }
    walk::statements(&kernel.body, &mut |stmt, _| match &stmt.kind {
        StmtKind::Other => {
            for (ty, variable) in declared(words, stmt.span)
                .into_iter()
                .flat_map(|one| one.variables.into_iter().map(move |variable| (one.ty.clone(), variable)))
            {
                numbers.add(&variable.name.text, &ty);
            }
        }
        StmtKind::Loop(one) => numbers.add(&one.variable.text, "int"),
        StmtKind::Return(value) => {
            if let Some(help) = numbers.help(*value) {
                let message = "`ReduceAndReturn` gets a condition, and this is a number";
                found.push(Diagnostic::error(IRGL_REDUCTION, message, *value).help(help));
            }
        }
        _other => {}
    });
}

/// What is known of the names of a kernel.
struct Numbers<'c, 't> {
    words: &'c Words<'t>,
    kernel: &'c Kernel,
    /// True for numbers, false for what may be something else.
    types: BTreeMap<String, bool>,
}

impl Numbers<'_, '_> {
    /// A name with its type; one that has several types is unknown.
    fn add(&mut self, name: &str, ty: &str) {
        let mut parts = ty.split_whitespace().filter(|word| *word != "const").peekable();
        let is_number = parts.peek().is_some() && parts.all(|word| TYPES.contains(&word));
        self.types.entry(name.to_string()).and_modify(|known| *known &= is_number).or_insert(is_number);
    }

    /// The advice for a value that is a number.
    fn help(&self, value: Span) -> Option<String> {
        let tokens = self.words.within(value);
        let is_literal = |at: usize| {
            matches!(
                self.words.kind(at),
                Some(TokenKind::Number | TokenKind::CharLiteral | TokenKind::StringLiteral)
            )
        };
        if tokens.len() == 1 && is_literal(tokens.start) {
            return Some("write `true` or `false`".into());
        }
        let text = value.of(self.words.text).trim();
        self.is_number(tokens.start, tokens.end).then(|| format!("compare it: `{text} != 0`"))
    }

    /// True if an expression is a number.
    fn is_number(&self, from: usize, to: usize) -> bool {
        let words = self.words;
        if words.is(from, "(") && words.partner(from) + 1 == to {
            return self.is_number(from + 1, to - 1);
        }
        let (mut at, mut computes) = (from, false);
        while at < to {
            if CONDITIONS.contains(&words.word(at)) {
                return false;
            }
            computes |= NUMBERS.contains(&words.word(at));
            at = words.behind(at);
        }
        computes || self.is_place(from, to)
    }

    /// True for a name or an element that is a number, and for what a graph tells.
    fn is_place(&self, from: usize, to: usize) -> bool {
        let words = self.words;
        let is_element = words.is(from + 1, "[") && words.partner(from + 1) + 1 == to;
        let is_known = || self.types.get(words.word(from)).copied().unwrap_or(false);
        let is_graph = || {
            let param = self.kernel.params.iter().find(|param| param.name.text == words.word(from));
            param.is_some_and(crate::tree::Param::is_graph) && words.is(from + 1, ".")
        };
        let is_member = to == from + 3 || (words.is(from + 3, "(") && words.partner(from + 3) + 1 == to);
        match to.saturating_sub(from) {
            1 => is_known(),
            _more if is_element => is_known(),
            _more => is_member && is_graph(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::parse;
    use crate::words::Words;

    fn is_refused(value: &str) -> bool {
        let text = format!(
            "Kernel k(Graph g, int *x, bool *b, float eps) {{ ForAll (n In g.nodes()) {{ int a = 1; bool c = true; auto d = 1; \
             ReduceAndReturn({value}); }} }}"
        );
        let words = Words::of(&text);
        let module = parse::module(&words, &mut Vec::new());
        let mut found = Vec::new();
        check(&words, &module.kernels[0], &mut found);
        !found.is_empty()
    }

    #[test]
    fn numbers_are_told_from_conditions() {
        for number in
            ["1", "a", "x[n]", "(a)", "a + 1", "x[a] - eps", "g.degree(n)", "g.nnodes", "n", "-a", "a << 2"]
        {
            assert!(is_refused(number), "{number}");
        }
        for condition in [
            "true",
            "c",
            "b[n]",
            "!a",
            "a > 1",
            "d",
            "f(a)",
            "a ? c : c",
            "(a + 1 > 2)",
            "c & c",
            "x[n] != 0",
        ] {
            assert!(!is_refused(condition), "{condition}");
        }
    }
}
