//! A directive as it was read.

use okl_plugin::Span;

/// A directive with its clauses.
#[derive(Clone, Debug)]
pub struct Directive {
    /// The whole of it.
    pub span: Span,
    /// Its name: `parallel`, `enter data`.
    pub name: &'static str,
    /// The names of those that it is combined with: `loop` of `parallel loop`.
    pub with: Vec<&'static str>,
    /// The argument behind its name: `capture` of `atomic capture`, `1, 2` of `wait(1, 2)`.
    pub argument: Option<Argument>,
    /// Its clauses in the order in which they are written.
    pub clauses: Vec<Clause>,
    /// True if it applies to the statement behind it.
    pub takes_statement: bool,
}

/// A clause.
#[derive(Clone, Debug)]
pub struct Clause {
    /// Its name, in today's spelling.
    pub name: &'static str,
    /// The whole of it.
    pub span: Span,
    /// The text before the first `:`: `+` of a reduction; empty if there is none.
    pub modifier: String,
    /// The arguments in its parentheses, separated by commas.
    pub arguments: Vec<Argument>,
}

/// An argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Argument {
    /// The text as it is written, without blanks around it.
    pub text: String,
    /// Its place. For text that macros expand to, the whole directive.
    pub span: Span,
}

impl Directive {
    /// True if it has this name, or is combined with a directive of this name.
    pub fn is(&self, name: &str) -> bool {
        self.name == name || self.with.contains(&name)
    }

    /// The first clause of a name.
    pub fn clause(&self, name: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.name == name)
    }

    /// True if it has a clause of that name.
    pub fn has(&self, name: &str) -> bool {
        self.clause(name).is_some()
    }

    /// The first argument of a clause: `G` of `num_gangs(G)`.
    pub fn value(&self, name: &str) -> Option<&Argument> {
        self.clause(name)?.arguments.first()
    }

    /// All clauses of a name.
    pub fn all<'d>(&'d self, name: &'d str) -> impl Iterator<Item = &'d Clause> {
        self.clauses.iter().filter(move |clause| clause.name == name)
    }
}
