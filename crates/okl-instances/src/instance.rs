//! Instances that are asked for.

use okl_lex::{LexError, TokenKind, lex};
use std::fmt;
use std::str::FromStr;

/// An instance of a kernel: `k<float, 32>`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instance {
    /// The name of the kernel.
    pub kernel: String,
    /// The arguments of the template, as they are written.
    pub arguments: Vec<String>,
}

/// A text that is no instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InstanceSyntax(String);

impl fmt::Display for InstanceSyntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no instance of a kernel; one is `add<float, 32>`", self.0)
    }
}

impl std::error::Error for InstanceSyntax {}

impl fmt::Display for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}<{}>", self.kernel, self.arguments.join(", "))
    }
}

impl FromStr for Instance {
    type Err = InstanceSyntax;

    fn from_str(text: &str) -> Result<Instance, InstanceSyntax> {
        let wrong = || InstanceSyntax(text.to_owned());
        let (kernel, rest) = text.trim().split_once('<').ok_or_else(wrong)?;
        let kernel = kernel.trim();
        let inner = rest.strip_suffix('>').ok_or_else(wrong)?;
        let lexed = lex(kernel);
        let is_name = lexed.tokens.len() == 1 && lexed.tokens[0].kind == TokenKind::Identifier;
        let arguments = split(inner).ok_or_else(wrong)?;
        if !is_name || arguments.iter().any(String::is_empty) {
            return Err(wrong());
        }
        Ok(Instance { kernel: kernel.to_owned(), arguments })
    }
}

/// The arguments of a list, with one blank between tokens that need one. None if it is no list.
fn split(list: &str) -> Option<Vec<String>> {
    let lexed = lex(list);
    let errors: &[LexError] = &lexed.errors;
    if !errors.is_empty() {
        return None;
    }
    if lexed.tokens.is_empty() {
        return Some(Vec::new());
    }
    let (mut arguments, mut depth) = (vec![String::new()], 0_i32);
    for token in &lexed.tokens {
        let word = token.text(list);
        match &*word {
            "," if depth == 0 => {
                arguments.push(String::new());
                continue;
            }
            ";" | "#" | "@" => return None,
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" | ">" => depth -= 1,
            ">>" => depth -= 2,
            _ => {}
        }
        if depth < 0 {
            return None;
        }
        let last = arguments.last_mut().expect("there is one");
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        if last.ends_with(is_word) && word.starts_with(is_word) {
            last.push(' ');
        }
        last.push_str(&word);
    }
    (depth == 0).then_some(arguments)
}

impl Instance {
    /// The name of the kernel that an instance becomes: `add_float_32`. Other instances may have the same.
    pub fn mangled(&self) -> String {
        let mut name = self.kernel.clone();
        for argument in &self.arguments {
            name.push('_');
            for letter in argument.chars() {
                match letter {
                    letter if letter.is_ascii_alphanumeric() || letter == '_' => name.push(letter),
                    '-' => name.push('m'),
                    '*' => name.push('p'),
                    '.' => name.push('d'),
                    _ if name.ends_with('_') => {}
                    _ => name.push('_'),
                }
            }
        }
        // Names with two underscores belong to compilers.
        while name.contains("__") {
            name = name.replace("__", "_");
        }
        name.trim_end_matches('_').to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instances_are_names_with_arguments() {
        let read = |text: &str| text.parse::<Instance>().map(|one| (one.to_string(), one.mangled()));
        let of = |shown: &str, name: &str| Ok((shown.to_owned(), name.to_owned()));
        assert_eq!(read("k<float,32>"), of("k<float, 32>", "k_float_32"));
        assert_eq!(read(" k < unsigned  long , -1 > "), of("k<unsigned long, -1>", "k_unsigned_long_m1"));
        assert_eq!(read("k<n::S<int, 3>, float *>"), of("k<n::S<int,3>, float*>", "k_n_S_int_3_floatp"));
        assert_eq!(read("k<A<B<int>>>"), of("k<A<B<int>>>", "k_A_B_int"));
        assert_eq!(read("k<>"), of("k<>", "k"));
        for wrong in
            ["", "k", "k<", "k<float", "<float>", "k<float,>", "k<a>b>", "k<;>", "k l<a>", "k<'>", "k<(>"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
