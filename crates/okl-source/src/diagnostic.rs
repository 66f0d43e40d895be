use crate::{Cause, Span};
use serde::{Deserialize, Serialize};

/// A message to the user about the input.
///
/// `P` is the type of positions: [`Span`] of the normalized text inside of okl, [`crate::FileSpan`] once they are
/// mapped back to the user's files. The id is stable, kebab-case, and names the pattern that was found, so that it
/// reads well after "allow".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Diagnostic<P = Span> {
    /// The stable name of the pattern that was found: `shared-outside-outer`.
    pub id: String,
    /// The severity.
    pub severity: Severity,
    /// The message, in terms of the user's source, without a final full stop.
    pub message: String,
    /// The positions; the first one is that of the message. Empty for a message that is not about a text.
    pub labels: Vec<Label<P>>,
    /// Background information.
    #[serde(default)]
    pub notes: Vec<String>,
    /// Suggestions.
    #[serde(default)]
    pub help: Vec<String>,
    /// The name that it is about, for mistakes that every use of the name repeats, such as a macro without a
    /// definition. Messages with the same id and subject are one mistake.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// Replacements that fix the mistake together; empty if no fix is known.
    #[serde(default = "Vec::<Replacement<P>>::new", skip_serializing_if = "Vec::is_empty")]
    pub fix: Vec<Replacement<P>>,
    /// Set if other rules report consequences of this mistake.
    #[serde(skip)]
    pub cause_of: Option<Cause>,
    /// Set if this is a consequence of a mistake with that cause, if there is one
    /// ([`crate::without_consequences`]).
    #[serde(skip)]
    pub caused_by: Option<Cause>,
}

/// A replacement of a range of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Replacement<P = Span> {
    /// The range to replace; empty for an insertion.
    pub place: P,
    /// The new text.
    pub text: String,
}

/// A position with a text about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Label<P = Span> {
    /// The position.
    pub place: P,
    /// The text; may be empty for the first label.
    pub text: String,
}

/// The severity of a diagnostic. Only errors stop a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The input is invalid; there is no output.
    Error,
    /// The input is valid, but probably not what the user intended.
    Warning,
}

impl<P> Diagnostic<P> {
    /// An error at a position.
    pub fn error(id: impl Into<String>, message: impl Into<String>, place: P) -> Diagnostic<P> {
        Diagnostic::global(id, Severity::Error, message).label(place, "")
    }

    /// A warning at a position.
    pub fn warning(id: impl Into<String>, message: impl Into<String>, place: P) -> Diagnostic<P> {
        Diagnostic::global(id, Severity::Warning, message).label(place, "")
    }

    /// A message without a position.
    pub fn global(id: impl Into<String>, severity: Severity, message: impl Into<String>) -> Diagnostic<P> {
        Diagnostic {
            id: id.into(),
            severity,
            message: message.into(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
            subject: String::new(),
            fix: Vec::new(),
            cause_of: None,
            caused_by: None,
        }
    }

    /// Adds a label; the first one is the position of the message.
    #[must_use]
    pub fn label(mut self, place: P, text: impl Into<String>) -> Diagnostic<P> {
        self.labels.push(Label { place, text: text.into() });
        self
    }

    /// Sets the text of the first label.
    #[must_use]
    pub fn here(mut self, text: impl Into<String>) -> Diagnostic<P> {
        if let Some(first) = self.labels.first_mut() {
            first.text = text.into();
        }
        self
    }

    /// Adds background information.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Diagnostic<P> {
        self.notes.push(text.into());
        self
    }

    /// Adds a suggestion.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Diagnostic<P> {
        self.help.push(text.into());
        self
    }

    /// Sets the subject.
    #[must_use]
    pub fn about(mut self, subject: impl Into<String>) -> Diagnostic<P> {
        self.subject = subject.into();
        self
    }

    /// Adds a replacement to the fix.
    #[must_use]
    pub fn replace(mut self, place: P, text: impl Into<String>) -> Diagnostic<P> {
        self.fix.push(Replacement { place, text: text.into() });
        self
    }

    /// States that other rules report consequences of this mistake.
    #[must_use]
    pub fn cause_of(mut self, cause: Cause) -> Diagnostic<P> {
        self.cause_of = Some(cause);
        self
    }

    /// States that this is a consequence of a mistake with that cause, if there is one.
    #[must_use]
    pub fn caused_by(mut self, cause: Cause) -> Diagnostic<P> {
        self.caused_by = Some(cause);
        self
    }

    /// Returns true if it stops the run.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// The same message with all positions converted.
    pub fn map<Q>(self, mut place: impl FnMut(P) -> Q) -> Diagnostic<Q> {
        Diagnostic {
            id: self.id,
            severity: self.severity,
            message: self.message,
            labels: self
                .labels
                .into_iter()
                .map(|label| Label { place: place(label.place), text: label.text })
                .collect(),
            notes: self.notes,
            help: self.help,
            subject: self.subject,
            fix: self
                .fix
                .into_iter()
                .map(|part| Replacement { place: place(part.place), text: part.text })
                .collect(),
            cause_of: self.cause_of,
            caused_by: self.caused_by,
        }
    }
}
