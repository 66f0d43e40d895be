//! Expansion templates of attributes, with placeholders for arguments.

/// A template such as `#pragma unroll {0}`: text and argument numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Template {
    pub parts: Vec<TemplatePart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplatePart {
    Text(String),
    /// The number of an argument, and the text that replaces it if it is left out.
    Argument(usize, String),
}

impl Template {
    /// Reads a template for an attribute that takes from `fewest` to `most` arguments. `{{` and `}}` are literal
    /// braces; `{1=8}` is the second argument, or 8 if it is left out.
    ///
    /// # Errors
    /// A message and a help text.
    pub fn read(text: &str, fewest: usize, most: usize) -> Result<Template, (String, String)> {
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
            let (name, default) =
                name.split_once('=').map_or((name, None), |(name, text)| (name, Some(text)));
            let number = name.parse().ok().filter(|number| *number < most);
            let Some(number) = number else {
                return Err((format!("nothing is called `{{{name}}}` here"), meant(most)));
            };
            let has_comma = plain.trim_end().ends_with(',') || after.trim_start().starts_with(',');
            if number >= fewest && default.is_none() && has_comma {
                let message =
                    format!("`{{{number}}}` may be left out, and a comma would stand beside nothing");
                return Err((message, format!("say what stands there then: `{{{number}=0}}`")));
            }
            if !plain.is_empty() {
                parts.push(TemplatePart::Text(std::mem::take(&mut plain)));
            }
            parts.push(TemplatePart::Argument(number, default.unwrap_or_default().to_string()));
            rest = after;
        }
        plain.push_str(rest);
        if !plain.is_empty() {
            parts.push(TemplatePart::Text(plain));
        }
        Ok(Template { parts })
    }

    /// True if the expansion is a line of its own: `#pragma unroll`.
    pub fn is_line(&self) -> bool {
        match self.parts.first() {
            Some(TemplatePart::Text(text)) => text.trim_start().starts_with('#'),
            Some(TemplatePart::Argument(..)) | None => false,
        }
    }
}

/// A help text that lists the valid placeholders.
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
        let parts = |template: &str| Template::read(template, 2, 2).map(|template| template.parts);
        let argument = |number| TemplatePart::Argument(number, String::new());
        assert_eq!(parts(""), Ok(Vec::new()));
        assert_eq!(parts("#pragma unroll {0}"), Ok(vec![text("#pragma unroll "), argument(0)]));
        let mixed = vec![argument(1), text("{x}"), argument(0), text("}")];
        assert_eq!(parts("{1}{{x}}{0}}}"), Ok(mixed));
        for wrong in ["{2}", "{}", "{n}", "{0", "}", "{-1}", "a\nb"] {
            assert!(parts(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_may_be_left_out_leaves_no_comma_alone() {
        let parts = |template: &str| Template::read(template, 1, 2).map(|template| template.parts);
        let default = vec![
            text("f("),
            TemplatePart::Argument(0, String::new()),
            text(", "),
            TemplatePart::Argument(1, "8".into()),
            text(")"),
        ];
        assert_eq!(parts("f({0}, {1=8})"), Ok(default));
        assert!(
            parts("#pragma unroll {0} {1}").is_ok() && parts("f({1})").is_ok() && parts("{1=}, x").is_ok()
        );
        let (message, help) = parts("f({0}, {1})").expect_err("what stands there without it?");
        assert!(parts("f({1}, {0})").is_err());
        assert!(message.contains("`{1}` may be left out") && help.contains("`{1=0}`"), "{message}; {help}");
    }

    #[test]
    fn a_line_starts_with_its_sign() {
        let is_line = |template: &str| Template::read(template, 1, 1).expect("in order").is_line();
        assert!(is_line("#pragma unroll") && is_line("  #pragma unroll {0}"));
        assert!(!is_line("") && !is_line("{0}#") && !is_line("__align__({0})"));
    }
}
