//! Unified diffs, as `patch` reads them.

use imara_diff::{Algorithm, Diff, InternedInput, Interner, Token, UnifiedDiffConfig, UnifiedDiffPrinter};
use std::fmt;

/// The diff between two texts of a file.
pub fn diff(path: &str, old: &str, new: &str) -> String {
    let input = InternedInput::new(old, new);
    let mut diff = Diff::compute(Algorithm::Myers, &input);
    diff.postprocess_lines(&input);
    let hunks = diff.unified_diff(&Lines(&input.interner), UnifiedDiffConfig::default(), &input).to_string();
    if hunks.is_empty() { hunks } else { format!("--- {path}\n+++ {path}\n{hunks}") }
}

struct Lines<'i>(&'i Interner<&'i str>);

impl Lines<'_> {
    fn line(&self, mut out: impl fmt::Write, mark: char, line: Token) -> fmt::Result {
        let text = self.0[line];
        write!(out, "{mark}{text}")?;
        if text.ends_with('\n') { Ok(()) } else { writeln!(out, "\n\\ No newline at end of file") }
    }
}

impl UnifiedDiffPrinter for Lines<'_> {
    fn display_header(
        &self,
        mut out: impl fmt::Write,
        old_start: u32,
        new_start: u32,
        old_count: u32,
        new_count: u32,
    ) -> fmt::Result {
        writeln!(out, "@@ -{} +{} @@", range(old_start, old_count), range(new_start, new_count))
    }

    fn display_context_token(&self, out: impl fmt::Write, token: Token) -> fmt::Result {
        self.line(out, ' ', token)
    }

    fn display_hunk(&self, mut out: impl fmt::Write, before: &[Token], after: &[Token]) -> fmt::Result {
        before.iter().try_for_each(|token| self.line(&mut out, '-', *token))?;
        after.iter().try_for_each(|token| self.line(&mut out, '+', *token))
    }
}

/// A range of a hunk header: `3,2` are two lines from the third on; an empty range names the line before it.
fn range(start: u32, count: u32) -> String {
    match count {
        0 => format!("{start},0"),
        1 => format!("{}", start + 1),
        _ => format!("{},{count}", start + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_an_end_says_so() {
        let told = diff("a", "x\ny", "x\nz\n");
        assert_eq!(told, "--- a\n+++ a\n@@ -1,2 +1,2 @@\n x\n-y\n\\ No newline at end of file\n+z\n");
        assert_eq!(diff("a", "", "x\n"), "--- a\n+++ a\n@@ -0,0 +1 @@\n+x\n");
        assert_eq!(diff("a", "x", "x"), "");
    }
}
