//! The diagnostics that a plugin reports under ids of its own.

use crate::document::DiagnosticDescription;
use okl_source::{DiagnosticId, Severity};

/// A diagnostic of a plugin: what okl knows about it before it is reported.
///
/// [`declare_diagnostics!`](crate::declare_diagnostics) writes it together with the constant of its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeclaredDiagnostic {
    /// Its id, which starts with the plugin's name and a dash: `mine-loop-form`.
    pub id: DiagnosticId,
    /// Its severity, unless a level changes it.
    pub severity: Severity,
    /// One line that says what was found, without a full stop.
    pub summary: &'static str,
    /// The page that explains it, in Markdown; may be empty.
    pub page: &'static str,
}

impl DeclaredDiagnostic {
    /// The same as a part of the plugin's description.
    pub(crate) fn description(&self) -> DiagnosticDescription {
        DiagnosticDescription {
            id: self.id.to_string(),
            severity: self.severity,
            summary: self.summary.to_string(),
            page: self.page.to_string(),
        }
    }
}

/// Declares the diagnostics of a plugin: a constant for each id, and the list for
/// [`export!`](crate::export).
///
/// ```
/// okl_plugin::declare_diagnostics! {
///     /// All diagnostics of this plugin.
///     pub const DIAGNOSTICS;
///     error MINE_LOOP_FORM = "mine-loop-form", "a loop whose iterations cannot be counted";
///     warning MINE_SLOW = "mine-slow", "a loop that runs on one thread";
/// }
/// assert_eq!(DIAGNOSTICS[0].id, MINE_LOOP_FORM);
/// assert_eq!(MINE_SLOW.as_str(), "mine-slow");
/// ```
///
/// With `pages in "../diagnostics/";` in the second line, each has a page: the file `mine-slow.md` in that folder, which
/// is relative to the file with this macro. The page is part of the library.
#[macro_export]
macro_rules! declare_diagnostics {
    (
        $(#[$attribute:meta])* $visibility:vis const $list:ident;
        pages in $folder:literal;
        $($severity:ident $name:ident = $id:literal, $summary:literal;)*
    ) => {
        $crate::declare_diagnostics! { @ids $visibility $($name = $id;)* }

        $(#[$attribute])*
        $visibility const $list: &[$crate::DeclaredDiagnostic] = &[$($crate::DeclaredDiagnostic {
            id: $name,
            severity: $crate::declare_diagnostics!(@severity $severity),
            summary: $summary,
            page: include_str!(concat!($folder, $id, ".md")),
        }),*];
    };
    (
        $(#[$attribute:meta])* $visibility:vis const $list:ident;
        $($severity:ident $name:ident = $id:literal, $summary:literal;)*
    ) => {
        $crate::declare_diagnostics! { @ids $visibility $($name = $id;)* }

        $(#[$attribute])*
        $visibility const $list: &[$crate::DeclaredDiagnostic] = &[$($crate::DeclaredDiagnostic {
            id: $name,
            severity: $crate::declare_diagnostics!(@severity $severity),
            summary: $summary,
            page: "",
        }),*];
    };
    (@ids $visibility:vis $($name:ident = $id:literal;)*) => {
        $(
            #[doc = concat!("`", $id, "`")]
            $visibility const $name: $crate::DiagnosticId = $crate::DiagnosticId::new($id);
        )*
    };
    (@severity error) => { $crate::Severity::Error };
    (@severity warning) => { $crate::Severity::Warning };
}
