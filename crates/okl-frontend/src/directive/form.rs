//! The directives and clauses of a language, as data.

use crate::lexis::Lexis;
use okl_plugin::DiagnosticId;

/// A language of directives.
///
/// ```
/// use okl_frontend::directive::{ClauseForm, DirectiveForm, DirectiveIds, Grammar};
/// use okl_frontend::lexis::Lexis;
///
/// okl_plugin::declare_diagnostics! {
///     const DIAGNOSTICS;
///     error SYNTAX = "mine-syntax", "a directive that is not written as one";
/// }
///
/// const MINE: Grammar = Grammar {
///     sentinel: "mine",
///     lexis: Lexis::C,
///     directives: &[DirectiveForm::new("parallel").with(&["loop"]), DirectiveForm::new("loop")],
///     clauses: &[ClauseForm::list("copy", &["parallel"]), ClauseForm::bare("seq", &["loop"])],
///     manual: "the manual of mine",
///     ids: DirectiveIds { syntax: SYNTAX, unknown_directive: SYNTAX, unknown_clause: SYNTAX, repeated: SYNTAX },
/// };
///
/// let mut found = Vec::new();
/// let text = "#pragma mine parallel loop copy(a, b) sqe\n";
/// let directives = MINE.find(text, &mut found);
/// assert_eq!(directives[0].clause("copy").map(|clause| clause.arguments.len()), Some(2));
/// assert_eq!(found[0].message, "there is no clause `sqe`");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Grammar {
    /// The first word of each directive: `acc`.
    pub sentinel: &'static str,
    /// The lexical rules of the surrounding language.
    pub lexis: Lexis,
    /// The directives. Where one name starts another, `exit` and `exit data`, the longer one comes first.
    pub directives: &'static [DirectiveForm],
    /// The clauses.
    pub clauses: &'static [ClauseForm],
    /// The document that messages refer to: `the OpenACC specification`.
    pub manual: &'static str,
    /// The ids of the diagnostics.
    pub ids: DirectiveIds,
}

/// The ids under which a front end reports directives that cannot be read.
#[derive(Clone, Copy, Debug)]
pub struct DirectiveIds {
    /// Brackets that do not end, something between clauses, arguments that are missing.
    pub syntax: DiagnosticId,
    /// A directive that is in no table.
    pub unknown_directive: DiagnosticId,
    /// A clause that is in no table, or that the directive does not take.
    pub unknown_clause: DiagnosticId,
    /// A clause that is written twice and has a meaning once.
    pub repeated: DiagnosticId,
}

/// A directive.
#[derive(Clone, Copy, Debug)]
pub struct DirectiveForm {
    /// Its name, of one or more words: `enter data`; empty for the only directive of a language.
    pub name: &'static str,
    pub(crate) behind: Behind,
    pub(crate) with: &'static [&'static str],
    pub(crate) takes_statement: bool,
}

/// The form of the argument between the name of a directive and its clauses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Behind {
    Nothing,
    Words(&'static [&'static str]),
    Brackets,
}

impl DirectiveForm {
    /// A directive with nothing but clauses.
    pub const fn new(name: &'static str) -> DirectiveForm {
        DirectiveForm { name, behind: Behind::Nothing, with: &[], takes_statement: false }
    }

    /// It may have one of these words behind its name: `atomic capture`.
    pub const fn word(self, words: &'static [&'static str]) -> DirectiveForm {
        DirectiveForm { behind: Behind::Words(words), ..self }
    }

    /// It may have brackets behind its name: `wait(1, 2)`.
    pub const fn brackets(self) -> DirectiveForm {
        DirectiveForm { behind: Behind::Brackets, ..self }
    }

    /// It may be combined with one of these, which follow it: `parallel loop`. It takes the clauses of both, and of what
    /// the other one is combined with in turn.
    pub const fn with(self, others: &'static [&'static str]) -> DirectiveForm {
        DirectiveForm { with: others, ..self }
    }

    /// It applies to the statement behind it.
    pub const fn on_statement(self) -> DirectiveForm {
        DirectiveForm { takes_statement: true, ..self }
    }
}

/// A clause.
#[derive(Clone, Copy, Debug)]
pub struct ClauseForm {
    /// Its name.
    pub name: &'static str,
    pub(crate) meaning: &'static str,
    pub(crate) brackets: Brackets,
    pub(crate) on: &'static [&'static str],
    pub(crate) takes_modifier: bool,
    pub(crate) is_once: bool,
    pub(crate) starts_part: bool,
}

/// The form of a clause: with arguments in parentheses, or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Brackets {
    No,
    Maybe,
    Yes,
}

impl ClauseForm {
    /// A clause without arguments: `seq`. It stands on the directives with the names in `on`.
    pub const fn bare(name: &'static str, on: &'static [&'static str]) -> ClauseForm {
        ClauseForm::new(name, Brackets::No, on)
    }

    /// A clause that may have arguments: `async`, `async(2)`.
    pub const fn maybe(name: &'static str, on: &'static [&'static str]) -> ClauseForm {
        ClauseForm::new(name, Brackets::Maybe, on)
    }

    /// A clause with arguments: `copy(a, b)`.
    pub const fn list(name: &'static str, on: &'static [&'static str]) -> ClauseForm {
        ClauseForm::new(name, Brackets::Yes, on)
    }

    const fn new(name: &'static str, brackets: Brackets, on: &'static [&'static str]) -> ClauseForm {
        let takes_modifier = true;
        ClauseForm { name, meaning: name, brackets, on, takes_modifier, is_once: false, starts_part: false }
    }

    /// A colon in its parentheses separates nothing. In other clauses it ends a modifier: `reduction(+: a)`.
    pub const fn plain(self) -> ClauseForm {
        ClauseForm { takes_modifier: false, ..self }
    }

    /// The name is another spelling, such as an old one, of the clause `name`.
    pub const fn meaning(self, name: &'static str) -> ClauseForm {
        ClauseForm { meaning: name, ..self }
    }

    /// A directive takes it once.
    pub const fn once(self) -> ClauseForm {
        ClauseForm { is_once: true, ..self }
    }

    /// Behind it, clauses that may be written once may be written again: `device_type(a) async(1) device_type(b) async(2)`.
    pub const fn starts_part(self) -> ClauseForm {
        ClauseForm { starts_part: true, ..self }
    }
}

impl Grammar {
    pub(crate) fn directive(&self, name: &str) -> Option<&'static DirectiveForm> {
        self.directives.iter().find(|form| form.name == name)
    }

    pub(crate) fn clause(&self, name: &str) -> Option<&'static ClauseForm> {
        self.clauses.iter().find(|form| self.is_same(form.name, name))
    }

    /// The names of the clauses that at least one of these directives takes.
    pub(crate) fn clauses_of(&self, directives: &[&str]) -> Vec<&'static str> {
        self.clauses.iter().filter(|form| form.fits(directives)).map(|form| form.name).collect()
    }

    pub(crate) fn is_same(&self, one: &str, other: &str) -> bool {
        if self.lexis.ignores_case { one.eq_ignore_ascii_case(other) } else { one == other }
    }
}

impl ClauseForm {
    pub(crate) fn fits(&self, directives: &[&str]) -> bool {
        self.on.iter().any(|name| directives.contains(name))
    }
}
