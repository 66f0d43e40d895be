//! Where keywords end in a statement of fixed form without blanks.

/// Keywords that a name or number may follow directly, longer ones in front of those that they start with.
const KEYWORDS: [&str; 70] = [
    "allocatable",
    "asynchronous",
    "assign",
    "backspace",
    "blockdata",
    "call",
    "character",
    "close",
    "common",
    "complex",
    "contiguous",
    "cycle",
    "data",
    "dimension",
    "doubleprecision",
    "doublecomplex",
    "do",
    "elemental",
    "else",
    "endassociate",
    "endblockdata",
    "endblock",
    "endcritical",
    "enddo",
    "endfile",
    "endforall",
    "endfunction",
    "endif",
    "endinterface",
    "endmodule",
    "endprogram",
    "endselect",
    "endsubmodule",
    "endsubroutine",
    "endtype",
    "endwhere",
    "entry",
    "equivalence",
    "exit",
    "external",
    "format",
    "function",
    "goto",
    "implicit",
    "import",
    "inquire",
    "integer",
    "interface",
    "intrinsic",
    "logical",
    "moduleprocedure",
    "module",
    "namelist",
    "open",
    "optional",
    "pause",
    "pointer",
    "print",
    "program",
    "pure",
    "read",
    "real",
    "recursive",
    "return",
    "rewind",
    "save",
    "stop",
    "subroutine",
    "target",
    "use",
];

/// Keywords of types, and words in front of `function` and `subroutine`.
const PREFIXES: [&str; 11] = [
    "character",
    "complex",
    "doublecomplex",
    "doubleprecision",
    "elemental",
    "implicit",
    "integer",
    "logical",
    "pure",
    "real",
    "recursive",
];

/// The offsets at which blanks must stand in statements without blanks, which `;` separates.
pub(crate) fn boundaries(text: &str) -> Vec<usize> {
    let text = text.to_ascii_lowercase();
    let (mut found, mut start, mut quote) = (Vec::new(), 0, None);
    for (at, byte) in text.bytes().chain([b';']).enumerate() {
        match (quote, byte) {
            (None, b';') => {
                found.extend(of_statement(&text[start..at]).into_iter().map(|offset| offset + start));
                start = at + 1;
            }
            (Some(open), byte) if open == byte => quote = None,
            (None, b'\'' | b'"') => quote = Some(byte),
            _ => {}
        }
    }
    found
}

/// The offsets at which blanks must stand in a statement.
fn of_statement(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let mut at = start(text);
    // What may follow a prefix is less than what a statement may start with.
    let mut is_first = true;
    loop {
        let end = word(text, at);
        let is_assignment = is_first && assignment(text, at).is_some();
        if end == at {
            break;
        }
        if is_assignment || (is_first && text[at..].starts_with("do")) {
            let has_comma = assignment(text, at).is_none_or(|behind| has_comma(&text[behind..]));
            if text[at..end].starts_with("do") && !text[at..].starts_with("double") && has_comma {
                loop_boundaries(text, at, end, &mut found);
                break;
            }
        }
        if is_assignment {
            break;
        }
        if matches!(&text[at..end], "if" | "elseif" | "where" | "forall") && text[end..].starts_with('(') {
            match group(text, end) {
                Some(end) => at = end,
                None => break,
            }
            continue;
        }
        let Some(keyword) = keyword(text, at, end, is_first) else { break };
        let behind = at + keyword.len();
        if behind < end {
            found.push(behind);
        }
        if !PREFIXES.contains(&keyword) {
            break;
        }
        at = if behind == end { length(text, end) } else { behind };
        if at > behind {
            found.push(at);
        }
        is_first = keyword == "implicit";
    }
    found
}

/// The offset of the statement behind the name of a construct.
fn start(text: &str) -> usize {
    let end = word(text, 0);
    let is_name = text[end..].starts_with(':') && !text[end..].starts_with("::");
    if end > 0 && is_name { end + 1 } else { 0 }
}

/// The offset behind the word at `at`.
fn word(text: &str, at: usize) -> usize {
    let bytes = text[at..].bytes();
    match text[at..].starts_with(|first: char| first.is_ascii_alphabetic()) {
        true => {
            at + bytes
                .take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte == b'$')
                .count()
        }
        false => at,
    }
}

/// The keyword at the start of a word.
fn keyword(text: &str, at: usize, end: usize, is_first: bool) -> Option<&'static str> {
    let word = &text[at..end];
    let fits = |keyword: &&&str| {
        let is_allowed =
            is_first || **keyword == "subroutine" || **keyword == "function" || PREFIXES.contains(keyword);
        is_allowed && word.starts_with(**keyword) && (**keyword != "function" || is_function(text, end))
    };
    KEYWORDS.iter().filter(fits).max_by_key(|keyword| keyword.len()).copied()
}

