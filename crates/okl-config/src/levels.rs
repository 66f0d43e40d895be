//! Lint levels: which warnings are allowed, reported, or turned into errors.

use okl_host::{DiagnosticDescription, Host, SetupError};
use okl_normalizer::nearest;
use okl_sema::catalogue::{self, IDS};
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};
use std::collections::BTreeMap;

const LEVEL_OF_ERROR: DiagnosticId = DiagnosticId::new("level-of-error");
const UNKNOWN_MESSAGE: DiagnosticId = DiagnosticId::new("unknown-message");

/// The level of a warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// It is not reported.
    Allow,
    /// It is reported.
    Warn,
    /// It is reported as an error.
    Deny,
}

/// The levels of warnings by their ids. Errors always stay errors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Levels(BTreeMap<String, (Level, Option<FileSpan>)>);

/// The key for all warnings that have no entry of their own.
const ALL: &str = "warnings";

impl Level {
    /// All levels.
    pub const ALL: [Level; 3] = [Level::Allow, Level::Warn, Level::Deny];

    /// The level as files spell it.
    pub fn name(self) -> &'static str {
        match self {
            Level::Allow => "allow",
            Level::Warn => "warn",
            Level::Deny => "deny",
        }
    }
}

impl Levels {
    /// Sets the level of a warning, replacing an earlier one. `place` is the line of the file that sets it, if there is
    /// one.
    pub fn set(&mut self, id: &str, level: Level, place: Option<FileSpan>) {
        self.0.insert(id.to_string(), (level, place));
    }

    /// Adds the levels of a nearer file, which take precedence.
    pub fn add(&mut self, nearer: &Levels) {
        self.0.extend(nearer.0.clone());
    }

    /// True if the level of an id is explicitly [`Level::Warn`].
    pub fn warns(&self, id: &str) -> bool {
        self.0.get(id).is_some_and(|(level, _)| *level == Level::Warn)
    }

    /// Sets the level of an id to [`Level::Warn`] unless it has a level already.
    pub fn warn_of(&mut self, id: &str, place: FileSpan) {
        self.0.entry(id.to_string()).or_insert((Level::Warn, Some(place)));
    }

    /// The strictest level of each warning among several sets that apply to one text.
    pub fn strictest<'l>(all: impl IntoIterator<Item = &'l Levels>) -> Levels {
        let mut strictest = Levels::default();
        for (id, (level, place)) in all.into_iter().flat_map(|levels| &levels.0) {
            let known = strictest.0.entry(id.clone()).or_insert((*level, *place));
            known.0 = known.0.max(*level);
        }
        strictest
    }

    /// The ids with their levels, sorted by id.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Level)> {
        self.0.iter().map(|(id, (level, _))| (id.as_str(), *level))
    }

    /// Applies the levels to messages: removes allowed ones and turns denied ones into errors.
    pub fn apply(&self, said: &mut Vec<Diagnostic<FileSpan>>) {
        if self.0.is_empty() {
            return;
        }
        said.retain_mut(|diagnostic| {
            let found = self.0.get_key_value(&diagnostic.id).or_else(|| self.0.get_key_value(ALL));
            let Some((name, (level, _))) = found.filter(|_| !diagnostic.is_error()) else { return true };
            if *level == Level::Deny {
                diagnostic.severity = Severity::Error;
                diagnostic.notes.push(match name == ALL {
                    true => "a warning, which is an error here: all warnings are denied".to_string(),
                    false => format!("a warning, which is an error here: `{name}` is denied"),
                });
            }
            *level != Level::Allow
        });
    }

    /// The clang arguments for the warnings that are clang's own, `-Werror=unused-variable`. Warnings that clang does
    /// not know are left out.
    ///
    /// `-Werror=unused-variable`
    pub fn clang_arguments(&self, host: &Host) -> Vec<String> {
        let own: Vec<&str> = self.of_clang(|id| find(id, &[], host).is_some());
        if own.is_empty() {
            return Vec::new();
        }
        // A missing libclang is reported when a text is read.
        let unknown = host.libclang.get().map_or(Vec::new(), |clang| clang.unknown_warnings(&own));
        let own =
            self.0.iter().filter(|(id, _)| own.contains(&id.as_str()) && !unknown.contains(&id.as_str()));
        let words = own.map(|(id, (level, _))| match level {
            Level::Allow => format!("-Wno-{id}"),
            Level::Warn => format!("-W{id}"),
            Level::Deny => format!("-Werror={id}"),
        });
        words.collect()
    }

    /// The ids that must be clang's, since neither okl nor a plugin declares them.
    fn of_clang(&self, is_declared: impl Fn(&str) -> bool) -> Vec<&str> {
        let names = self.0.keys().map(String::as_str).filter(|id| is_name(id) && *id != ALL);
        names.filter(|id| !is_declared(id)).collect()
    }

    /// Reports levels of warnings that do not exist. `declared` are the diagnostics that plugins declare; those of
    /// linked plugins are known anyway. `has_others`: there are plugins that are not part of okl, which may have
    /// warnings that they do not declare.
    pub fn check(
        &self,
        host: &Host,
        has_others: bool,
        declared: &[DiagnosticDescription],
    ) -> Result<(), SetupError> {
        let of_clang = self.of_clang(|id| find(id, declared, host).is_some());
        let unknown = match of_clang.is_empty() || has_others {
            true => Vec::new(),
            // A missing libclang is reported when a text is read.
            false => host.libclang.get().map_or(Vec::new(), |clang| clang.unknown_warnings(&of_clang)),
        };
        let mut mistakes = Vec::new();
        for (id, (level, place)) in self.0.iter().filter(|(id, _)| *id != ALL) {
            let at = |mistake: Diagnostic<FileSpan>| match place {
                Some(place) => mistake.label(*place, ""),
                None => mistake,
            };
            match find(id, declared, host) {
                Some(known) if known.may_warn && *level == Level::Warn => {}
                Some(known) if known.severity == Severity::Error && *level != Level::Deny => {
                    let message = match known.may_warn {
                        true => format!("`{id}` is an error, which cannot be allowed; it may be a warning"),
                        false => format!("`{id}` is an error, which cannot be allowed or made a warning"),
                    };
                    let mistake = Diagnostic::global(LEVEL_OF_ERROR, Severity::Error, message);
                    mistakes.push(
                        at(mistake).help(format!("`okl explain {id}` says what to do about its cause")),
                    );
                }
                Some(_) => {}
                None if is_name(id) && !unknown.contains(&id.as_str()) => {}
                None => mistakes.push(at(unknown_message(id, declared, host))),
            }
        }
        match mistakes.is_empty() {
            true => Ok(()),
            false => Err(SetupError::Mistakes(mistakes)),
        }
    }
}

