//! Rules for make about translated sources: the user's compiler writes them, from the original source.

use super::command_line::{CommandLine, Input, Task, file_name};
use super::scan::{as_language, options_of_a_text};
use std::path::{Path, PathBuf};

/// The command line that writes the rule of a source: `gcc ... -MM -MF a.d -MQ a.o a.c`. `None` if no rule is asked for.
pub fn command(line: &CommandLine, input: &Input, output: &Path, api: &[String]) -> Option<Vec<String>> {
    let with_system = with_system(line)?;
    let file = file(line, input);
    let mut words = vec![line.compiler.clone(), "-w".into()];
    words.extend(api.iter().cloned());
    words.extend(options_of_a_text(line).flat_map(|option| option.iter().cloned()));
    words.extend([if with_system { "-M" } else { "-MM" }.to_string(), "-MF".into(), file]);
    let mut has_target = false;
    for option in line.options() {
        match option.name.as_str() {
            "-MT" | "-MQ" => {
                words.extend(option.words.iter().cloned());
                has_target = true;
            }
            "-MP" | "-MG" | "-MV" => words.extend(option.words.iter().cloned()),
            _ => {}
        }
    }
    if !has_target {
        words.extend(["-MQ".into(), output.display().to_string()]);
    }
    words.extend(as_language(input));
    words.push(input.path.clone());
    Some(words)
}

/// The rule of a source that okl has read, and its file; `None` if no rule is asked for.
pub fn own(line: &CommandLine, input: &Input, output: &Path, read: &[String]) -> Option<(PathBuf, String)> {
    with_system(line)?;
    Some((PathBuf::from(file(line, input)), text(line, output, read)))
}

/// The text of the rule of an object.
pub fn text(line: &CommandLine, output: &Path, read: &[String]) -> String {
    let names = line.options().filter(|option| ["-MT", "-MQ"].contains(&option.name.as_str()));
    let mut targets: Vec<String> = names.filter_map(|option| option.value.clone()).collect();
    if targets.is_empty() {
        targets.push(output.display().to_string());
    }
    let read: Vec<&str> = read.iter().map(String::as_str).collect();
    let mut text = crate::depfile::rule(&targets, &read);
    if line.has("-MP") {
        text.extend(read.iter().skip(1).map(|header| crate::depfile::rule(&[header.to_string()], &[])));
    }
    text
}

/// True for a rule that names headers of the system, false for one that does not; `None` if no rule is asked for.
fn with_system(line: &CommandLine) -> Option<bool> {
    match by_preprocessor(line) {
        Some(name) => Some(name == "-Wp,-MD,"),
        None if line.has("-MD") => Some(true),
        None => line.has("-MMD").then_some(false),
    }
}

fn by_preprocessor(line: &CommandLine) -> Option<&'static str> {
    ["-Wp,-MD,", "-Wp,-MMD,"].into_iter().find(|name| line.has(name))
}

/// The file of the rule of a source.
fn file(line: &CommandLine, input: &Input) -> String {
    let named = by_preprocessor(line).and_then(|name| line.value(name)).or_else(|| line.value("-MF"));
    named.map_or_else(|| beside(line, input), str::to_string)
}

/// The file of a rule that has no name: `dir/a.d` for `-o dir/a.o`; `prog-a.d` for `-o prog a.c b.c`.
fn beside(line: &CommandLine, input: &Input) -> String {
    let source = Path::new(file_name(&input.path)).with_extension("d");
    match line.value("-o") {
        None => source.display().to_string(),
        Some(output) if line.task() == Task::Link && line.inputs().nth(1).is_some() => {
            format!("{output}-{}", source.display())
        }
        Some(output) => Path::new(output).with_extension("d").display().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(text: &str) -> Option<String> {
        let words = text.split_whitespace().map(String::from).collect();
        let line = CommandLine::read(words).expect("a compiler");
        let input = line.inputs().next().expect("a source").clone();
        Some(command(&line, &input, Path::new("o/a.o"), &[])?.join(" "))
    }

    #[test]
    fn rules_go_where_the_compiler_would_write_them() {
        assert_eq!(rule("gcc -c a.c"), None);
        let some = |text: &str| Some(text.to_string());
        assert_eq!(rule("gcc -MD -c s/a.c -o o/a.o"), some("gcc -w -M -MF o/a.d -MQ o/a.o s/a.c"));
        assert_eq!(rule("gcc -MMD -c s/a.c"), some("gcc -w -MM -MF a.d -MQ o/a.o s/a.c"));
        assert_eq!(
            rule("gcc -O2 -MD -MP -MF .deps/a.Tpo -MT a.o -DX -c a.c"),
            some("gcc -w -O2 -DX -M -MF .deps/a.Tpo -MP -MT a.o a.c")
        );
        assert_eq!(rule("gcc -Wp,-MMD,x.d -c a.c"), some("gcc -w -MM -MF x.d -MQ o/a.o a.c"));
        assert_eq!(rule("gcc -MD a.c b.c -o prog"), some("gcc -w -M -MF prog-a.d -MQ o/a.o a.c"));
        assert_eq!(rule("gcc -MD a.c -o prog"), some("gcc -w -M -MF prog.d -MQ o/a.o a.c"));
    }
}
