//! Explicit instantiations of templates: `template void scale<float>(int, float *);`. The AST of libclang does not have
//! those of functions, so they are read from the tokens.

use okl_plugin::{Span, Unit};

/// An explicit instantiation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplicitInstantiation {
    /// All of it, from `extern` or `template` to its `;`.
    pub span: Span,
    /// True for `extern template`, which only declares it.
    pub is_declaration: bool,
    /// What stands between `template` and the name: a type with specifiers and attributes, or `class`.
    pub before: Span,
    /// The name with its scope and its arguments: `math::scale<float>`.
    pub name: Span,
    /// The parameters of a function, without the parentheses; `None` for a class.
    pub parameters: Option<Span>,
}

impl ExplicitInstantiation {
    /// The name of the template: `scale`. For a member of a class template, such as `Grid<float>::clear`, that of the
    /// class.
    pub fn template<'u>(&self, unit: &'u Unit) -> &'u str {
        let name = unit.source(self.name);
        let stem = name.split('<').next().unwrap_or(name);
        stem.rsplit("::").next().unwrap_or(stem).trim()
    }

    /// The class of a member, or the class itself: `Grid<float>`. `None` for a function that is no member of a class
    /// template.
    pub fn class<'u>(&self, unit: &'u Unit) -> Option<&'u str> {
        let name = unit.source(self.name);
        if self.parameters.is_none() {
            return Some(name);
        }
        name.rfind(">::").map(|at| &name[..=at])
    }
}

/// The explicit instantiations of a unit, in source order. Those of operators and of variables are not found.
pub fn explicit_instantiations(unit: &Unit) -> Vec<ExplicitInstantiation> {
    let is_template = |span: &&Span| unit.source(**span) == "template";
    unit.keywords.iter().filter(is_template).filter_map(|keyword| read(unit, *keyword)).collect()
}

fn read(unit: &Unit, keyword: Span) -> Option<ExplicitInstantiation> {
    let text = &unit.text;
    let rest = &text[keyword.end as usize..];
    if rest.trim_start().starts_with('<') {
        return None;
    }
    let before = text[..keyword.start as usize].trim_end();
    // `x.template f<T>()`, `T::template f<T>()`
    if before.ends_with(['.', '>', ':']) {
        return None;
    }
    let end = keyword.end as usize + rest.find([';', '{'])?;
    if text.as_bytes()[end] != b';' {
        return None;
    }
    let start = before.strip_suffix("extern").map_or(keyword.start, |before| before.len() as u32);
    let body = text[keyword.end as usize..end].trim_end();
    let name_and_more = match body.strip_suffix(')') {
        Some(_) => keyword.end as usize + opening(body)?,
        None => keyword.end as usize + body.len(),
    };
    let parameters =
        body.ends_with(')').then(|| Span::new(name_and_more as u32 + 1, keyword.end + body.len() as u32 - 1));
    let name = name(text, keyword.end as usize, name_and_more)?;
    Some(ExplicitInstantiation {
        span: Span::new(start, end as u32 + 1),
        is_declaration: start != keyword.start,
        before: Span::new(keyword.end, name.start),
        name,
        parameters,
    })
}

/// The place of the parenthesis that belongs to the last one.
fn opening(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in text.char_indices().rev() {
        match letter {
            ')' => depth += 1,
            '(' => depth -= 1,
            _other => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The qualified name that ends before a place.
fn name(text: &str, first: usize, end: usize) -> Option<Span> {
    let part = text[first..end].trim_end();
    let (mut at, mut depth) = (part.len(), 0);
    for (place, letter) in part.char_indices().rev() {
        match letter {
            '>' => depth += 1,
            '<' => depth -= 1,
            _ if depth > 0 => {}
            '_' | ':' => {}
            letter if letter.is_alphanumeric() => {}
            _other => break,
        }
        at = place;
    }
    let span = Span::new((first + at) as u32, (first + part.len()) as u32);
    (depth == 0 && at < part.len()).then_some(span)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(String, String, String, Option<String>)> {
        let starts =
            text.match_indices("template").map(|(at, word)| Span::new(at as u32, (at + word.len()) as u32));
        let unit = Unit { text: text.to_string(), keywords: starts.collect(), ..Unit::default() };
        let of = |span: Span| unit.source(span).trim().to_string();
        let parts = explicit_instantiations(&unit).into_iter();
        parts.map(|one| (of(one.span), of(one.before), of(one.name), one.parameters.map(of))).collect()
    }

    #[test]
    fn functions_and_classes_are_found() {
        let text = "template <class T> void f(T); template void n::f<float>(float *, int (*)(int));\n\
                    extern template class Grid<Pair<int, 3>>; int x = y.template g<1>(2);";
        let expected = [
            (
                "template void n::f<float>(float *, int (*)(int));",
                "void",
                "n::f<float>",
                Some("float *, int (*)(int)"),
            ),
            ("extern template class Grid<Pair<int, 3>>;", "class", "Grid<Pair<int, 3>>", None),
        ];
        let owned = expected.map(|(all, before, name, parameters)| {
            (all.to_string(), before.to_string(), name.to_string(), parameters.map(str::to_string))
        });
        assert_eq!(found(text), owned);
    }
}
