//! What an attribute becomes, with places for its arguments.

/// `#pragma unroll {0}`: text, and arguments by number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Template {
    pub(crate) parts: Vec<TemplatePart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TemplatePart {
    Text(String),
    Argument(usize),
}

impl Template {
    /// Reads a text for an attribute with at most so many arguments. `{{` and `}}` are braces.
    ///
    /// # Errors
    /// What is wrong with it, and what to write.
    pub(crate) fn read(text: &str, arguments: usize) -> Result<Template, (String, String)> {
        if text.contains(['\n', '\r']) {
            let help = "write one line; what needs more is a macro or a function of the target";
            return Err(("an expansion is one line".into(), help.into()));
        }
        let mut parts: Vec<TemplatePart> = Vec::new();
        let mut plain = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            plain.push_str(&rest[..at]);
            let brace = &rest[at..=at];
            rest = &rest[at + 1..];
            if let Some(after) = rest.strip_prefix(brace) {
                plain.push_str(brace);
                rest = after;
                continue;
            }
            let inside = rest.split_once('}').filter(|_| brace == "{");
            let Some((name, after)) = inside else {
                let message = format!("a `{brace}` without its partner");
                return Err((message, format!("`{{0}}` is the first argument, `{brace}{brace}` a brace")));
            };
            let number = name.parse().ok().filter(|number| *number < arguments);
            let Some(number) = number else {
                return Err((format!("nothing is called `{{{name}}}` here"), meant(arguments)));
            };
            if !plain.is_empty() {
                parts.push(TemplatePart::Text(std::mem::take(&mut plain)));
            }
            parts.push(TemplatePart::Argument(number));
            rest = after;
        }
        plain.push_str(rest);
        if !plain.is_empty() {
            parts.push(TemplatePart::Text(plain));
        }
        Ok(Template { parts })
    }

    /// Whether it is a line of its own: `#pragma unroll`.
    pub(crate) fn is_line(&self) -> bool {
        match self.parts.first() {
            Some(TemplatePart::Text(text)) => text.trim_start().starts_with('#'),
            Some(TemplatePart::Argument(_)) | None => false,
        }
    }
}

/// What may stand between braces.
fn meant(arguments: usize) -> String {
    let braces = "`{{` and `}}` are braces";
    match arguments {
        0 => format!("the attribute takes no arguments; {braces}"),
        1 => format!("its argument is `{{0}}`; {braces}"),
        _ => format!("its arguments are `{{0}}` to `{{{}}}`; {braces}", arguments - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> TemplatePart {
        TemplatePart::Text(text.into())
    }

    #[test]
    fn arguments_stand_between_braces() {
        let parts = |template: &str| Template::read(template, 2).map(|template| template.parts);
        assert_eq!(parts(""), Ok(Vec::new()));
        assert_eq!(parts("#pragma unroll {0}"), Ok(vec![text("#pragma unroll "), TemplatePart::Argument(0)]));
        let mixed = vec![TemplatePart::Argument(1), text("{x}"), TemplatePart::Argument(0), text("}")];
        assert_eq!(parts("{1}{{x}}{0}}}"), Ok(mixed));
        for wrong in ["{2}", "{}", "{n}", "{0", "}", "{-1}", "a\nb"] {
            assert!(parts(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_line_starts_with_its_sign() {
        let is_line = |template: &str| Template::read(template, 1).expect("in order").is_line();
        assert!(is_line("#pragma unroll") && is_line("  #pragma unroll {0}"));
        assert!(!is_line("") && !is_line("{0}#") && !is_line("__align__({0})"));
    }
}
