//! A `Pipe` with one invocation is an `Iterate` that runs at least once.
//!
//! ```text
//! Pipe Initial [0] { Invoke k(g, x); round++; }      Iterate k(g, x) Initial [0] { round++; }
//! ```

use crate::invocations::invocations;
use crate::tree::{Block, Iterate, Name, StmtKind};
use crate::words::Words;
use okl_plugin::Span;

/// The `Iterate` that a `Pipe` is from its first round on, if its first statement is the only invocation. What stands
/// behind it may be anything.
pub(crate) fn sole(words: &Words<'_>, word: Span, block: &Block) -> Option<Iterate> {
    let first = block.stmts.first().filter(|stmt| matches!(stmt.kind, StmtKind::Other))?;
    let all = invocations(words, block.inner());
    let [one] = &all[..] else { return None };
    let kernel = one.kernel.filter(|_| one.reduction.is_none() && one.head.start == first.span.start)?;
    // In text, the arguments stand in parentheses of their own; in C++, the kernel is one of them.
    let (open, skipped) = if one.has_parenthesis { (kernel - 1, 1) } else { (kernel + 1, 0) };
    let close = words.partner(open);
    if !words.is(close + 1, ";") || words.span(close + 1).end != first.span.end {
        return None;
    }
    let arguments = words.parts(open + 1, close, ",");
    let arguments = arguments.iter().skip(skipped).map(|(from, to)| words.range(*from, *to)).collect();
    Some(Iterate {
        word,
        condition: None,
        extra: None,
        kernel: Name { text: words.word(kernel).to_string(), span: words.span(kernel) },
        arguments,
        initial: None,
        body: Some(Block { span: Span::new(first.span.end - 1, block.span.end), stmts: Vec::new() }),
    })
}

#[cfg(test)]
mod tests {
    use super::sole;
    use crate::parse;
    use crate::tree::StmtKind;
    use crate::words::Words;

    fn found(body: &str) -> Option<String> {
        let text = format!("host Kernel main(Graph g) {{ Pipe Initial [0] {{ {body} }} }}");
        let words = Words::of(&text);
        let module = parse::module(&words, &mut Vec::new());
        let stmt = &module.kernels[0].body.stmts[0];
        let StmtKind::Pipe(_, _, block) = &stmt.kind else { return None };
        let one = sole(&words, stmt.span, block)?;
        let arguments: Vec<&str> = one.arguments.iter().map(|argument| argument.of(&text)).collect();
        let behind = one.body.map(|body| body.inner().of(&text).trim().to_string()).unwrap_or_default();
        Some(format!("{}({}) {behind}", one.kernel.text, arguments.join("|")))
    }

    #[test]
    fn one_invocation_in_front_of_other_statements() {
        assert_eq!(found("Invoke k(g, x + 1); a++; b = 2;").as_deref(), Some("k(g|x + 1) a++; b = 2;"));
        assert_eq!(found("irgl::invoke(k, g);").as_deref(), Some("k(g) "));
        assert_eq!(found("a++; Invoke k(g);"), None);
        assert_eq!(found("Invoke k(g); Invoke k(g);"), None);
        assert_eq!(found("if (a) { Invoke k(g); }"), None);
        assert_eq!(found("Invoke k(g) + 1;"), None);
        assert_eq!(found("Any(Invoke k(g));"), None);
    }
}
