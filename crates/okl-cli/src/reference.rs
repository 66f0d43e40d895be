//! The documentation of the command line, generated from the tables in the code; tests fail if it is out of date.

use crate::cli::Cli;
use crate::commands::man_pages;
use crate::exit::Code;
use crate::options::EmitKind;
use clap::{Arg, ArgAction, Command, CommandFactory};
use okl_config::{ArgumentList, PROPERTIES, clang_arguments};
use okl_testing::expected::Expected;
use okl_testing::workspace;
use std::path::Path;

#[test]
fn help_of_every_command_is_as_expected() {
    let expected = Expected::from_environment(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/help"));
    for (name, mut command) in commands() {
        let text = command.render_long_help().to_string();
        let lines: String = text.lines().map(|line| format!("{}\n", line.trim_end())).collect();
        let file = format!("{}.txt", name.replace(' ', "-"));
        expected.check(&file, &lines).expect("tests/cli/help is up to date: OKL_BLESS=1");
    }
}

#[test]
fn the_page_of_all_commands_is_up_to_date() {
    let expected = Expected::from_environment(workspace().join("docs"));
    expected.check("commands.md", &page()).expect("docs/commands.md is up to date: OKL_BLESS=1");
}

#[test]
fn the_tables_of_the_command_line_are_up_to_date() {
    let file = "command-line.md";
    let mut text = std::fs::read_to_string(workspace().join("docs").join(file)).expect("a page");
    let tables = [
        ("kinds", kinds()),
        ("properties", properties()),
        ("exit codes", codes()),
        ("arguments for clang", arguments()),
    ];
    for (name, table) in tables {
        let (from, to) = (format!("<!-- {name}, from the code -->\n"), format!("<!-- end of {name} -->\n"));
        let start = text.find(&from).unwrap_or_else(|| panic!("no {from}")) + from.len();
        let end = start + text[start..].find(&to).unwrap_or_else(|| panic!("no {to}"));
        text.replace_range(start..end, &format!("\n{table}\n"));
    }
    let expected = Expected::from_environment(workspace().join("docs"));
    expected.check(file, &text).expect("the tables are up to date: OKL_BLESS=1");
}

/// The page of all commands with their options.
fn page() -> String {
    let mut text = "# All commands and options\n\nWritten from the program's own tables: `OKL_BLESS=1 ./x test -p okl-cli \
                    --bin okl`. [command-line.md](command-line.md) explains how they are used.\n"
        .to_string();
    for (name, command) in commands() {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        text += &format!("\n## `{name}`\n\n{}.\n", about.trim_end_matches('.'));
        let own = command.get_arguments().filter(|arg| !arg.is_hide_set() && is_own(arg, &name));
        let rows: String = own.map(row).collect();
        if !rows.is_empty() {
            text += &format!("\n| option | meaning |\n|---|---|\n{rows}");
        }
    }
    format!("{text}\n## Kinds\n\n{}\n## Exit codes\n\n{}", kinds(), codes())
}

/// True if the option is documented with this command: `--help` and global options are documented at `okl` only.
fn is_own(arg: &Arg, name: &str) -> bool {
    name == "okl" || !arg.is_global_set() && !["help", "version"].contains(&arg.get_id().as_str())
}

/// A table row: ``| `-o FILE`, `--output FILE` | where to write |``.
fn row(arg: &Arg) -> String {
    let takes_value = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    let value: Vec<&str> =
        arg.get_value_names().unwrap_or_default().iter().map(|name| name.as_str()).collect();
    let value = value.join(" ");
    let short = arg.get_short().map(|short| format!("-{short}"));
    let long = arg.get_long().map(|long| format!("--{long}"));
    let with_value =
        |name: String| if takes_value { format!("`{name} {value}`") } else { format!("`{name}`") };
    let names: Vec<String> = [short, long].into_iter().flatten().map(with_value).collect();
    let shown = if names.is_empty() { format!("`{value}`") } else { names.join(", ") };
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let values = arg.get_possible_values();
    let values: Vec<&str> = values.iter().filter(|_| takes_value).map(|value| value.get_name()).collect();
    let values = if values.is_empty() { String::new() } else { format!(": `{}`", values.join("`, `")) };
    format!("| {} | {}{values} |\n", cell(&shown), cell(&help))
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

fn kinds() -> String {
    let row = |kind: EmitKind| format!("| `{}` | {} |\n", kind.name(), kind.summary());
    format!("| kind | what it is |\n|---|---|\n{}", EmitKind::all().map(row).collect::<String>())
}

fn properties() -> String {
    let row = |(key, meaning): &(&str, &str)| format!("| `{key}` | {} |\n", cell(meaning));
    format!("| property | meaning |\n|---|---|\n{}", PROPERTIES.iter().map(row).collect::<String>())
}

/// The list of clang arguments, with a column for those that `okl.toml` may have.
fn arguments() -> String {
    let of_project = clang_arguments(ArgumentList::Project);
    let row = |line: &String| {
        let everywhere = if of_project.contains(line) { "yes" } else { "no" };
        let (kind, names) = line.split_once(": ").unwrap_or(("", line));
        format!("| {kind} | {} | {everywhere} |\n", cell(names))
    };
    let rows: String = clang_arguments(ArgumentList::Whole).iter().map(row).collect();
    format!("| kind | arguments | in `okl.toml` |\n|---|---|---|\n{rows}")
}

fn codes() -> String {
    let row = |code: &Code| format!("| {} | {} |\n", *code as u8, code.meaning());
    format!("| code | meaning |\n|---|---|\n{}", Code::ALL.iter().map(row).collect::<String>())
}

fn commands() -> Vec<(String, Command)> {
    man_pages::commands(Cli::command())
}
