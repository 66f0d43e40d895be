//! Prints what is wrong with files of Fortran: `parse [-DNAME[=VALUE]]... [--cpp] [--tree] FILE...`.
#![allow(clippy::print_stdout)]

use okl_fortran::{Form, Options, parse, wants_cpp};
use std::fs;
use std::path::Path;
use std::time::Instant;

fn main() {
    let (mut defines, mut has_tree, mut problems, mut lines) = (Vec::new(), false, 0, 0);
    let (start, mut always_cpp) = (Instant::now(), false);
    for argument in std::env::args().skip(1) {
        if let Some(define) = argument.strip_prefix("-D") {
            let (name, value) = define.split_once('=').unwrap_or((define, "1"));
            defines.push((name.to_owned(), value.to_owned()));
        } else if argument == "--cpp" {
            always_cpp = true;
        } else if argument == "--tree" {
            has_tree = true;
        } else {
            let Ok(bytes) = fs::read(&argument) else { continue };
            let text = String::from_utf8_lossy(&bytes);
            let folder = Path::new(&argument).parent().unwrap_or(Path::new("."));
            let file = |name: &str| fs::read_to_string(folder.join(name)).ok();
            let (form, cpp) = (Form::of_path(&argument), always_cpp || wants_cpp(&argument));
            let found = parse(&text, &Options { form, cpp, defines: &defines, file: &file });
            for problem in &found.problems {
                let before = &text[..problem.span.start as usize];
                let line = before.matches('\n').count() + 1;
                let code = text.lines().nth(line - 1).unwrap_or_default();
                println!("{argument}:{line}: {:?}: {}\n    {code}", problem.kind, problem.message);
            }
            if has_tree {
                println!("{:#?}", found.units);
            }
            problems += found.problems.len();
            lines += text.lines().count();
        }
    }
    println!("{problems} problems, {lines} lines, {:?}", start.elapsed());
}
