//! A line-by-line diff of two texts.

/// The number of equal lines shown around a difference.
const CONTEXT: usize = 2;

/// The maximum number of shown lines; the rest is counted.
const LONGEST: usize = 60;

/// A diff in the manner of `diff -u`: `-` expected, `+` actual. Empty for equal texts.
///
/// Only the range between the first and the last differing line is compared in depth.
pub fn lines(expected: &str, actual: &str) -> String {
    if expected == actual {
        return String::new();
    }
    let old: Vec<&str> = expected.split('\n').collect();
    let new: Vec<&str> = actual.split('\n').collect();
    let head = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let rest = old.len().min(new.len()) - head;
    let tail = old.iter().rev().zip(new.iter().rev()).take(rest).take_while(|(a, b)| a == b).count();

    let mut shown = vec![format!("@@ line {} @@", head + 1)];
    shown.extend(old[head.saturating_sub(CONTEXT)..head].iter().map(|line| format!(" {line}")));
    shown.extend(edits(&old[head..old.len() - tail], &new[head..new.len() - tail]));
    let after = old.len() - tail;
    shown.extend(old[after..(after + CONTEXT).min(old.len())].iter().map(|line| format!(" {line}")));
    if shown.len() > LONGEST {
        let more = shown.len() - LONGEST;
        shown.truncate(LONGEST);
        shown.push(format!("... {more} more lines"));
    }
    shown.join("\n")
}

/// The shortest list of kept, removed and added lines (longest common subsequence).
fn edits(old: &[&str], new: &[&str]) -> Vec<String> {
    // For larger texts the table takes too much memory; everything counts as replaced.
    if old.len() * new.len() > 4_000_000 {
        let removed = old.iter().map(|line| format!("-{line}"));
        return removed.chain(new.iter().map(|line| format!("+{line}"))).collect();
    }
    // common[i][j]: length of the longest common subsequence of old[i..] and new[j..].
    let mut common = vec![vec![0usize; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i][j] = if old[i] == new[j] {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut shown = Vec::new();
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            shown.push(format!(" {}", old[i]));
            i += 1;
            j += 1;
        } else if j == new.len() || (i < old.len() && common[i + 1][j] >= common[i][j + 1]) {
            shown.push(format!("-{}", old[i]));
            i += 1;
        } else {
            shown.push(format!("+{}", new[j]));
            j += 1;
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_show_nothing() {
        assert_eq!(lines("a\nb\n", "a\nb\n"), "");
    }

    #[test]
    fn a_changed_line_is_shown_with_its_neighbours() {
        assert_eq!(lines("a\nb\nc\nd", "a\nB\nc\nd"), "@@ line 2 @@\n a\n-b\n+B\n c\n d");
    }

    #[test]
    fn a_missing_final_newline_is_a_difference() {
        assert_eq!(lines("a\n", "a"), "@@ line 2 @@\n a\n-");
    }

    #[test]
    fn unchanged_lines_between_two_changes_are_kept() {
        assert_eq!(lines("1\n2\n3", "one\n2\nthree"), "@@ line 1 @@\n-1\n+one\n 2\n-3\n+three");
    }
}
