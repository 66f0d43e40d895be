//! Types as instances of kernel templates name them: C++ has several names for one type.

/// An argument of a template with the usual name of its type: `unsigned int` for `unsigned` and `uint32_t`.
pub(crate) fn usual(argument: &str) -> &str {
    match argument {
        "signed" | "signed int" | "int signed" | "int32_t" => "int",
        "unsigned" | "int unsigned" | "uint32_t" => "unsigned int",
        "int8_t" => "signed char",
        "uint8_t" => "unsigned char",
        "short int" | "signed short" | "signed short int" | "int16_t" => "short",
        "short unsigned" | "short unsigned int" | "unsigned short int" | "uint16_t" => "unsigned short",
        "long int" | "signed long" | "signed long int" | "int64_t" | "ptrdiff_t" => "long",
        "long unsigned" | "long unsigned int" | "unsigned long int" | "uint64_t" | "size_t" => {
            "unsigned long"
        }
        "long long int" | "signed long long" | "signed long long int" => "long long",
        "long long unsigned" | "long long unsigned int" | "unsigned long long int" => "unsigned long long",
        other => other,
    }
}

/// True if two lists name the same arguments.
pub(crate) fn are_same(these: &[String], those: &[String]) -> bool {
    these.len() == those.len() && these.iter().zip(those).all(|(one, other)| usual(one) == usual(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_type_has_several_names() {
        let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert!(are_same(&list(&["unsigned", "3"]), &list(&["uint32_t", "3"])));
        assert!(!are_same(&list(&["unsigned"]), &list(&["int"])));
        assert!(!are_same(&list(&["int"]), &list(&["int", "3"])));
    }
}
