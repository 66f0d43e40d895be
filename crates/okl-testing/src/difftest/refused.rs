//! Kernels that must be refused: they contain hidden changes of variables whose number of copies differs between CPUs
//! and devices.
//!
//! ```text
//! Ticket u = {3u};
//! for (int i = 0; i < 4; ++i; @inner) out[i] = in[u % 64u];     // group-variable-changed
//! ```

use super::batch::CaseRunner;
use super::choices::{Choices, tree};
use super::class::{CLASSES, Class};
use super::functions::{self, used as parts_used};
use super::known::Allowed;
use super::language::Language;
use super::objects::{handed, used};
use super::twin::Pair;
use crate::Failure;
use crate::failure::at_path;
use proptest::strategy::ValueTree;
use std::fs;

/// The number of kernels in one file.
const TOGETHER: usize = 50;

/// A kernel with one error.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The text of the kernel and of the functions that it calls.
    pub text: String,
    /// The id of the expected diagnostic.
    pub id: &'static str,
}

/// The kind of error.
#[derive(Clone, Copy, Debug)]
enum Mistake {
    /// Work items change a variable of the group.
    Group,
    /// A loop changes its counter in its body.
    Loop,
    /// Code of a group changes memory that its work items share.
    Level,
    /// Work items change a variable of the host.
    Host,
    /// Work items change a variable at file scope.
    File,
}

/// Tests `count` kernels. The failure contains those without the expected diagnostic.
pub fn check_refused(session: &CaseRunner, seed: u64, count: usize) -> Result<(), Failure> {
    let mut failures = Vec::new();
    for start in (0..count).step_by(TOGETHER) {
        let numbers = start..count.min(start + TOGETHER);
        let all: Vec<Refused> = numbers.map(|number| write(seed, number)).collect();
        for refused in untold(session, &all)? {
            failures.push(Failure::new(format!("seed {seed}: no `{}` for\n{}", refused.id, refused.text)));
        }
    }
    Failure::all(failures)
}

/// The kernels that do not get the expected diagnostic.
fn untold<'r>(session: &CaseRunner, all: &'r [Refused]) -> Result<Vec<&'r Refused>, Failure> {
    let folder = session.scratch.join("refused");
    let file = folder.join("refused.okl");
    fs::create_dir_all(&folder).map_err(at_path(&folder))?;
    let text: String = all.iter().map(|one| one.text.as_str()).collect();
    fs::write(&file, text).map_err(at_path(&file))?;
    let path = file.to_string_lossy().into_owned();
    let ended = session.okl.run(&["check", "--message-format", "short", &path])?;
    let told: Vec<(usize, String)> = format!("{}{}", ended.stdout, ended.stderr)
        .lines()
        .filter_map(|line| {
            let line =
                line.strip_prefix("refused.okl").or_else(|| Some(line.split_once("refused.okl")?.1))?;
            let (place, said) = line.strip_prefix(':')?.split_once(' ')?;
            Some((place.split(':').next()?.parse().ok()?, said.to_owned()))
        })
        .collect();
    let mut untold = Vec::new();
    let mut first = 1;
    for one in all {
        let lines = first..first + one.text.lines().count();
        let id = format!("[{}]", one.id);
        if !told.iter().any(|(line, said)| lines.contains(line) && said.contains(&id)) {
            untold.push(one);
        }
        first = lines.end;
    }
    Ok(untold)
}

/// The kernel of a number; it depends only on the seed and the number.
pub fn write(seed: u64, number: usize) -> Refused {
    let recipe = tree(seed, number as u64).current();
    let launches = recipe.launches.into_iter().flat_map(|launch| {
        launch.head.into_iter().chain(launch.items.into_iter().flatten()).collect::<Vec<u32>>()
    });
    let numbers: Vec<u32> = recipe.file.into_iter().chain(launches).collect();
    let mut choices = Choices::new(&numbers);
    let name = format!("k{number}");
    let allowed = Allowed::by(&["serial"], Language::Full);
    let parts = functions::all(&name, &mut choices, &allowed);
    let mistake = choices.pick(&[
        Mistake::Group,
        Mistake::Group,
        Mistake::Loop,
        Mistake::Level,
        Mistake::Host,
        Mistake::File,
    ]);
    let (id, kernel) = match mistake {
        Mistake::Group => ("group-variable-changed", of_group(&mut choices, &name, &allowed)),
        Mistake::Loop => ("loop-variable-assigned", of_loop(&mut choices, &name, &allowed)),
        Mistake::Level => ("outer-level-side-effect", of_level(&mut choices, &name, &allowed)),
        Mistake::Host => ("host-variable-changed", of_host(&mut choices, &name, &allowed)),
        Mistake::File => ("global-variable-changed", of_file(&mut choices, &name, &allowed)),
    };
    Refused { text: format!("{}{kernel}", parts_used(parts, &kernel, false)), id }
}

