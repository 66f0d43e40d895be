//! Writes instances in place of templates.

use crate::find::templates;
use crate::instance::Instance;
use crate::template::{Template, TemplateKind, TemplateParameter};
use okl_source::{Diagnostic, DiagnosticId, EditSet, Piece, Severity, Span, TextMap, nearest};
use std::collections::BTreeMap;

const INSTANCE_ARGUMENTS: DiagnosticId = DiagnosticId::new("instance-arguments");
const INSTANCE_UNSUPPORTED: DiagnosticId = DiagnosticId::new("instance-unsupported");
const UNKNOWN_INSTANCE: DiagnosticId = DiagnosticId::new("unknown-instance");

/// A text with instances in place of its kernel templates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instantiated {
    /// The text.
    pub text: String,
    /// The map from the text to the input.
    pub map: TextMap,
    /// The instances with their ranges in the text, in source order.
    pub copies: Vec<Copied>,
}

/// An instance in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// The instance with all its arguments, those that are defaults as well.
    pub instance: Instance,
    /// The name of the kernel that it is.
    pub name: String,
    /// Its range in the text.
    pub span: Span,
    /// `k with T = float, N = 64`
    pub shown: String,
}

/// Puts instances in place of templates of a text. Kernel templates without an instance are left out.
///
/// # Errors
/// Instances of unknown kernels, with wrong arguments, or of templates that have none.
pub fn instantiate(text: &str, wanted: &[Instance]) -> Result<Instantiated, Vec<Diagnostic>> {
    let made = instantiate_all(&[text], wanted);
    let mut made = made.map_err(|found| found.into_iter().map(|one| one.diagnostic).collect::<Vec<_>>())?;
    Ok(made.pop().expect("one of each text"))
}

/// As [`instantiate`], for texts that belong together: a file and the headers that it includes. One result for each.
///
/// # Errors
/// As those of [`instantiate`], each with its text.
pub fn instantiate_all(texts: &[&str], wanted: &[Instance]) -> Result<Vec<Instantiated>, Vec<Mistake>> {
    let all: Vec<Vec<Template>> = texts.iter().map(|text| templates(text)).collect();
    let mut found = Vec::new();
    let mut chosen: BTreeMap<(usize, Span), Vec<Chosen<'_>>> = BTreeMap::new();
    let mut names: BTreeMap<String, Instance> = BTreeMap::new();
    for instance in wanted {
        match choose(&all, instance) {
            Ok(Chosen { instance, .. }) if names.values().any(|known| *known == instance) => {}
            Ok(mut one) => {
                let (mut at, plain) = (1, one.name.clone());
                while names.contains_key(&one.name) {
                    at += 1;
                    one.name = format!("{plain}_{at}");
                }
                names.insert(one.name.clone(), one.instance.clone());
                chosen.entry((one.text, one.template.span)).or_default().push(one);
            }
            Err(problem) => found.push(*problem),
        }
    }
    if !found.is_empty() {
        return Err(found);
    }
    let each = texts.iter().zip(&all).enumerate();
    Ok(each
        .map(|(at, (text, templates))| {
            let own = templates.iter().map(|one| (one, chosen.remove(&(at, one.span)).unwrap_or_default()));
            written(text, own.collect())
        })
        .collect())
}

/// A mistake in one of several texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The index of the text.
    pub text: usize,
    /// The mistake.
    pub diagnostic: Diagnostic,
}

/// A text with instances in place of each of its templates.
fn written(text: &str, templates: Vec<(&Template, Vec<Chosen<'_>>)>) -> Instantiated {
    let mut edits = EditSet::new();
    for (template, own) in &templates {
        let each = own.iter().enumerate().flat_map(|(at, one)| {
            // Each in lines of its own.
            let line = (at > 0).then(|| Piece::Text("\n".into()));
            line.into_iter().chain(one.pieces())
        });
        edits.recompose("instances", template.span, each.collect());
    }
    let (text, map) = edits.apply(text).expect("templates do not overlap");
    let all = templates.into_iter().flat_map(|(_, own)| own);
    let copies = all.map(|one| one.copied(&text)).collect();
    Instantiated { text, map, copies }
}

/// An instance that is written.
struct Chosen<'t> {
    /// The index of the text that the template is in.
    text: usize,
    template: &'t Template,
    instance: Instance,
    name: String,
}

