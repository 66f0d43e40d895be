use crate::Span;
use serde::{Deserialize, Serialize};

/// Something okl has to say about the user's input.
///
/// `P` is how places are named: [`Span`] of the normalised text while okl works,
/// [`crate::FileSpan`] once they were mapped back. The id is stable, kebab-case, and names the
/// pattern found, so that it reads well after "allow".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Diagnostic<P = Span> {
    /// Stable name of the pattern found: `shared-outside-outer`.
    pub id: String,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong, in the user's words, without a final stop.
    pub message: String,
    /// Where; the first one is the place of the message. None when no text is to blame.
    pub labels: Vec<Label<P>>,
    /// Background that helps to understand.
    #[serde(default)]
    pub notes: Vec<String>,
    /// What to try.
    #[serde(default)]
    pub help: Vec<String>,
    /// The name that it is about, where the same mistake is found at each use of a name: a macro that nothing defines.
    /// Messages with one id and one subject are one mistake.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// Changes of the text that mend it together; none where nobody can know them.
    #[serde(default = "Vec::<Replacement<P>>::new", skip_serializing_if = "Vec::is_empty")]
    pub fix: Vec<Replacement<P>>,
}

/// One change of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Replacement<P = Span> {
    /// What goes; an empty place where nothing does.
    pub place: P,
    /// What comes instead.
    pub text: String,
}

/// A place with a few words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Label<P = Span> {
    /// The place.
    pub place: P,
    /// What is there; may be empty for the first label.
    pub text: String,
}

/// How bad a diagnostic is. Only errors stop a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The input means nothing; no output is made.
    Error,
    /// The input has a meaning, but likely not the one wanted.
    Warning,
}

impl<P> Diagnostic<P> {
    /// An error at a place.
    pub fn error(id: impl Into<String>, message: impl Into<String>, place: P) -> Diagnostic<P> {
        Diagnostic::global(id, Severity::Error, message).label(place, "")
    }

    /// A warning at a place.
    pub fn warning(id: impl Into<String>, message: impl Into<String>, place: P) -> Diagnostic<P> {
        Diagnostic::global(id, Severity::Warning, message).label(place, "")
    }

    /// A message about no particular text.
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
        }
    }

    /// Adds a place; the first one is where the message points.
    #[must_use]
    pub fn label(mut self, place: P, text: impl Into<String>) -> Diagnostic<P> {
        self.labels.push(Label { place, text: text.into() });
        self
    }

    /// Puts words at the first place.
    #[must_use]
    pub fn here(mut self, text: impl Into<String>) -> Diagnostic<P> {
        if let Some(first) = self.labels.first_mut() {
            first.text = text.into();
        }
        self
    }

    /// Adds background.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Diagnostic<P> {
        self.notes.push(text.into());
        self
    }

    /// Adds one thing to try.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Diagnostic<P> {
        self.help.push(text.into());
        self
    }

    /// Says what name it is about.
    #[must_use]
    pub fn about(mut self, subject: impl Into<String>) -> Diagnostic<P> {
        self.subject = subject.into();
        self
    }

    /// Adds a change of the text that is part of what mends it.
    #[must_use]
    pub fn replace(mut self, place: P, text: impl Into<String>) -> Diagnostic<P> {
        self.fix.push(Replacement { place, text: text.into() });
        self
    }

    /// Whether it stops the run.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// The same message with its places named another way.
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
        }
    }
}
