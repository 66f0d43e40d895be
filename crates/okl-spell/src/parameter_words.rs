//! Target text that depends on a kernel's parameters: `uniform` before scalars, lists of pointers in a pragma.

use crate::job::Job;
use okl_model::Function;
use okl_plan::is_address;
use okl_source::EditSet;

/// Substitutes the names of a kernel's parameters in a text: `{pointers}` and `{scalars}`, as comma-separated lists.
///
/// `omp target teams loop{pointers? is_device_ptr({})}` is `omp target teams loop is_device_ptr(a, b)`, and without a
/// pointer `omp target teams loop`.
pub(crate) fn with_parameters(job: &Job<'_>, word: &str, function: &Function) -> String {
    if !word.contains("{pointers") && !word.contains("{scalars") {
        return word.to_string();
    }
    let unit = job.unit;
    let names = |wants_pointers: bool| -> Vec<String> {
        let params = function.params.iter().map(|id| unit.variable(*id));
        let wanted = params.filter(|param| is_address(unit.ty(param.ty)) == wants_pointers);
        wanted.map(|param| job.name(param)).collect()
    };
    let word = filled(word, "pointers", &names(true).join(", "));
    filled(&word, "scalars", &names(false).join(", "))
}

/// Substitutes a list for `{name}`, and for `{}` in `{name?...}`, which is dropped if the list is empty.
fn filled(word: &str, name: &str, list: &str) -> String {
    let mut text = String::new();
    let mut rest = word;
    let open = format!("{{{name}");
    while let Some((before, behind)) = rest.split_once(&open) {
        text.push_str(before);
        if let Some(after) = behind.strip_prefix('}') {
            text.push_str(list);
            rest = after;
        } else if let Some((inside, after)) = behind.strip_prefix('?').and_then(closed) {
            if !list.is_empty() {
                text.push_str(&inside.replace("{}", list));
            }
            rest = after;
        } else {
            text.push_str(&open);
            rest = behind;
        }
    }
    text + rest
}

/// The text up to the matching closing brace, and the text after it.
fn closed(text: &str) -> Option<(&str, &str)> {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&text[..at], &text[at + 1..]));
        }
    }
    None
}

/// Writes the target's keyword before each parameter: `uniform int n`. Must precede all other edits of the parameters.
pub(crate) fn mark(job: &Job<'_>, function: &Function, edits: &mut EditSet) {
    let words = &job.target.words;
    for param in function.params.iter().map(|id| job.unit.variable(*id)) {
        let word = if is_address(job.unit.ty(param.ty)) { &words.pointer } else { &words.scalar };
        if !word.is_empty() {
            edits.insert(job.owner(), param.span.start, format!("{word} "));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn a_list_that_is_empty_takes_what_stands_around_it_along() {
        let word = "omp loop{pointers? is_device_ptr({})} {pointers}";
        assert_eq!(filled(word, "pointers", "a, b"), "omp loop is_device_ptr(a, b) a, b");
        assert_eq!(filled(word, "pointers", ""), "omp loop ");
        assert_eq!(filled("{pointer} {pointers", "pointers", "a"), "{pointer} {pointers");
    }
}
