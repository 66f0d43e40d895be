//! Finds kernels that are templates among the tokens of a text.

use crate::template::{Deduced, Parameter, Template, TemplateKind, TemplateParameter};
use okl_lex::{Token, TokenKind, lex};
use okl_source::Span;
use std::ops::Range;

/// The kernels of a text that are templates, in their order.
pub fn templates(text: &str) -> Vec<Template> {
    let tokens = without_directives(text, lex(text).tokens);
    let reader = Reader { text, tokens };
    let mut found = Vec::new();
    let mut at = 0;
    while at < reader.tokens.len() {
        match reader.template(at) {
            Some((template, end)) => {
                found.push(template);
                at = end;
            }
            None => at += 1,
        }
    }
    found
}

/// The tokens without those of preprocessor lines.
fn without_directives(text: &str, tokens: Vec<Token>) -> Vec<Token> {
    let mut is_directive = false;
    let is_kept = |token: &Token| {
        if token.line_start {
            is_directive = token.is(text, "#");
        }
        !is_directive
    };
    tokens.into_iter().filter(is_kept).collect()
}

struct Reader<'t> {
    text: &'t str,
    tokens: Vec<Token>,
}

impl Reader<'_> {
    fn is(&self, at: usize, spelling: &str) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(self.text, spelling))
    }

    fn is_name(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == TokenKind::Identifier)
    }

    fn word(&self, at: usize) -> String {
        self.tokens[at].text(self.text).into_owned()
    }

    /// The text of tokens, as it is written.
    fn source(&self, range: Range<usize>) -> String {
        match (self.tokens.get(range.start), range.end.checked_sub(1).and_then(|last| self.tokens.get(last)))
        {
            (Some(first), Some(last)) if !range.is_empty() => {
                Span::new(first.span.start, last.span.end).of(self.text).to_owned()
            }
            _ => String::new(),
        }
    }

    /// The template that begins at a token, and the token behind it.
    ///
    /// `template < ... > head ( parameters ) { body }`
    fn template(&self, at: usize) -> Option<(Template, usize)> {
        if !self.is(at, "template") || !self.is(at + 1, "<") {
            return None;
        }
        let close = self.closing_angle(at + 1)?;
        let head = self.head(close + 1)?;
        let end = self.closing(head.open)?;
        let (kind, last) = self.rest(end + 1)?;
        let parts = self.parts(at + 2..close, true);
        let mut parameters: Vec<TemplateParameter> =
            parts.into_iter().map(|part| self.template_parameter(part)).collect();
        // `template <class T, class U = A<T>>`: one half of the last token belongs to the default.
        if let Some(default) = parameters.last_mut().and_then(|last| last.default.as_mut())
            && self.is(close, ">>")
        {
            default.push('>');
        }
        let is_special = head.is_special || parameters.is_empty();
        let types: Vec<String> = parameters
            .iter()
            .filter(|parameter| parameter.value_of.is_none())
            .map(|parameter| parameter.name.clone())
            .collect();
        let arguments = self.parts(head.open + 1..end, true);
        let template = Template {
            name: self.word(head.name),
            parameters,
            arguments: arguments.into_iter().map(|part| self.parameter(part, &types)).collect(),
            span: Span::new(self.tokens[at].span.start, self.tokens[last].span.end),
            name_span: self.tokens[head.name].span,
            head_end: self.tokens[close].span.end,
            kind: if is_special { TemplateKind::Specialisation } else { kind },
        };
        Some((template, last + 1))
    }

    /// The head of a kernel: everything up to its parameters. None if this is no kernel.
    fn head(&self, from: usize) -> Option<Head> {
        let (mut at, mut is_kernel, mut is_special) = (from, false, false);
        let mut name = None;
        loop {
            let token = self.tokens.get(at)?;
            if token.kind == TokenKind::At {
                is_kernel |= self.is(at + 1, "kernel");
                at += 2;
                // `@max_inner_dims(16)`
                if self.is(at, "(") {
                    at = self.closing(at)? + 1;
                }
            } else if self.is(at, "[") {
                // `[[okl_kernel("")]]` is the other form of `@kernel`.
                let close = self.closing(at)?;
                is_kernel |= (at..close).any(|inside| self.is(inside, "okl_kernel"));
                at = close + 1;
            } else if self.is(at, "__attribute__") || self.is(at, "alignas") {
                at = self.closing(at + 1)? + 1;
            } else if self.is(at, "(") {
                let name = name.filter(|_| is_kernel)?;
                return Some(Head { name, open: at, is_special });
            } else if self.is(at, "<") {
                // `k<float>(`
                is_special = true;
                at = self.closing_angle(at)? + 1;
            } else if ["{", "}", ";", "=", "class", "struct", "union", "using", "template"]
                .iter()
                .any(|end| self.is(at, end))
            {
                return None;
            } else {
                if token.kind == TokenKind::Identifier {
                    name = Some(at);
                }
                at += 1;
            }
        }
    }

    /// The kind of a kernel template, from the text behind the parameters of the kernel, and its last token.
    fn rest(&self, from: usize) -> Option<(TemplateKind, usize)> {
        let mut at = from;
        while self.tokens.get(at).is_some() {
            if self.is(at, "{") {
                return Some((TemplateKind::Definition, self.closing(at)?));
            }
            if self.is(at, ";") {
                return Some((TemplateKind::Declaration, at));
            }
            at = if self.is(at, "(") { self.closing(at)? + 1 } else { at + 1 };
        }
        None
    }

    /// `typename T = float`, `int N`, `bool = true`, `typename... T`.
    fn template_parameter(&self, part: Range<usize>) -> TemplateParameter {
        let equals = self.at_top(part.clone(), "=");
        let own = part.start..equals.unwrap_or(part.end);
        let default = equals.map(|at| self.source(at + 1..part.end));
        let is_type = self.is(own.start, "typename") || self.is(own.start, "class");
        let is_template = self.is(own.start, "template");
        let is_pack = own.clone().any(|at| self.is(at, "..."));
        let unsupported = match (is_pack, is_template) {
            (true, _) => Some("a pack"),
            (_, true) => Some("a template"),
            _ => None,
        };
        let last = own.end.checked_sub(1).filter(|last| *last > own.start && self.is_name(*last));
        // The last word of `unsigned long` is no name.
        let last = last.filter(|last| !BUILTIN.iter().any(|word| self.is(*last, word)));
        let name = last.map_or(String::new(), |last| self.word(last));
        let value_of = (!is_type && !is_template).then(|| self.source(own.start..last.unwrap_or(own.end)));
        TemplateParameter { name, value_of, default, unsupported }
    }

    /// `const T *@restrict x`
    fn parameter(&self, part: Range<usize>, types: &[String]) -> Parameter {
        let mut words = Vec::new();
        let mut at = part.start;
        while at < part.end {
            if self.tokens[at].kind == TokenKind::At {
                at += 2;
                if self.is(at, "(") {
                    at = self.closing(at).map_or(part.end, |close| close + 1);
                }
            } else if self.is(at, "[") && self.is(at + 1, "[") {
                at = self.closing(at).map_or(part.end, |close| close + 1);
            } else if self.is(at, "=") {
                break;
            } else {
                if !["const", "volatile", "restrict", "__restrict__", "__restrict"]
                    .iter()
                    .any(|word| self.is(at, word))
                {
                    words.push(at);
                }
                at += 1;
            }
        }
        let name = words.iter().copied().rfind(|at| self.is_name(*at));
        let name = name.filter(|at| words.first() != Some(at)).map_or(String::new(), |at| self.word(at));
        let plain: Vec<String> = words.iter().map(|at| self.word(*at)).filter(|word| *word != name).collect();
        let deduces = match &plain[..] {
            [ty] if types.contains(ty) => Some(Deduced { parameter: ty.clone(), is_pointer: false }),
            [ty, star] if types.contains(ty) && star == "*" => {
                Some(Deduced { parameter: ty.clone(), is_pointer: true })
            }
            [ty, open, .., close] if types.contains(ty) && open == "[" && close == "]" => {
                Some(Deduced { parameter: ty.clone(), is_pointer: true })
            }
            _ => None,
        };
        Parameter { name, text: self.source(part), deduces }
    }

    /// The parts of a range between commas that stand in no brackets.
    fn parts(&self, range: Range<usize>, has_angles: bool) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let mut start = range.start;
        let mut at = range.start;
        while at < range.end {
            if self.is(at, ",") {
                parts.push(start..at);
                start = at + 1;
            }
            at = self.behind(at, has_angles).min(range.end);
        }
        if start < range.end {
            parts.push(start..range.end);
        }
        parts
    }

    /// The first token of a range that stands in no brackets and is spelled so.
    fn at_top(&self, range: Range<usize>, spelling: &str) -> Option<usize> {
        let mut at = range.start;
        while at < range.end {
            if self.is(at, spelling) {
                return Some(at);
            }
            at = self.behind(at, true);
        }
        None
    }

    /// The token behind a token, or behind the brackets that it opens.
    fn behind(&self, at: usize, has_angles: bool) -> usize {
        let close = if ["(", "[", "{"].iter().any(|open| self.is(at, open)) {
            self.closing(at)
        } else if has_angles && self.is(at, "<") && at > 0 && self.is_name(at - 1) {
            self.closing_angle(at)
        } else {
            None
        };
        close.unwrap_or(at) + 1
    }

    /// The bracket that closes the one at a token.
    fn closing(&self, open: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for at in open..self.tokens.len() {
            if ["(", "[", "{"].iter().any(|one| self.is(at, one)) {
                depth += 1;
            } else if [")", "]", "}"].iter().any(|one| self.is(at, one)) {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            } else if depth == 0 {
                return None;
            }
        }
        None
    }

    /// The `>` that closes the `<` at a token, or the `>>` whose second half does.
    fn closing_angle(&self, open: usize) -> Option<usize> {
        let mut depth = 0_usize;
        let mut at = open;
        while at < self.tokens.len() {
            if self.is(at, "<") {
                depth += 1;
            } else if self.is(at, ">") {
                depth = depth.checked_sub(1)?;
            } else if self.is(at, ">>") {
                depth = depth.checked_sub(2)?;
            } else if ["(", "[", "{"].iter().any(|one| self.is(at, one)) {
                at = self.closing(at)?;
            } else if self.is(at, ";") {
                return None;
            }
            if depth == 0 {
                return Some(at);
            }
            at += 1;
        }
        None
    }
}