/// The template of an instance, and its arguments with defaults.
fn choose<'t>(all: &'t [Vec<Template>], instance: &Instance) -> Result<Chosen<'t>, Box<Mistake>> {
    let each = all.iter().enumerate().flat_map(|(text, own)| own.iter().map(move |one| (text, one)));
    let mut named =
        each.filter(|(_, one)| one.name == instance.kernel && one.kind != TemplateKind::Declaration);
    let Some((text, template)) = named.next() else {
        return Err(Box::new(Mistake { text: 0, diagnostic: unknown(all, instance) }));
    };
    let refused = |text, diagnostic| Err(Box::new(Mistake { text, diagnostic }));
    if let Some((text, second)) = named.next() {
        let what = match second.kind {
            TemplateKind::Specialisation => "a specialisation",
            _ => "an overload",
        };
        let message = format!("kernel `{}` has {what}", template.name);
        let help = "give each kernel a name of its own; `if constexpr` tells types apart inside of one";
        let error = Diagnostic::error(INSTANCE_UNSUPPORTED, message, second.name_span);
        return refused(text, error.help(help));
    }
    let packs = template.parameters.iter().find_map(|one| Some((&one.name, one.unsupported?)));
    if let Some((name, what)) = packs {
        let message = format!("parameter `{name}` of kernel `{}` is {what}", template.name);
        let help = "parameters of kernels are types and values";
        let error = Diagnostic::error(INSTANCE_UNSUPPORTED, message, template.name_span);
        return refused(text, error.help(help));
    }
    match arguments(template, instance) {
        Ok(arguments) => {
            let instance = Instance { kernel: instance.kernel.clone(), arguments };
            let name = instance.mangled();
            Ok(Chosen { text, template, instance, name })
        }
        Err(diagnostic) => refused(text, *diagnostic),
    }
}

/// The arguments of an instance, with the defaults of those that it does not say.
fn arguments(template: &Template, instance: &Instance) -> Result<Vec<String>, Box<Diagnostic>> {
    let wrong = |message: String| {
        let diagnostic = Diagnostic::error(INSTANCE_ARGUMENTS, message, template.name_span);
        Err(diagnostic.note(format!("the instance is `{instance}`")).into())
    };
    let (given, count) = (instance.arguments.len(), template.parameters.len());
    if given > count {
        return wrong(format!("kernel `{}` has {count} parameters, not {given}", template.name));
    }
    let mut arguments = Vec::new();
    for (at, parameter) in template.parameters.iter().enumerate() {
        let TemplateParameter { name, value_of, default, .. } = parameter;
        let Some(argument) = instance.arguments.get(at).or(default.as_ref()) else {
            return wrong(format!("parameter `{name}` of kernel `{}` is not said", template.name));
        };
        let starts_like_a_value = argument.starts_with(|c: char| c.is_ascii_digit() || "-+'\"".contains(c))
            || ["true", "false"].contains(&&**argument);
        match value_of {
            None if starts_like_a_value => {
                return wrong(format!(
                    "parameter `{name}` of kernel `{}` is a type, not `{argument}`",
                    template.name
                ));
            }
            Some(ty) if is_type(argument) => {
                return wrong(format!(
                    "parameter `{name}` of kernel `{}` is a value of type `{ty}`, not `{argument}`",
                    template.name
                ));
            }
            _ => arguments.push(argument.clone()),
        }
    }
    Ok(arguments)
}

/// True for the name of a built-in type.
fn is_type(argument: &str) -> bool {
    let words = [
        "bool", "char", "short", "int", "long", "signed", "unsigned", "float", "double", "void", "const", "*",
    ];
    argument.replace('*', " *").split_whitespace().all(|word| words.contains(&word))
}

fn unknown(all: &[Vec<Template>], instance: &Instance) -> Diagnostic {
    let message = format!("there is no kernel template `{}`", instance.kernel);
    let diagnostic = Diagnostic::global(UNKNOWN_INSTANCE, Severity::Error, message);
    let names: Vec<&str> = all.iter().flatten().map(|one| one.name.as_str()).collect();
    match nearest(&instance.kernel, names.iter().copied()) {
        Some(name) => diagnostic.help(format!("did you mean `{name}`?")),
        None if names.is_empty() => diagnostic
            .note("templates are found in the file and its headers, but not where macros write them"),
        None => diagnostic.note(format!("there are: {}", names.join(", "))),
    }
}