/// What decides which levels an id of okl or a plugin may have.
struct Known {
    severity: Severity,
    may_warn: bool,
}

/// The properties of an id of okl, of one of the declared diagnostics, or of a linked plugin.
fn find(id: &str, declared: &[DiagnosticDescription], host: &Host) -> Option<Known> {
    if let Some(own) = catalogue::find(id) {
        return Some(Known { severity: own.severity, may_warn: own.may_warn });
    }
    let of_plugin = declared.iter().find(|declared| declared.id == id).map(|declared| declared.severity);
    let severity = of_plugin.or_else(|| host.declared(id).map(|declared| declared.severity))?;
    Some(Known { severity, may_warn: false })
}

fn unknown_message(id: &str, declared: &[DiagnosticDescription], host: &Host) -> Diagnostic<FileSpan> {
    let message = format!("no message of okl or clang is called `{id}`");
    let mistake = Diagnostic::global(UNKNOWN_MESSAGE, Severity::Error, message);
    // As compilers have it: `-Werror`, `-Werror=data-race`.
    if let Some(rest) = id.strip_prefix("error").filter(|rest| rest.is_empty() || rest.starts_with('=')) {
        let denied = match rest.strip_prefix('=') {
            Some(one) => one,
            None => ALL,
        };
        return mistake.help(format!("to make warnings errors, write `--deny {denied}`"));
    }
    let linked = host.all_declared();
    let mut names = Vec::new();
    IDS.iter().for_each(|known| names.push(known.id));
    names.extend(linked.iter().chain(declared).map(|declared| declared.id.as_str()));
    names.push(ALL);
    okl_clang::usual_warnings().for_each(|name| names.push(name));
    mistake.help(match nearest(id, names) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "`okl explain --list` shows those of okl".to_string(),
    })
}

/// True if the id can be passed to clang after `-W`: `-Wl,x` and the like are other options.
fn is_name(id: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "-+#".contains(letter);
    !id.is_empty() && !id.starts_with('-') && id.chars().all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(id: &str, severity: Severity) -> Diagnostic<FileSpan> {
        Diagnostic::global(id, severity, "message")
    }

    fn applied(levels: &[(&str, Level)]) -> Vec<(String, bool)> {
        let mut all = Levels::default();
        levels.iter().for_each(|(id, level)| all.set(id, *level, None));
        let mut found =
            vec![said("a", Severity::Warning), said("b", Severity::Warning), said("c", Severity::Error)];
        all.apply(&mut found);
        found.into_iter().map(|one| (one.id.clone(), one.is_error())).collect()
    }

    #[test]
    fn a_warning_is_what_its_level_says_and_an_error_stays_one() {
        let all = |a: Option<bool>, b: Option<bool>| -> Vec<(String, bool)> {
            let found = [("a", a), ("b", b), ("c", Some(true))];
            found.into_iter().filter_map(|(id, is_error)| Some((id.to_string(), is_error?))).collect()
        };
        assert_eq!(applied(&[]), all(Some(false), Some(false)));
        assert_eq!(applied(&[("a", Level::Allow), ("c", Level::Allow)]), all(None, Some(false)));
        assert_eq!(applied(&[("a", Level::Deny)]), all(Some(true), Some(false)));
        assert_eq!(applied(&[(ALL, Level::Deny), ("b", Level::Warn)]), all(Some(true), Some(false)));
        assert_eq!(applied(&[(ALL, Level::Allow), ("b", Level::Deny)]), all(None, Some(true)));
    }

    #[test]
    fn of_several_the_strictest_counts() {
        let of = |level| {
            let mut levels = Levels::default();
            levels.set("a", level, None);
            levels
        };
        let (allow, deny) = (of(Level::Allow), of(Level::Deny));
        assert_eq!(Levels::strictest([&deny, &allow]), deny);
        let mut nearer = deny;
        nearer.add(&allow);
        assert_eq!(nearer, allow);
    }

    #[test]
    fn other_options_of_clang_are_no_names() {
        assert!(is_name("unused-variable") && is_name("c++11-extensions"));
        for other in ["l,x", "p,-include,a.h", "", "-x", "a b", "error=a"] {
            assert!(!is_name(other), "{other}");
        }
    }
}
