//! Hostile projects, as someone else may have written them.
//!
//! Each is tried with every command of okl. The system calls of okl are recorded ([`okl_testing::watched`]): it may not
//! start a program, load a file of the project, or write anything except the requested outputs.

#![cfg(target_os = "linux")] // the recording needs Linux

mod lair;
mod options;
mod projects;

use lair::Lair;
use okl_testing::watched::{Event, EventKind};
use std::path::Path;

/// The commands that a user may run after cloning a repository. `OUT` is a folder beside it.
const COMMANDS: [&str; 20] = [
    "run -p cuda -o OUT/ k.okl",
    "run -p mine -o OUT/ k.okl",
    "run -o OUT/ .",
    "run --pipeline cuda.toml -o OUT/one.cu k.okl",
    "run -p serial -o built/ k.okl deep",
    "run --repro evil.repro",
    "check .",
    "check --dump-repro built/k.json -p cuda -p mine k.okl",
    "fix --guesses k.okl",
    "normalize k.okl",
    "translate -m ACC-CUDA -l k.okl",
    "explain @unroll",
    "explain --list",
    "pipelines list",
    "pipelines show mine",
    "pipelines check cuda mine serial",
    "plugins list",
    "doctor",
    "cache stats",
    // Last: it may only inspect.
    "plugins trust",
];

/// True for a system call that the command may make.
fn is_harmless(event: &Event, lair: &Lair, command: &str) -> bool {
    let path = event.path.as_path();
    let is_below = |folder: &str| path.starts_with(lair.root.join(folder));
    match event.kind {
        EventKind::Starts | EventKind::Connects | EventKind::Strange => false,
        // The system's libraries, and libclang.
        EventKind::Loads => !path.starts_with(&lair.root),
        EventKind::Writes => {
            let is_asked_for = match command.split_whitespace().next() {
                Some("run" | "check") => {
                    is_below("out") || command.contains("built/") && is_below("project/built")
                }
                // The named file, and the temporary file that replaces it.
                Some("fix") => {
                    let name = path.file_name().unwrap_or_default().to_string_lossy();
                    path == lair.root.join("project") || is_below("project") && name.contains("k.okl")
                }
                Some("plugins") => command == "plugins trust" && is_below("config/okl"),
                Some(_) | None => false,
            };
            is_asked_for || is_below("cache") || path == Path::new("/dev/null")
        }
    }
}

/// The unwanted effects of a project, as lines of text.
fn harm(project: &projects::Project) -> Vec<String> {
    let lair = Lair::new(project.name);
    (project.make)(&lair);
    let home = lair.listed("home");
    let mut found = Vec::new();
    for command in COMMANDS {
        let Some((ended, events)) = lair.watch(command, project.path_of_search) else { return found };
        let shown = |what: &str| format!("{}: okl {command}: {what}\n{}", project.name, ended.stderr);
        let harmful = events.iter().filter(|event| !is_harmless(event, &lair, command));
        found.extend(harmful.map(|event| shown(&format!("{:?} {}", event.kind, event.path.display()))));
        if ended.stdout.contains('\u{1b}') || ended.stderr.contains('\u{1b}') {
            found.push(shown("it hands on a terminal's commands"));
        }
        if ended.code.is_none() || ended.code == Some(101) {
            found.push(shown("okl has a bug"));
        }
    }
    if lair.listed("home") != home {
        found.push(format!("{}: the user's own files have changed: {:?}", project.name, lair.listed("home")));
    }
    found.extend(lair.traces().into_iter().map(|trace| format!("{}: it left `{trace}`", project.name)));
    found
}

#[test]
fn no_project_does_harm() {
    let all = projects::all();
    assert!(all.len() >= 60, "{}", all.len());
    let found = std::sync::Mutex::new(Vec::new());
    let done = okl_testing::jobs::check_all(&all, |project| {
        found.lock().expect("nothing panics while it is held").extend(harm(project));
        Ok(())
    });
    done.expect("all are tried");
    let found = found.into_inner().expect("nothing panics while it is held");
    assert!(found.is_empty(), "{} of {} projects do harm:\n{}", found.len(), all.len(), found.join("\n"));
}

/// The same projects do run code if the user trusts them: so they are effective, and the test notices.
#[test]
fn what_projects_would_do_is_seen_when_they_may() {
    let all = projects::all();
    let tried = ["a stage that is a program, in okl.toml", "a stage that is a library, in a pipeline"];
    // Each kind of event is noticed.
    for (name, kind) in tried.into_iter().zip([EventKind::Starts, EventKind::Loads]) {
        let project = all.iter().find(|project| project.name == name).expect("it is one of them");
        let lair = Lair::new("allowed");
        (project.make)(&lair);
        let Some((_, events)) = lair.watch("run --trust-plugins -p serial k.okl", None) else { return };
        let is_it = |event: &&Event| event.kind == kind && event.path.starts_with(lair.root.join("project"));
        assert!(events.iter().any(|event| is_it(&event)), "{name}: {events:?}");
        assert!(!lair.traces().is_empty(), "{name}");
    }
}
