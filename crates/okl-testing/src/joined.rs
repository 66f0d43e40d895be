//! Several texts as one, each in a namespace of its own and without its macros behind it: a compiler's time goes into
//! headers, which are read once then.

use std::collections::BTreeSet;

/// Texts in one compilation: a compiler that fails has to do them all again.
pub const TOGETHER: usize = 8;

/// Splits texts, known by their kernels' names, into groups (as indices) whose kernels have different names.
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

/// `#include <sycl/sycl.hpp>`, `namespace text_0 { ... }`, `#undef p_Nq`, `namespace text_1 { ... }`
pub fn text<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    numbered(texts.enumerate())
}

/// The same with numbers for the namespaces.
pub fn numbered<'a>(texts: impl Iterator<Item = (usize, &'a str)>) -> String {
    let mut includes = BTreeSet::new();
    let mut all = String::new();
    for (number, text) in texts {
        includes.extend(directives(text, "include").into_iter().map(str::trim));
        all += &format!("namespace text_{number} {{\n{text}\n}}\n");
        for definition in directives(text, "define") {
            let name: String =
                definition.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            all += &format!("#undef {name}\n");
        }
    }
    // Headers first: inside a namespace they would declare the wrong things.
    let mut whole: String = includes.iter().map(|name| format!("#include {name}\n")).collect();
    whole += &all;
    whole
}

/// What stands after `#NAME` on the lines of a text.
fn directives<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    text.lines()
        .filter_map(|line| line.trim_start().strip_prefix('#')?.trim_start().strip_prefix(name))
        .filter(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
        .collect()
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
    fn kernels_of_one_name_go_into_two_groups() {
        let [a, b] = ["_occa_a_0", "_occa_b_0"].map(|name| BTreeSet::from([name]));
        assert_eq!(groups(&[a.clone(), a, b]), [vec![0, 2], vec![1]]);
    }
}