/// The words of built-in types.
const BUILTIN: [&str; 9] = ["bool", "char", "short", "int", "long", "signed", "unsigned", "float", "double"];

struct Head {
    /// The token of the name.
    name: usize,
    /// The parenthesis of the parameters.
    open: usize,
    /// True for `k<float>(`.
    is_special: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn check(text: &str, expected: Expect) {
        let mut shown = String::new();
        for template in templates(text) {
            let parameters: Vec<String> = template
                .parameters
                .iter()
                .map(|one| {
                    let value = one.value_of.as_deref().unwrap_or("type");
                    let default = one.default.as_ref().map_or(String::new(), |text| format!(" = {text}"));
                    let unsupported = one.unsupported.map_or(String::new(), |what| format!(" ({what})"));
                    format!("{value} {}{default}{unsupported}", one.name)
                })
                .collect();
            let arguments: Vec<String> = template
                .arguments
                .iter()
                .map(|one| match &one.deduces {
                    Some(Deduced { parameter, is_pointer: true }) => format!("{} -> {parameter} *", one.name),
                    Some(Deduced { parameter, .. }) => format!("{} -> {parameter}", one.name),
                    None => format!("{}: {}", one.name, one.text),
                })
                .collect();
            let (name, kind) = (&template.name, template.kind);
            shown += &format!("{name} {kind:?} <{}> ({})\n", parameters.join(", "), arguments.join(", "));
        }
        expected.assert_eq(&shown);
    }