impl Chosen<'_> {
    /// `namespace okl_k_float { using T = float; @kernel void k_float(T *x) {...} }`
    fn pieces(&self) -> Vec<Piece> {
        let Template { span, name_span, head_end, parameters, .. } = self.template;
        let stands = |text: String, from: Span| Piece::Stands { text, from };
        let head = Span::new(span.start, *head_end);
        let mut pieces = vec![stands(format!("namespace okl_{} {{", self.name), head)];
        for (parameter, argument) in parameters.iter().zip(&self.instance.arguments) {
            let name = &parameter.name;
            if name.is_empty() {
                continue;
            }
            let text = match &parameter.value_of {
                None => format!(" using {name} = {argument};"),
                Some(ty) => format!(" constexpr {} {name} = {argument};", ty.trim()),
            };
            pieces.push(stands(text, head));
        }
        pieces.push(Piece::Source(Span::new(*head_end, name_span.start)));
        pieces.push(stands(self.name.clone(), *name_span));
        pieces.push(Piece::Source(Span::new(name_span.end, span.end)));
        pieces.push(stands(" }".into(), Span::new(span.end - 1, span.end)));
        pieces
    }

    fn copied(self, text: &str) -> Copied {
        let open = format!("namespace okl_{} {{", self.name);
        let start = text.find(&open).unwrap_or_default();
        // Behind it comes the next instance, or what was behind the template.
        let length: usize = self
            .pieces()
            .iter()
            .map(|piece| match piece {
                Piece::Text(text) | Piece::Stands { text, .. } => text.len(),
                Piece::Source(span) => span.len() as usize,
            })
            .sum();
        let parameters = self.template.parameters.iter().zip(&self.instance.arguments);
        let parameters: Vec<String> =
            parameters.map(|(one, argument)| format!("{} = {argument}", one.name)).collect();
        let shown = format!("{} with {}", self.template.name, parameters.join(", "));
        let span = Span::new(start as u32, (start + length) as u32);
        Copied { instance: self.instance, name: self.name, span, shown }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    const TEXT: &str = "template <typename T, int N = 4> @kernel void k(T *x) { x[0] = N; }\n\
                        template <class T> @kernel void other(T x) {}\nint after;\n";

    fn made(text: &str, wanted: &[&str]) -> Result<Instantiated, Vec<String>> {
        let wanted: Vec<Instance> = wanted.iter().map(|one| one.parse().expect("an instance")).collect();
        let told = |one: Diagnostic| format!("{}: {}", one.id, one.message);
        instantiate(text, &wanted).map_err(|found| found.into_iter().map(told).collect())
    }

    fn check(wanted: &[&str], expected: Expect) {
        let made = made(TEXT, wanted).expect("it is written");
        for copy in &made.copies {
            assert!(copy.span.of(&made.text).starts_with(&format!("namespace okl_{} {{", copy.name)));
            assert!(copy.span.of(&made.text).ends_with(" }"));
        }
        let shown: Vec<&str> = made.copies.iter().map(|copy| copy.shown.as_str()).collect();
        expected.assert_eq(&format!("{}{}", made.text, shown.join("; ")));
    }

    #[test]
    fn instances_stand_in_place_of_templates() {
        check(
            &["k<float>", "k<double, 8>", "k<float, 4>"],
            expect![[r#"
                namespace okl_k_float_4 { using T = float; constexpr int N = 4; @kernel void k_float_4(T *x) { x[0] = N; } }
                namespace okl_k_double_8 { using T = double; constexpr int N = 8; @kernel void k_double_8(T *x) { x[0] = N; } }

                int after;
                k with T = float, N = 4; k with T = double, N = 8"#]],
        );
    }

    #[test]
    fn instances_of_one_name_are_told_apart() {
        let made = made(TEXT, &["k<a::b>", "k<a_b>"]).expect("it is written");
        let names: Vec<&str> = made.copies.iter().map(|copy| copy.name.as_str()).collect();
        assert_eq!(names, ["k_a_b_4", "k_a_b_4_2"]);
    }

    #[test]
    fn texts_have_one_list_of_names() {
        let header = "template <class T> @kernel void in_header(T x) {}";
        let wanted =
            ["in_header<a::b>", "k<a::b>", "in_header<a_b>"].map(|one| one.parse().expect("an instance"));
        let made = instantiate_all(&[TEXT, header], &wanted).expect("they are written");
        let names: Vec<Vec<&str>> =
            made.iter().map(|one| one.copies.iter().map(|copy| copy.name.as_str()).collect()).collect();
        assert_eq!(names, [vec!["k_a_b_4"], vec!["in_header_a_b", "in_header_a_b_2"]]);
        let wrong = instantiate_all(&[TEXT, header], &["in_header<2>".parse().expect("an instance")]);
        assert_eq!(wrong.expect_err("it is wrong").first().map(|one| one.text), Some(1));
        let twice = instantiate_all(&[header, header], &["in_header<int>".parse().expect("an instance")]);
        let twice = twice.expect_err("there are two").remove(0);
        assert_eq!((twice.text, &*twice.diagnostic.message), (1, "kernel `in_header` has an overload"));
    }

    #[test]
    fn what_is_wrong_is_told() {
        let told = |wanted: &[&str]| made(TEXT, wanted).expect_err("it is wrong").join("\n");
        assert_eq!(told(&["kk<float>"]), "unknown-instance: there is no kernel template `kk`");
        assert_eq!(told(&["k<>"]), "instance-arguments: parameter `T` of kernel `k` is not said");
        assert_eq!(told(&["k<int, 1, 2>"]), "instance-arguments: kernel `k` has 2 parameters, not 3");
        assert_eq!(told(&["k<3>"]), "instance-arguments: parameter `T` of kernel `k` is a type, not `3`");
        assert_eq!(
            told(&["k<float, unsigned long>", "other<true>"]),
            "instance-arguments: parameter `N` of kernel `k` is a value of type `int`, not `unsigned long`\n\
             instance-arguments: parameter `T` of kernel `other` is a type, not `true`"
        );
        let pack = made("template <class... T> @kernel void p(T... x) {}", &["p<int>"]);
        assert_eq!(
            pack.expect_err("it is wrong"),
            ["instance-unsupported: parameter `T` of kernel `p` is a pack"]
        );
        let special = format!("{TEXT}template <> @kernel void k<float, 4>(float *x) {{}}");
        let special = made(&special, &["k<int>"]).expect_err("it is wrong");
        assert_eq!(special, ["instance-unsupported: kernel `k` has a specialisation"]);
    }
}
