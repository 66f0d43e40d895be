//! Every option of clang as an argument of `okl check`.
//!
//! The list is requested from clang when the test runs, so options of later versions are tried as soon as these are
//! installed.

use super::lair::Lair;
use okl_config::{ArgumentList, clang_argument_defects};
use okl_testing::tools::{Tool, libclangs};
use okl_testing::watched::{Event, EventKind};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// All options of a clang: from its completion, its help, and those of `-cc1`.
fn options_of(clang: &Path) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for question in [&["--autocomplete=-"][..], &["--help"], &["--help-hidden"], &["-cc1", "--help"]] {
        let output = Command::new(clang).args(question).output().expect("clang starts");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        for line in text.lines() {
            let word = line.split_whitespace().next().unwrap_or_default();
            let word = word.split(['<', ',', '[']).next().unwrap_or_default();
            if word.len() > 1 && word.starts_with('-') {
                all.insert(word.to_string());
            }
        }
    }
    all
}

/// The ways to write an option: alone, with a value, and with another word after it.
fn forms(option: &str, root: &Path) -> Vec<Vec<String>> {
    let file = root.join("home/written").display().to_string();
    let with = |value: &str| vec![format!("{option}{value}")];
    let mut forms = vec![with(""), with(&file), vec![option.to_string(), file.clone()]];
    match option.ends_with('=') {
        true => forms.extend(["all", "1", "on", "fast"].map(with)),
        false => forms.push(with(&format!("={file}"))),
    }
    forms
}

/// True if okl passes a form on to clang.
fn is_handed_on(form: &[String], list: ArgumentList) -> bool {
    clang_argument_defects(form, list).is_empty()
}

/// The actions of a run that reading a text does not need.
fn harm(events: &[Event], lair: &Lair) -> Vec<String> {
    let is_harm = |event: &&Event| match event.kind {
        EventKind::Starts | EventKind::Connects | EventKind::Strange => true,
        EventKind::Writes => event.path != Path::new("/dev/null"),
        EventKind::Loads => event.path.starts_with(&lair.root),
    };
    events.iter().filter(is_harm).map(|event| format!("{:?} {}", event.kind, event.path.display())).collect()
}