/// Returns true if the parentheses at `open` hold nothing but names.
fn is_function(text: &str, open: usize) -> bool {
    let Some(end) = group(text, open) else { return false };
    let names = &text[open + 1..end - 1];
    names.is_empty() || names.split(',').all(|name| !name.is_empty() && word(name, 0) == name.len())
}

/// The offset behind `*8` or `(8)` behind a type.
fn length(text: &str, at: usize) -> usize {
    let Some(star) = text[at..].strip_prefix('*') else {
        return if text[at..].starts_with('(') { group(text, at).unwrap_or(at) } else { at };
    };
    match star.starts_with('(') {
        true => group(text, at + 1).unwrap_or(at),
        false => at + 1 + star.bytes().take_while(u8::is_ascii_digit).count(),
    }
}

/// `do10i=1,n`, `do10while(a)`.
fn loop_boundaries(text: &str, at: usize, end: usize, found: &mut Vec<usize>) {
    let label = text[at + 2..end].bytes().take_while(u8::is_ascii_digit).count();
    let mut add = |offset: usize| {
        if offset < end && found.last() != Some(&offset) {
            found.push(offset);
        }
    };
    add(at + 2);
    add(at + 2 + label);
}

/// The offset behind the `=` of an assignment.
fn assignment(text: &str, at: usize) -> Option<usize> {
    let mut at = word(text, at);
    loop {
        let rest = &text[at..];
        if rest.starts_with('(') {
            at = group(text, at)?;
        } else if rest.starts_with('%') && word(text, at + 1) > at + 1 {
            at = word(text, at + 1);
        } else {
            return (rest.starts_with('=') && !rest.starts_with("==")).then_some(at + 1);
        }
    }
}

/// The offset behind the parenthesis that closes the one at `open`.
fn group(text: &str, open: usize) -> Option<usize> {
    let (mut depth, mut quote) = (0_usize, None);
    for (index, byte) in text.bytes().enumerate().skip(open) {
        match (quote, byte) {
            (Some(open), byte) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, b'\'' | b'"') => quote = Some(byte),
            (None, b'(') => depth += 1,
            (None, b')') => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return (index > open).then_some(index + 1);
        }
    }
    None
}

/// Returns true if a comma stands outside of parentheses.
fn has_comma(text: &str) -> bool {
    let mut at = 0;
    while let Some(byte) = text.as_bytes().get(at) {
        match byte {
            b',' => return true,
            b'(' => match group(text, at) {
                Some(end) => at = end,
                None => return false,
            },
            b'\'' | b'"' => return false,
            _ => at += 1,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spaced(text: &str) -> String {
        let mut found = text.to_owned();
        for at in boundaries(text).into_iter().rev() {
            found.insert(at, ' ');
        }
        found
    }

    #[test]
    fn keywords_end_where_the_shape_says() {
        for text in [
            "DO 10 I=1,N",
            "DO I=1,N",
            "DO 10 WHILE(A.LT.B)",
            "DO WHILE(A)",
            "GOTO 10",
            "CALL FOO(X)",
            "IF(A(1))GOTO 10",
            "IF(A)THEN",
            "REAL X,Y",
            "REAL*8 X",
            "REAL FUNCTION F(X,Y)",
            "REAL*8 FUNCTION F()",
            "REAL FUNCTIONF(10)",
            "CHARACTER*(*) FUNCTION F(X)",
            "DOUBLEPRECISION X",
            "IMPLICIT REAL*8 (A-H,O-Z)",
            "END",
            "ENDSUBROUTINE FOO",
            "ENDIF",
            "ENDDO",
            "SUBROUTINE FOO(X)",
            "DATA A/1/",
            "PARAMETER(N=3)",
            "L:DO I=1,N",
            "COMMON/B/X",
            "RETURN",
            "RECURSIVE SUBROUTINE FOO",
            "IMPLICIT NONE",
            "PROGRAM MAIN",
            "PRINT 10,X",
            "INTEGER CALLX",
        ] {
            let compact = text.replace(' ', "");
            assert_eq!(spaced(&compact), text);
        }
        for text in
            ["DO10I=1.5", "DO10I(1,2)=3", "CALLX=3", "REALX(1)=3", "IF(1)=2", "X=1", "ENDFILE=1", "GOTO%X=1"]
        {
            assert_eq!(spaced(text), text);
        }
        assert_eq!(spaced("IF(A)CALLX=1"), "IF(A)CALLX=1");
        assert_eq!(spaced("X=';';CALLF;GOTO10"), "X=';';CALL F;GOTO 10");
    }
}