    #[test]
    fn parameters_are_types_and_values() {
        check(
            "template <typename T, class U = std::vector<int>, int N = (3 > 2), unsigned long, bool B = false, auto V>
            @kernel void k(const int n, const T *@restrict x, U u, T t[], const T values[4], float f = 1) {}",
            expect![[r#"
                k Definition <type T, type U = std::vector<int>, int N = (3 > 2), unsigned long , bool B = false, auto V> (n: const int n, x -> T *, u -> U, t -> T *, values -> T *, f: float f = 1)
            "#]],
        );
    }

    #[test]
    fn a_default_may_end_with_the_list() {
        check(
            "template <class T, class U = A<T>> @kernel void k(U *x) {} template <class V = A<B<int>>> @kernel void l() {}",
            expect![[r#"
                k Definition <type T, type U = A<T>> (x -> U *)
                l Definition <type V = A<B<int>>> ()
            "#]],
        );
    }

    #[test]
    fn only_kernels_are_found() {
        check(
            "template <class T> void f(T *x) {}
            template <class T> struct S { @kernel void no(); };
            template <class T> @kernel @max_inner_dims(16) [[maybe_unused]] void k(T x);
            template <class T> [[okl_kernel(\"\")]] void normalized([[okl_restrict(\"\")]] const T *x) {}
            template <class T> [[nodiscard]] int other(T x) {}
            #define K template <class T> @kernel void macro(T x) {}
            // template <class T> @kernel void comment(T x) {}
            @kernel void plain(float *x) {}
            namespace n { template <class T> static @kernel void inside(T x) { if (x < 3) { x >>= 2; } } }",
            expect![[r#"
                k Declaration <type T> (x -> T)
                normalized Definition <type T> (x -> T *)
                inside Definition <type T> (x -> T)
            "#]],
        );
    }

    #[test]
    fn what_has_no_instances_is_known() {
        check(
            "template <typename... T> @kernel void pack(T... x) {}
            template <template <class> class C> @kernel void of_template(C<int> x) {}
            template <> @kernel void k<float>(float *x) {}",
            expect![[r#"
                pack Definition <type T (a pack)> (x: T... x)
                of_template Definition <type C (a template)> (x: C<int> x)
                k Specialisation <> (x: float *x)
            "#]],
        );
    }

    #[test]
    fn unfinished_texts_have_no_templates() {
        for text in [
            "template <",
            "template <class T",
            "template <class T> @kernel void k(",
            "template <class T> @kernel void k() {",
            "template <class T> @",
        ] {
            assert_eq!(templates(text), [], "{text}");
        }
    }
}