/// The variable that is changed: an object or a number.
struct Changed {
    class: Option<Class>,
    /// `c1_Ticket u = {3u};`
    declared: String,
    /// `k1_Ticket`
    ty: String,
    /// The changed place: the variable, an element or a member.
    place: String,
    /// A number in it.
    read: String,
}

fn changed(choices: &mut Choices<'_>, kernel: &str, variable: &str) -> Changed {
    let class = Some(choices.pick(&[Class::Ticket, Class::Seen, Class::Slots]));
    let class = class.filter(|class| CLASSES.contains(class) && !choices.one_in(3));
    let (ty, braces) = match class {
        Some(class) => (format!("{kernel}_{}", class.name()), class.braces("3u")),
        None => ("unsigned".to_owned(), "3u".to_owned()),
    };
    let (declared, place) = match choices.below(4) {
        1 => (format!("{ty} {variable}[2] = {{{braces}, {braces}}};"), format!("{variable}[1]")),
        2 => {
            (format!("struct {{ int n; {ty} in; }} {variable} = {{1, {braces}}};"), format!("{variable}.in"))
        }
        _ => (format!("{ty} {variable} = {braces};"), variable.to_owned()),
    };
    let read = format!("{place}{}", if class.is_some() { ".x" } else { "" });
    Changed { class, declared, ty, place, read }
}

/// A statement that changes a place depending on its old value, and declares `r`.
fn change(
    choices: &mut Choices<'_>,
    kernel: &str,
    allowed: &Allowed,
    changed: &Changed,
    place: &str,
) -> String {
    let object = Pair::same(place);
    loop {
        let text = match changed.class {
            Some(class) => used(choices, (kernel, allowed), class, &object, ["h", "r"]).0,
            None => {
                let text = handed(choices, kernel, allowed, (&changed.ty, &object), "h");
                text.map(|text| format!("{}\nunsigned r = 1u;", text.0)).unwrap_or_default()
            }
        };
        let is_set = !matches!(changed.class, Some(Class::Ticket | Class::Seen)) && text.contains(" = h;");
        if !is_set && !text.is_empty() {
            return text;
        }
    }
}

/// The declaration of an alias for the place, and the place through the alias.
fn renamed(choices: &mut Choices<'_>, kernel: &str, changed: &Changed) -> (String, String) {
    let Changed { ty, place, .. } = changed;
    match choices.below(8) {
        1 => (format!("{ty} &n = {place};"), "n".to_owned()),
        2 => (format!("{ty} *n = &{place};"), "n[0]".to_owned()),
        3 => (format!("{ty} &n = {kernel}_any({place});"), "n".to_owned()),
        4 => (format!("{ty} *n = {kernel}_anyp(&{place});"), "(*n)".to_owned()),
        _ => (String::new(), place.clone()),
    }
}

/// The statement in a context that only some work items execute, or that each executes several times.
fn around(choices: &mut Choices<'_>, text: &str) -> String {
    match choices.below(4) {
        1 => format!("if (in[i] % 2u == 0u) {{\n{text}\nout[i] = r;\n}}"),
        2 => format!("for (int q = 0; q < p0; ++q) {{\n{text}\nout[i] += r;\n}}"),
        _ => format!("{text}\nout[i] = r;"),
    }
}

const PARAMETERS: &str = "int p0, const unsigned *in, unsigned *out";

