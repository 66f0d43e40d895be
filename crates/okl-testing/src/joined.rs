//! Joins several texts to one, each in a namespace of its own and with its macros undefined after it: most of a
//! compiler's time goes into headers, which are then read once.

use std::collections::BTreeSet;

/// The maximum number of texts in one compilation; if it fails, all of them are compiled again.
pub const TOGETHER: usize = 8;

/// Partitions texts, given by the names of their kernels, into groups (of indices) without duplicate names.
pub fn groups<S: AsRef<str> + Ord>(texts: &[BTreeSet<S>]) -> Vec<Vec<usize>> {
    let mut groups: Vec<(Vec<usize>, BTreeSet<&str>)> = Vec::new();
    for (at, names) in texts.iter().enumerate() {
        let names: BTreeSet<&str> = names.iter().map(AsRef::as_ref).collect();
        let room =
            groups.iter_mut().find(|(group, taken)| group.len() < TOGETHER && taken.is_disjoint(&names));
        match room {
            Some((group, taken)) => {
                group.push(at);
                taken.extend(names);
            }
            None => groups.push((vec![at], names)),
        }
    }
    groups.into_iter().map(|(group, _)| group).collect()
}

/// Joins texts: `#include <sycl/sycl.hpp>`, `namespace text_0 { ... }`, `#undef p_Nq`, `namespace text_1 { ... }`
pub fn text<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    numbered(texts.enumerate())
}

/// Like [`text`], with given numbers for the namespaces.
pub fn numbered<'a>(texts: impl Iterator<Item = (usize, &'a str)>) -> String {
    let mut includes = BTreeSet::new();
    let mut all = String::new();
    for (number, text) in texts {
        includes.extend(includes_of(text));
        all += &format!("namespace text_{number} {{\n{text}\n}}\n");
        for definition in text.lines().filter_map(|line| directive(line, "define")) {
            let name: String =
                definition.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            all += &format!("#undef {name}\n");
        }
    }
    // Headers come first: inside of a namespace they would declare the wrong entities.
    let mut whole: String = includes.into_iter().collect();
    whole += &all;
    whole
}

/// The headers of a text, sorted and without duplicates.
pub fn headers(text: &str) -> Vec<String> {
    let mut found = includes_of(text);
    found.sort();
    found.dedup();
    found
}

/// The `#include`s of a text with their conditions: `#ifdef A`, `#else`, `#include <a>`, `#endif`.
fn includes_of(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    // The directives since the outermost open condition, and the number of open conditions.
    let (mut block, mut depth, mut includes) = (String::new(), 0, false);
    for line in text.lines() {
        let is = |names: &[&str]| names.iter().any(|name| directive(line, name).is_some());
        if is(&["if", "ifdef", "ifndef"]) {
            depth += 1;
            block += &format!("{line}\n");
        } else if is(&["elif", "else"]) {
            block += &format!("{line}\n");
        } else if is(&["endif"]) {
            depth -= 1;
            block += &format!("{line}\n");
            if depth == 0 {
                found.extend(includes.then(|| block.clone()));
                (block, includes) = (String::new(), false);
            }
        } else if let Some(name) = directive(line, "include") {
            let include = format!("#include {}\n", name.trim());
            match depth {
                0 => found.push(include),
                _ => (block, includes) = (block + &include, true),
            }
        }
    }
    found
}

/// The rest of a line after `#NAME`; `None` for other lines.
fn directive<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let rest = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix(name)?;
    (!rest.starts_with(|c: char| c.is_alphanumeric())).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: &str =
        "#include <sycl/sycl.hpp>\n#define N(x) 4\nextern \"C\" void _occa_a_0(sycl::queue *q) {}";

    #[test]
    fn texts_stand_in_namespaces_without_macros_behind_them() {
        let expected = format!(
            "#include <math.h>\n#include <sycl/sycl.hpp>\nnamespace text_0 {{\n{A}\n}}\n#undef N\n\
             namespace text_1 {{\n#include <math.h>\n}}\n"
        );
        assert_eq!(text([A, "#include <math.h>"].into_iter()), expected);
    }

    #[test]
    fn headers_keep_their_conditions() {
        let text = "#ifdef A\nint a;\n#else\n#  include <b>\n#endif\n#if B\nint b;\n#endif\n#include <c>\n";
        assert_eq!(includes_of(text), ["#ifdef A\n#else\n#include <b>\n#endif\n", "#include <c>\n"]);
    }

    #[test]
    fn kernels_of_one_name_go_into_two_groups() {
        let [a, b] = ["_occa_a_0", "_occa_b_0"].map(|name| BTreeSet::from([name]));
        assert_eq!(groups(&[a.clone(), a, b]), [vec![0, 2], vec![1]]);
    }
}
