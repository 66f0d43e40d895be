//! The instance that the arguments of a call say.

use crate::instance::Instance;
use okl_model::templates::{Template, TemplateParameter};

/// What an argument of a kernel says about its template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said<'a> {
    /// True for memory and null pointers, false for values.
    pub is_pointer: bool,
    /// The type of its elements, or of the value; none if it says nothing.
    pub ty: Option<&'a str>,
}

/// The instance for arguments of the kernel. Pointers say a type first; values say those types that no pointer says.
///
/// # Errors
/// Why none follows, in words: the number of arguments differs, two of them say different types, or none says one.
pub fn deduce(template: &Template, said: &[Said<'_>]) -> Result<Instance, String> {
    let (name, wanted) = (&template.name, template.arguments.len());
    if said.len() != wanted {
        return Err(format!("`{name}` takes {wanted} arguments, and {} are given", said.len()));
    }
    let mut arguments = Vec::new();
    for parameter in &template.parameters {
        let by_pointers = said_by(template, said, parameter, true)?;
        let found =
            by_pointers.map_or_else(|| said_by(template, said, parameter, false), |ty| Ok(Some(ty)))?;
        match (found, &parameter.default) {
            (Some(found), _) => arguments.push(found.to_owned()),
            (None, Some(default)) => arguments.push(default.clone()),
            (None, None) => {
                return Err(format!(
                    "parameter `{}` of the template `{name}` follows from no argument; build the kernel as `{name}<...>`",
                    parameter.name
                ));
            }
        }
    }
    Ok(Instance { kernel: name.clone(), arguments })
}

/// The type that arguments say for a parameter, which has to be one.
fn said_by<'a>(
    template: &Template,
    said: &[Said<'a>],
    parameter: &TemplateParameter,
    by_pointers: bool,
) -> Result<Option<&'a str>, String> {
    let mut found: Option<(usize, &'a str)> = None;
    for (at, (argument, said)) in template.arguments.iter().zip(said).enumerate() {
        if argument.deduces.as_ref() != Some(&parameter.name) {
            continue;
        }
        let does_say = said.is_pointer == argument.is_pointer && said.is_pointer == by_pointers;
        match (found, said.ty.filter(|_| does_say)) {
            (Some((first, known)), Some(ty)) if known != ty => {
                let (kernel, parameter) = (&template.name, &parameter.name);
                let told =
                    |at: usize| format!("argument {}, `{}`", at + 1, template.arguments[at].declaration);
                return Err(format!(
                    "the arguments of `{kernel}` say two types for `{parameter}`: {} says `{known}`, {} says `{ty}`",
                    told(first),
                    told(at)
                ));
            }
            (None, Some(ty)) => found = Some((at, ty)),
            _ => {}
        }
    }
    Ok(found.map(|(_, ty)| ty))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::templates;

    #[test]
    fn pointers_say_a_type_before_values() {
        let text = "template <typename T, int N = 4> @kernel void k(const T a, const T *x, T *y) {}";
        let template = templates(text).remove(0).described(String::new());
        let deduced = |said: [(bool, Option<&str>); 3]| {
            let said = said.map(|(is_pointer, ty)| Said { is_pointer, ty });
            deduce(&template, &said).map(|instance| instance.to_string())
        };
        let float = (true, Some("float"));
        assert_eq!(deduced([(false, Some("double")), float, float]).as_deref(), Ok("k<float, 4>"));
        let nothing = (true, None);
        assert_eq!(deduced([(false, Some("double")), nothing, nothing]).as_deref(), Ok("k<double, 4>"));
        let wrong = |said| deduced(said).expect_err("none follows");
        assert!(wrong([(false, None), nothing, nothing]).contains("follows from no argument"));
        assert!(wrong([(false, None), float, (true, Some("int"))]).contains("argument 3, `T *y` says `int`"));
        assert!(deduce(&template, &[]).expect_err("three are wanted").contains("takes 3 arguments"));
    }
}