#[test]
fn no_option_of_clang_makes_okl_do_more_than_read() {
    let Some(clang) = Tool::Clang.find() else { return };
    let lair = Lair::new("options");
    lair.library("evil.so");
    // Options of all installed versions are tried.
    let versions = (16..40).map(|version| PathBuf::from(format!("/usr/lib/llvm-{version}/bin/clang")));
    let clangs = versions.filter(|clang| clang.is_file()).chain([clang]);
    let options: BTreeSet<String> = clangs.flat_map(|clang| options_of(&clang)).collect();
    // Guards against an incomplete list.
    assert!(options.len() > 1000, "{}", options.len());
    for known in ["-MD", "-fplugin=", "-header-include-file", "-dependency-dot", "-Wall"] {
        assert!(options.contains(known), "{known}");
    }
    let forms: Vec<Vec<String>> = options.iter().flat_map(|option| forms(option, &lair.root)).collect();
    for list in [ArgumentList::Whole, ArgumentList::Project] {
        all_others_are_refused(&forms, list, &lair);
    }
    // The allowed forms, with each installed libclang.
    let kept: Vec<Vec<String>> =
        forms.into_iter().filter(|form| is_handed_on(form, ArgumentList::Whole)).collect();
    let mut libraries = libclangs();
    libraries.dedup_by(|one, other| one.path == other.path);
    let mut found = Vec::new();
    for libclang in &libraries {
        tried(&kept, &lair, libclang.path.as_os_str(), &mut found);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(lair.traces().is_empty() && !lair.root.join("home/written").exists());
}

/// Forms that are not in the list are refused by name before clang is loaded.
fn all_others_are_refused(forms: &[Vec<String>], list: ArgumentList, lair: &Lair) {
    // An option that takes a value would consume the next word.
    let waits = |form: &[String]| is_handed_on(&[form, &["DIR".to_string()]].concat(), list);
    let others: Vec<&Vec<String>> =
        forms.iter().filter(|form| !is_handed_on(form, list) && !waits(form)).collect();
    assert!(others.len() > 5000, "{list:?}: {}", others.len());
    // Several calls are faster than one with all of them.
    for others in others.chunks(700) {
        let words = others.iter().copied().flatten();
        let quoted = |before: &str, after: &str| -> String {
            words.clone().map(|word| format!("{before}'{word}'{after}\n")).collect()
        };
        let (call, start) = match list {
            ArgumentList::Whole => {
                lair.write("words", quoted("-X ", ""));
                (vec!["check", "k.okl", "@words"], "`-X ")
            }
            ArgumentList::Project => {
                lair.write("deep/okl.toml", format!("schema = 1\n[parse]\nargs = [\n{}]\n", quoted("", ",")));
                (
                    vec!["check", "--error-limit", "0", "--message-format", "short", "deep/k.okl"],
                    "the argument `",
                )
            }
        };
        let call: Vec<String> = call.into_iter().map(str::to_string).collect();
        let Some((ended, events)) = lair.watch_words(&call, &[], None) else { return };
        assert_eq!((ended.code, harm(&events, lair)), (Some(2), Vec::new()), "{list:?}");
        let told = |line| -> Option<&str> {
            let (_, rest) = str::split_once(line, start)?;
            Some(rest.split_once("` is none of those")?.0)
        };
        let told: BTreeSet<&str> = ended.stderr.lines().filter_map(told).collect();
        // Of two words, the second may be the wrong one.
        let is_told = |form: &[String]| form.iter().any(|word| told.contains(word.as_str()));
        let missing: Vec<&&Vec<String>> = others.iter().filter(|form| !is_told(form)).collect();
        assert!(missing.is_empty(), "{list:?}: {missing:?} are not told");
    }
    std::fs::remove_file(lair.root.join("project/deep/okl.toml")).unwrap_or_default();
}

/// Passes several forms at once; if clang rejects some of them, in smaller parts, so that no form hides another.
fn tried(forms: &[Vec<String>], lair: &Lair, libclang: &OsStr, found: &mut Vec<String>) {
    const TOGETHER: usize = 48;
    if forms.len() > TOGETHER {
        return forms.chunks(TOGETHER).for_each(|part| tried(part, lair, libclang, found));
    }
    let given = forms.iter().flatten().flat_map(|word| ["-X".to_string(), word.clone()]);
    let words: Vec<String> = ["check".to_string(), "k.okl".to_string()].into_iter().chain(given).collect();
    let more = [("OKL_LIBCLANG", libclang), ("OKL_CACHE", OsStr::new("off"))];
    let (ended, events) = lair.watch_words(&words, &more, None).expect("it was watched before");
    if forms.len() > 1 && (ended.code != Some(0) || !harm(&events, lair).is_empty()) {
        // Most errors name the form that causes them.
        let is_blamed =
            |form: &Vec<String>| form.iter().any(|word| ended.stderr.contains(&format!("`{word}`")));
        let (blamed, rest): (Vec<_>, Vec<_>) = forms.iter().cloned().partition(is_blamed);
        if blamed.is_empty() || rest.is_empty() {
            let (one, other) = forms.split_at(forms.len() / 2);
            tried(one, lair, libclang, found);
            return tried(other, lair, libclang, found);
        }
        blamed.chunks(1).for_each(|form| tried(form, lair, libclang, found));
        return tried(&rest, lair, libclang, found);
    }
    found.extend(harm(&events, lair).into_iter().map(|what| format!("{forms:?}: {what}")));
    // A refusal by okl would mean that the form was not tried.
    if ended.code != Some(0) && ended.code != Some(1) {
        found.push(format!("{forms:?}: {}", ended.stderr));
    }
}
