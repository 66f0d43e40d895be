//! Invocations in expressions: `Invoke k(a, b)` and `Any(Invoke k(a, b))`, in C++ `irgl::invoke(k, a, b)` and
//! `irgl::any(irgl::invoke(k, a, b))`.

use crate::words::Words;
use okl_plugin::Span;

/// An invocation.
#[derive(Clone, Debug)]
pub(crate) struct Invocation {
    /// The words in front of the arguments; in C++ with the parenthesis and the kernel.
    pub(crate) head: Span,
    /// True if the parenthesis in front of the arguments is part of that.
    pub(crate) has_parenthesis: bool,
    /// The number of the token that names the kernel; `None` if there is none.
    pub(crate) kernel: Option<usize>,
    /// The number of arguments.
    pub(crate) count: usize,
    pub(crate) reduction: Option<Reduced>,
}

/// `Any( ... )`
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reduced {
    pub(crate) is_any: bool,
    /// The name.
    pub(crate) name: Span,
    /// The name with the parenthesis behind it.
    pub(crate) head: Span,
    /// The closing parenthesis.
    pub(crate) close: Span,
}

/// The invocations in a range, in source order.
pub(crate) fn invocations(words: &Words<'_>, range: Span) -> Vec<Invocation> {
    words.within(range).filter_map(|at| of_text(words, at).or_else(|| of_cpp(words, at))).collect()
}

fn of_text(words: &Words<'_>, at: usize) -> Option<Invocation> {
    if !words.is(at, "Invoke") {
        return None;
    }
    let is_whole = words.is_name(at + 1) && words.is(at + 2, "(");
    let reduction =
        (at >= 2 && words.is(at - 1, "(")).then(|| reduced(words, at - 2, at - 2, ["Any", "All"]));
    Some(Invocation {
        head: words.range(at, at + if is_whole { 2 } else { 1 }),
        has_parenthesis: false,
        kernel: is_whole.then_some(at + 1),
        count: words.parts(at + 3, words.partner(at + 2), ",").len(),
        reduction: reduction.flatten(),
    })
}

fn of_cpp(words: &Words<'_>, at: usize) -> Option<Invocation> {
    if !(words.is(at, "irgl") && words.is(at + 1, "::") && words.is(at + 2, "invoke")) {
        return None;
    }
    let close = words.partner(at + 3);
    let parts = words.parts(at + 4, close, ",");
    let is_whole = words.is(at + 3, "(")
        && parts.first().is_some_and(|(from, to)| *to == from + 1 && words.is_name(*from));
    let behind = if parts.len() > 1 { at + 6 } else { at + 5 };
    let reduction = (at >= 4 && words.is(at - 1, "(") && words.is(at - 3, "::"))
        .then(|| reduced(words, at - 4, at - 2, ["any", "all"]));
    Some(Invocation {
        head: if is_whole { words.range(at, behind) } else { words.range(at, at + 3) },
        has_parenthesis: true,
        kernel: is_whole.then_some(at + 4),
        count: parts.len().saturating_sub(1),
        reduction: reduction.flatten(),
    })
}

/// A reduction whose name is a token, with the first token of what stands in front of its parenthesis.
fn reduced(words: &Words<'_>, first: usize, name: usize, [any, all]: [&str; 2]) -> Option<Reduced> {
    let is_it = words.is(name, any) || words.is(name, all);
    is_it.then(|| Reduced {
        is_any: words.is(name, any),
        name: words.span(name),
        head: words.range(first, name + 2),
        close: words.span(words.partner(name + 1)),
    })
}

#[cfg(test)]
mod tests {
    use super::invocations;
    use crate::words::Words;
    use okl_plugin::Span;

    fn found(text: &str) -> Vec<String> {
        let words = Words::of(text);
        let all = invocations(&words, Span::new(0, text.len() as u32));
        all.into_iter()
            .map(|one| {
                let kernel = one.kernel.map_or("none", |at| words.word(at));
                let reduction = one.reduction.map_or("", |one| one.head.of(text));
                format!("{kernel} {} {reduction}|{}", one.count, one.head.of(text))
            })
            .collect()
    }

    #[test]
    fn both_forms_say_the_same() {
        assert_eq!(found("x = Any(Invoke k(a, b));"), ["k 2 Any(|Invoke k"]);
        assert_eq!(found("x = irgl::any(irgl::invoke(k, a, b));"), ["k 2 irgl::any(|irgl::invoke(k,"]);
        assert_eq!(found("irgl::invoke(k);"), ["k 0 |irgl::invoke(k"]);
        assert_eq!(found("Invoke k();"), ["k 0 |Invoke k"]);
        assert_eq!(found("Invoke 3;"), ["none 0 |Invoke"]);
        assert_eq!(found("irgl::invoke(3 + 4);"), ["none 0 |irgl::invoke"]);
    }
}