fn of_group(choices: &mut Choices<'_>, kernel: &str, allowed: &Allowed) -> String {
    let changed = changed(choices, kernel, "u");
    let (name, place) = renamed(choices, kernel, &changed);
    let text = change(choices, kernel, allowed, &changed, &place);
    let (outside, inside) = if choices.one_in(2) { (name, String::new()) } else { (String::new(), name) };
    format!(
        "@kernel void {kernel}({PARAMETERS}) {{\nfor (int o = 0; o < 3; ++o; @outer) {{\n{}\n{outside}\n\
         for (int i = 0; i < 4; ++i; @inner) {{\nconst unsigned h = (unsigned)i + 1u;\n{inside}\n{}\n}}\n\
         for (int i = 0; i < 4; ++i; @inner) out[4 * o + i] += {};\n}}\n}}\n",
        changed.declared,
        around(choices, &text),
        changed.read
    )
}

fn of_loop(choices: &mut Choices<'_>, kernel: &str, allowed: &Allowed) -> String {
    let variable = choices.pick(&["i", "o"]);
    let changed = Changed {
        class: None,
        declared: String::new(),
        ty: "int".to_owned(),
        place: variable.to_owned(),
        read: variable.to_owned(),
    };
    let (name, place) = renamed(choices, kernel, &changed);
    let text = change(choices, kernel, allowed, &changed, &place);
    format!(
        "@kernel void {kernel}({PARAMETERS}) {{\nfor (int o = 0; o < 3; ++o; @outer) {{\n\
         for (int i = 0; i < 4; ++i; @inner) {{\nconst unsigned h = 2u;\n{name}\n{}\n}}\n}}\n}}\n",
        around(choices, &text)
    )
}

fn of_level(choices: &mut Choices<'_>, kernel: &str, allowed: &Allowed) -> String {
    let class = choices.pick(&[Some(Class::Ticket), Some(Class::Seen), Some(Class::Slots), None]);
    let is_global = class.is_none() && choices.one_in(2);
    let ty = class.map_or("unsigned".to_owned(), |class| format!("{kernel}_{}", class.name()));
    let place = if is_global { "out[o]" } else { "s[1]" };
    let read = if class.is_some() { "s[1].x" } else { place };
    let changed =
        Changed { class, declared: String::new(), ty, place: place.to_owned(), read: read.to_owned() };
    // Changes that no analysis can follow with certainty are no errors here: functions that call others, which may
    // refer to another place, and templates.
    let text = loop {
        let text = change(choices, kernel, allowed, &changed, place);
        if !["_swap(", "_any(", "_anyp("].iter().any(|called| text.contains(called)) {
            break text;
        }
    };
    format!(
        "@kernel void {kernel}({PARAMETERS}) {{\nfor (int o = 0; o < 3; ++o; @outer) {{\n@shared {} s[4];\n\
         for (int i = 0; i < 4; ++i; @inner) s[i]{} = in[i];\nconst unsigned h = 5u;\n{text}\n\
         for (int i = 0; i < 4; ++i; @inner) out[4 * o + i] += {read} + r;\n}}\n}}\n",
        changed.ty,
        if class.is_some() { ".x" } else { "" }
    )
}

fn of_host(choices: &mut Choices<'_>, kernel: &str, allowed: &Allowed) -> String {
    let changed = changed(choices, kernel, "n1");
    let text = change(choices, kernel, allowed, &changed, &changed.place);
    format!(
        "@kernel void {kernel}({PARAMETERS}) {{\n{}\nfor (int o = 0; o < 3; ++o; @outer) {{\n\
         for (int i = 0; i < 4; ++i; @inner) {{\nconst unsigned h = (unsigned)i + 1u;\n{}\n}}\n}}\n}}\n",
        changed.declared,
        around(choices, &text)
    )
}

fn of_file(choices: &mut Choices<'_>, kernel: &str, allowed: &Allowed) -> String {
    let variable = format!("{kernel}_file");
    let changed = changed(choices, kernel, &variable);
    let text = change(choices, kernel, allowed, &changed, &changed.place);
    format!(
        "static {}\n@kernel void {kernel}({PARAMETERS}) {{\nfor (int o = 0; o < 3; ++o; @outer) {{\n\
         for (int i = 0; i < 4; ++i; @inner) {{\nconst unsigned h = (unsigned)i + 1u;\n{}\n}}\n}}\n}}\n",
        changed.declared,
        around(choices, &text)
    )
}
