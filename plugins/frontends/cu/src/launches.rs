//! The text of launches: `(okl_cu_launch(grid, block), kernel<T>(x))`.

use okl_plugin::Span;

/// The parts of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WrittenLaunch {
    /// The whole expression, parentheses included.
    pub(crate) span: Span,
    /// The arguments of the configuration: `grid, block`.
    pub(crate) configuration: Span,
    /// The kernel: `kernel<T>`.
    pub(crate) name: Span,
    /// Its arguments: `x`.
    pub(crate) arguments: Span,
}

/// The launches in a text in which calls of `function` stand for their configurations.
pub(crate) fn launches(text: &str, function: &str) -> Vec<WrittenLaunch> {
    let start = format!("({function}(");
    let found = text.match_indices(&start).filter_map(|(at, _)| launch(text, at, start.len()));
    found.collect()
}

fn launch(text: &str, at: usize, length: usize) -> Option<WrittenLaunch> {
    let span = |start: usize, end: usize| Span::new(start as u32, end as u32);
    let end = closing(text, at)?;
    let configured = closing(text, at + length - 1)?;
    let name = configured
        + 1
        + text[configured + 1..end].find(|letter: char| letter != ',' && !letter.is_whitespace())?;
    // The last of its parentheses.
    let mut open = name;
    let arguments = loop {
        open += text[open..end].find('(')?;
        let close = closing(text, open)?;
        if text[close + 1..end].trim().is_empty() {
            break (open + 1, close);
        }
        open = close + 1;
    };
    Some(WrittenLaunch {
        span: span(at, end + 1),
        configuration: span(at + length, configured),
        name: span(name, arguments.0 - 1),
        arguments: span(arguments.0, arguments.1),
    })
}

/// The place of the bracket that closes the one at a place. Literals and comments are skipped.
fn closing(text: &str, open: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0, open);
    while at < bytes.len() {
        match bytes[at] {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            quote @ (b'"' | b'\'') => {
                at += 1;
                while at < bytes.len() && bytes[at] != quote {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            b'/' if bytes.get(at + 1) == Some(&b'/') => at += text[at..].find('\n')?,
            b'/' if bytes.get(at + 1) == Some(&b'*') => at += text[at..].find("*/")? + 1,
            _other => {}
        }
        if depth == 0 {
            return Some(at);
        }
        at += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_launch_are_found() {
        let text = "if (a) (go(f(1), \"(\"), n::k<(3), T>(x, g(y) /* ) */));";
        let found = launches(text, "go");
        let parts: Vec<&str> = found
            .iter()
            .flat_map(|one| [one.configuration, one.name, one.arguments])
            .map(|span| span.of(text))
            .collect();
        assert_eq!(parts, ["f(1), \"(\"", "n::k<(3), T>", "x, g(y) /* ) */"]);
    }
}
