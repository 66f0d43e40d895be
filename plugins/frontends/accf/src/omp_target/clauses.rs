//! Clauses of OpenACC as those of OpenMP.
//!
//! ```text
//! copyin(a, b(1:n)) create(c)     map(to: a, b(1:n)) map(alloc: c)
//! reduction(+: s)                 reduction(+: s)
//! num_gangs(8)                    num_teams(8)
//! ```

use crate::clauses::is_data;
use crate::directive::{Clause, Directive, split};
use okl_fortran::token::{Token, TokenKind};

/// Data clauses and their map types.
const MAPS: &[(&str, &str)] =
    &[("copy", "tofrom"), ("copyin", "to"), ("copyout", "from"), ("create", "alloc"), ("present", "alloc")];

/// Data clauses of `exit data` and their map types.
const LEAVING: &[(&str, &str)] = &[("copyout", "from"), ("delete", "release")];

/// The text of a program, which clauses are taken from.
#[derive(Clone, Copy, Debug)]
pub struct Source<'s>(pub &'s str);

impl Source<'_> {
    /// Tokens as the user writes them.
    fn written(self, tokens: &[Token]) -> String {
        let (Some(first), Some(last)) = (tokens.first(), tokens.last()) else { return String::new() };
        let own = self.0.get(first.span.start as usize..last.span.end as usize).unwrap_or_default();
        // Over several lines, or out of a macro, the tokens say more than the text.
        let is_whole = !own.contains(['\n', '&', '!'])
            && own.to_ascii_lowercase().starts_with(&first.text.to_ascii_lowercase())
            && own.to_ascii_lowercase().ends_with(&last.text.to_ascii_lowercase());
        if is_whole {
            return own.to_string();
        }
        let mut text = String::new();
        for token in tokens {
            if token.spaced && !text.is_empty() {
                text.push(' ');
            }
            match token.kind {
                TokenKind::Text => text.push_str(&format!("'{}'", token.text.replace('\'', "''"))),
                _ => text.push_str(&token.text),
            }
        }
        text
    }

    /// The items of a clause; words such as `readonly:` are left out.
    pub fn items(self, clause: &Clause) -> Vec<String> {
        let tokens = clause.arguments.as_deref().unwrap_or_default();
        let tokens = match tokens {
            [word, colon, rest @ ..] if word.kind == TokenKind::Name && colon.text == ":" => rest,
            tokens => tokens,
        };
        split(tokens, ",").iter().map(|item| self.written(item)).collect()
    }

    /// The value of a clause.
    pub fn value(self, directive: &Directive, name: &str) -> Option<String> {
        let tokens = directive.clause(name)?.arguments.as_deref()?;
        Some(self.written(tokens))
    }

    /// The map clauses of a directive.
    pub fn maps(self, directive: &Directive) -> String {
        self.mapped(directive, MAPS)
    }

    /// The map clauses of `exit data`: ` map(from: a) map(release: b)`
    pub fn leaving(self, directive: &Directive) -> String {
        let text = self.mapped(directive, LEAVING);
        let is_final = directive.clause("finalize").is_some();
        if is_final { text.replace("map(release:", "map(delete:") } else { text }
    }

    fn mapped(self, directive: &Directive, ways: &[(&str, &str)]) -> String {
        let mut text = String::new();
        for (name, way) in ways {
            let clauses = directive.clauses.iter().filter(|clause| stem(&clause.name) == *name);
            let items: Vec<String> = clauses
                .filter(|clause| is_data(clause, directive))
                .flat_map(|clause| self.items(clause))
                .collect();
            if !items.is_empty() {
                text.push_str(&format!(" map({way}: {})", items.join(", ")));
            }
        }
        text
    }

    /// A clause with the items of others: ` to(a)` for `device(a)`.
    pub fn listed(self, directive: &Directive, names: &[&str], word: &str) -> String {
        let clauses = directive.clauses.iter().filter(|clause| names.contains(&clause.name.as_str()));
        let items: Vec<String> = clauses.flat_map(|clause| self.items(clause)).collect();
        if items.is_empty() { String::new() } else { format!(" {word}({})", items.join(", ")) }
    }

    /// The clauses `reduction`, as they are written.
    pub fn reductions(self, directive: &Directive) -> String {
        let clauses = directive.clauses.iter().filter(|clause| clause.name == "reduction");
        let text = |clause: &Clause| {
            let tokens = clause.arguments.as_deref().unwrap_or_default();
            format!(" reduction({})", self.written(tokens))
        };
        clauses.map(text).collect()
    }

    /// The reductions of several directives, each variable once: ` reduction(+: s, t) reduction(max: m)`
    pub fn all_reductions(self, directives: &[&Directive]) -> String {
        let mut all: Vec<(String, Vec<String>)> = Vec::new();
        for clause in
            directives.iter().flat_map(|read| &read.clauses).filter(|clause| clause.name == "reduction")
        {
            let tokens = clause.arguments.as_deref().unwrap_or_default();
            let Some(colon) = tokens.iter().position(|token| token.text == ":") else { continue };
            let operator: String = tokens[..colon].iter().map(|token| token.text.as_str()).collect();
            for item in split(&tokens[colon + 1..], ",") {
                let name = self.written(&item);
                if all.iter().any(|(_, names)| names.iter().any(|own| own.eq_ignore_ascii_case(&name))) {
                    continue;
                }
                match all.iter_mut().find(|(own, _)| *own == operator) {
                    Some((_, names)) => names.push(name),
                    None => all.push((operator.clone(), vec![name])),
                }
            }
        }
        all.iter().map(|(operator, names)| format!(" reduction({operator}: {})", names.join(", "))).collect()
    }

    /// ` if(target: c)`; `self(c)` of a compute construct is the negation.
    pub fn conditions(self, directive: &Directive, what: &str) -> String {
        let condition = self.value(directive, "if");
        let own = directive.clause("self").filter(|_| directive.compute().is_some());
        let own = own.map(|_| match self.value(directive, "self") {
            Some(condition) => format!(".not. ({condition})"),
            None => ".false.".to_string(),
        });
        match (condition, own) {
            (Some(one), Some(other)) => format!(" if({what}({one}) .and. {other})"),
            (Some(one), None) | (None, Some(one)) => format!(" if({what}{one})"),
            (None, None) => String::new(),
        }
    }

    /// The numbers of teams and threads.
    pub fn sizes(self, directive: &Directive) -> String {
        let mut text = String::new();
        if let Some(gangs) = directive.clause("num_gangs") {
            let all = self.items(gangs);
            match all.as_slice() {
                [one] => text.push_str(&format!(" num_teams({one})")),
                several => text.push_str(&format!(" num_teams(({}))", several.join(") * ("))),
            }
        }
        let sizes = ["num_workers", "vector_length"].map(|name| self.value(directive, name));
        let sizes: Vec<String> = sizes.into_iter().flatten().collect();
        match sizes.as_slice() {
            [] => {}
            [one] => text.push_str(&format!(" thread_limit({one})")),
            several => text.push_str(&format!(" thread_limit(({}))", several.join(") * ("))),
        }
        text
    }
}

/// The names of variables that clauses of some kinds list.
pub fn names(directive: &Directive, is_wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let mut names = Vec::new();
    for clause in directive.clauses.iter().filter(|clause| is_wanted(stem(&clause.name))) {
        let tokens = clause.arguments.as_deref().unwrap_or_default();
        let from = match clause.name.as_str() {
            "reduction" => tokens.iter().position(|token| token.text == ":").map_or(0, |at| at + 1),
            _ => 0,
        };
        for item in split(&tokens[from..], ",") {
            names.extend(item.first().map(|token| token.text.to_ascii_lowercase()));
        }
    }
    names
}

/// True for the name of a clause that maps data.
pub fn is_of_data(name: &str) -> bool {
    MAPS.iter().any(|(clause, _)| *clause == name)
}

/// The name of a clause without `present_or_` and `p`.
fn stem(name: &str) -> &str {
    let name = name.strip_prefix("present_or_").unwrap_or(name);
    let rest = name.strip_prefix('p').filter(|rest| ["copy", "copyin", "copyout", "create"].contains(rest));
    rest.unwrap_or(name)
}
