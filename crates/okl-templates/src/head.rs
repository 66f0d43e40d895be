//! Heads of templates: `template <class T, int N>`.

use okl_model::Unit;
use okl_source::Span;

/// One parameter of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateParameter {
    /// Its name; empty if it has none.
    pub name: String,
    /// The type of a parameter that is a value: `int`; `None` for a type.
    pub ty: Option<String>,
}

/// The heads at the start of a range, outermost first, each with its range. `None` if one of them has a parameter that
/// is a pack of arguments or a template.
pub fn heads(unit: &Unit, span: Span) -> Option<Vec<(Span, Vec<TemplateParameter>)>> {
    let text = unit.source(span);
    let mut found = Vec::new();
    let mut at = 0;
    loop {
        let rest = text[at..].trim_start();
        let start = text.len() - rest.len();
        let Some(open) = rest.strip_prefix("template").filter(|rest| rest.trim_start().starts_with('<'))
        else {
            return Some(found);
        };
        let inside = start + text[start..].len() - open.trim_start().len() + 1;
        let end = inside + closing(&text[inside..])?;
        let parameters: Option<Vec<TemplateParameter>> =
            split(&text[inside..end]).into_iter().filter(|text| !text.is_empty()).map(parameter).collect();
        let range = Span::new(span.start + start as u32, span.start + end as u32 + 1);
        found.push((range, parameters?));
        at = end + 1;
    }
}

/// The arguments at the end of the name of an instance: `float`, `3` of `a::V<float, 3>`.
pub fn arguments(name: &str) -> Vec<&str> {
    let inside = name.find('<').and_then(|start| name[start + 1..].strip_suffix('>'));
    inside.map_or(Vec::new(), split)
}

/// The parts between the commas of a list, outside of brackets.
pub fn split(list: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, letter) in list.char_indices() {
        match letter {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if list[..at].ends_with('-') => {}
            '>' | ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(list[start..at].trim());
                start = at + 1;
            }
            _other => {}
        }
    }
    parts.push(list[start..].trim());
    parts
}

/// The place of the `>` that ends a list.
fn closing(list: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in list.char_indices() {
        match letter {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if depth == 0 => return Some(at),
            '>' if list[..at].ends_with('-') => {}
            '>' | ')' | ']' | '}' => depth -= 1,
            _other => {}
        }
    }
    None
}

fn parameter(text: &str) -> Option<TemplateParameter> {
    let declared = text.split_once('=').map_or(text, |(before, _)| before).trim();
    if declared.contains("...") || declared.starts_with("template") {
        return None;
    }
    if let Some(name) = pointer(declared) {
        return Some(TemplateParameter { name: name.into(), ty: Some(declared.replacen(name, "", 1)) });
    }
    let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
    let start = declared
        .rfind(|letter| !is_word(letter))
        .map_or(0, |at| at + declared[at..].chars().next().map_or(1, char::len_utf8));
    let (before, last) = (declared[..start].trim(), &declared[start..]);
    let is_type = |word: &str| word == "class" || word == "typename";
    Some(match (before, last) {
        (before, name) if is_type(before) => TemplateParameter { name: name.into(), ty: None },
        ("", name) if is_type(name) => TemplateParameter { name: String::new(), ty: None },
        ("", ty) => TemplateParameter { name: String::new(), ty: Some(ty.into()) },
        (ty, name) => TemplateParameter { name: name.into(), ty: Some(ty.into()) },
    })
}

/// The name of a pointer or a reference to a function: `op` of `int (*op)(int, int)`.
fn pointer(declared: &str) -> Option<&str> {
    let (_, rest) = declared.split_once("(*").or_else(|| declared.split_once("(&"))?;
    let name = rest.split_once(')')?.0.trim();
    let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
    (!name.is_empty() && name.chars().all(is_word)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_types_and_values() {
        let read = |text: &str| {
            let unit = Unit { text: text.into(), ..Unit::default() };
            let heads = heads(&unit, Span::new(0, text.len() as u32))?;
            let show = |one: TemplateParameter| match one.ty {
                Some(ty) => format!("{ty} {}", one.name),
                None => format!("class {}", one.name),
            };
            Some(heads.into_iter().flat_map(|(_, all)| all).map(show).collect::<Vec<_>>().join(", "))
        };
        let one = read("template <class T = V<int, 2>, unsigned int N=3, typename> void f();");
        assert_eq!(one.as_deref(), Some("class T, unsigned int N, class "));
        assert_eq!(
            read("template <class T> template <int N> void A<T>::f();").as_deref(),
            Some("class T, int N")
        );
        assert_eq!(
            read("template <typename T, void (*op)(T &, int) = add, bool (& f)()> void f();").as_deref(),
            Some("class T, void (*)(T &, int) op, bool (& )() f")
        );
        assert_eq!(read("template <class... T> void f();"), None);
        assert_eq!(read("void f();").as_deref(), Some(""));
    }

    #[test]
    fn arguments_of_a_name_are_split() {
        assert_eq!(arguments("a::V<a::P<int, 3>, (a::C)1>"), ["a::P<int, 3>", "(a::C)1"]);
        assert_eq!(arguments("P"), [""; 0]);
    }
}
