//! What the documentation shows is true: its examples translate, its links and message ids exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{Folder, walk};
use okl_testing::okl::Okl;
use okl_testing::target::TARGETS;
use okl_testing::tools::Tool;
use okl_testing::{Failure, cases, jobs, testdata, workspace};

fn okl() -> Okl {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

/// The pages for people who use okl, with their texts.
fn pages() -> Vec<(PathBuf, String)> {
    let root = workspace();
    let docs = fs::read_dir(root.join("docs")).expect("the docs are part of the repository");
    let mut files: Vec<PathBuf> = docs.map(|entry| entry.expect("it can be read").path()).collect();
    files.extend(["README.md", "CONTRIBUTING.md"].map(|name| root.join(name)));
    files.retain(|file| file.extension().is_some_and(|extension| extension == "md"));
    let mut pages: Vec<_> = files
        .into_iter()
        .map(|file| {
            let text = fs::read_to_string(&file).expect("pages are text");
            (file, text)
        })
        .collect();
    pages.sort();
    pages
}

/// The kernels between "```okl" or "```cpp" and "```".
fn examples(page: &str) -> Vec<&str> {
    let fenced = page.split("```").skip(1).step_by(2);
    fenced
        .filter_map(|block| block.strip_prefix("okl\n").or_else(|| block.strip_prefix("cpp\n")))
        .filter(|block| block.contains("@kernel"))
        .collect()
}

#[test]
fn every_example_translates_for_all_targets() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs");
    fs::create_dir_all(&scratch).expect("a scratch folder can be made");
    let mut found: Vec<PathBuf> = Vec::new();
    for (page, text) in pages() {
        let page = page.file_stem().expect("pages have names").to_string_lossy().into_owned();
        for (at, example) in examples(&text).into_iter().enumerate() {
            let file = scratch.join(format!("{page}_{at}.okl"));
            fs::write(&file, example).expect("scratch files can be written");
            found.push(file);
        }
    }
    assert!(found.len() > 5, "the examples are gone");
    let sets = okl_bundle::host().intrinsics.iter().flat_map(|(name, _)| ["--intrinsics", name]);
    let sets: Vec<String> = sets.map(str::to_owned).collect();
    jobs::check_all(&found, |file| {
        Failure::all(TARGETS.iter().filter_map(|target| okl().translate(file, &sets, target.name).err()))
    })
    .expect("the documentation shows kernels that work");
}

#[test]
fn every_link_leads_to_a_file() {
    let mut broken = Vec::new();
    for (page, text) in pages() {
        let folder = page.parent().expect("pages lie in a folder");
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { page.clone() } else { folder.join(file) };
            let is_there = match heading {
                "" => target.exists(),
                heading => fs::read_to_string(&target)
                    .is_ok_and(|text| anchors(&text).iter().any(|one| one == heading)),
            };
            if !is_there {
                broken.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// What links to the headings of a page end in: `## A \`kernel\`` is `a-kernel`.
fn anchors(page: &str) -> Vec<String> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let of = |heading: &str| {
        let text = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = text.chars().filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter));
        kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    };
    headings.map(of).collect()
}

/// `docs/README.md` has a line for each page.
#[test]
fn the_index_lists_every_page() {
    let index =
        fs::read_to_string(workspace().join("docs/README.md")).expect("the index is part of the docs");
    let pages = fs::read_dir(workspace().join("docs")).expect("the docs are part of the repository");
    let names = pages.map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned());
    let missing: Vec<String> = names
        .filter(|name| name.ends_with(".md") && name != "README.md" && !index.contains(&format!("]({name})")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_front_page_shows_what_okl_writes() {
    let Some(shell) = Tool::Shell.find() else { return };
    let ran = walk::follow("README.md", &Folder::new("front_page"), &shell, &[]);
    assert!(ran >= 2, "{ran} commands");
}

#[test]
fn the_commands_of_the_first_kernel_work() {
    let (Some(shell), Some(_)) = (Tool::Shell.find(), Tool::Gxx.find()) else { return };
    let ran = walk::follow("docs/first-kernel.md", &Folder::new("first_kernel"), &shell, &[]);
    assert!(ran >= 11, "{ran} commands");
}

#[test]
fn the_commands_of_the_page_of_fortran_work() {
    let (Some(shell), Some(_), Some(_)) = (Tool::Shell.find(), Tool::Gxx.find(), Tool::Gfortran.find())
    else {
        return;
    };
    let ran = walk::follow("docs/openacc-fortran.md", &Folder::new("page_of_fortran"), &shell, &[]);
    assert!(ran >= 9, "{ran} commands");
}

/// The kernel of the page of Fortran is what okl writes for the program above it.
#[test]
fn the_page_of_fortran_shows_the_kernel() {
    let page = fs::read_to_string(workspace().join("docs/openacc-fortran.md")).expect("the page is there");
    let block = |start: &str| {
        let (_, rest) = page.split_once(start).expect("the page has the block");
        rest.split_once("```").expect("a block ends").0
    };
    let folder = Folder::new("kernel_of_the_page_of_fortran");
    folder.write("fall.f90", block("```fortran\n"));
    let arguments = ["run", "-p", "accf-openmp", "--emit", "okl", "fall.f90"].map(str::to_owned);
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let ended = Okl::new(program, folder.0.clone()).run(&arguments).expect("okl starts");
    let written: Vec<&str> = ended.stdout.lines().filter(|line| !line.trim().is_empty()).collect();
    let shown: Vec<&str> = block("```okl\n").lines().collect();
    assert_eq!(written, shown);
}

#[test]
fn the_program_in_cuda_is_built_by_nvcc() {
    let (Some(shell), Some(nvcc)) = (Tool::Shell.find(), Tool::Nvcc.find()) else { return };
    let tools = [nvcc.parent().expect("a program lies in a folder").to_path_buf()];
    let folder = Folder::new("program_in_cuda");
    let ran = walk::follow("docs/launchers.md", &folder, &shell, &tools);
    assert_eq!(ran, 2);
    assert!(folder.files().contains(&"add".to_owned()), "{:?}", folder.files());
}

/// The page shows each kernel of `testdata/errors/showcase` and okl's messages about it.
#[test]
fn the_page_of_messages_shows_what_okl_says() {
    let page = fs::read_to_string(workspace().join("docs/messages.md")).expect("it is part of the docs");
    let all = cases::mistakes(&testdata()).expect("testdata/errors can be read");
    let shown: Vec<_> = all.iter().filter(|case| case.name.starts_with("showcase/")).collect();
    assert_eq!(shown.len(), 16);
    let mut wrong = Vec::new();
    for case in shown {
        let read = |ending| fs::read_to_string(case.stderr.with_extension(ending)).expect("a case has both");
        let (kernel, messages) = (read("okl"), read("stderr"));
        let block = format!("```c++\n{kernel}```\n\nokl:\n\n```text\n{}\n```\n", messages.trim_end());
        if !page.contains(&block) {
            wrong.push(format!("{}: the page should show\n{block}", case.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Beside each stands what clang says of the same in plain C++: of the `.cpp` beside the kernel.
#[test]
fn the_page_of_messages_shows_what_clang_says() {
    let Some(clang) = Tool::Clangxx.find() else { return };
    let page = fs::read_to_string(workspace().join("docs/messages.md")).expect("it is part of the docs");
    let mut wrong = Vec::new();
    for section in page.split("\n## ").skip(1) {
        let name = section.split(".okl:").next().and_then(|before| before.split("errors/").nth(1));
        let name = name.expect("each section shows a message with its place");
        let kernel = testdata().join("errors").join(name);
        let (folder, file) = (kernel.parent().expect("a folder"), kernel.file_name().expect("a name"));
        let mut command = Command::new(&clang);
        command.args(["-fsyntax-only", "-std=c++17", "-fno-color-diagnostics", "-fmessage-length=0"]);
        let output = command.arg(Path::new(file).with_extension("cpp")).current_dir(folder).output();
        let said = String::from_utf8(output.expect("clang starts").stderr).expect("clang writes text");
        let block = match said.trim_end() {
            "" => "clang, of the same in plain C++: nothing.".to_string(),
            said => format!("clang, of the same in plain C++:\n\n```text\n{said}\n```"),
        };
        if !section.trim_end().ends_with(&block) {
            wrong.push(format!("{name}: the section should end with\n{block}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `inner-count-varies` on the page of the language is an id that `okl explain` knows.
#[test]
fn the_language_page_names_messages_that_exist() {
    let pages: BTreeSet<String> = fs::read_dir(workspace().join("docs/diagnostics"))
        .expect("every id has a page")
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    let text = fs::read_to_string(workspace().join("docs/language.md")).expect("the page exists");
    let is_id = |word: &&str| {
        word.starts_with(|c: char| c.is_ascii_lowercase())
            && word.contains('-')
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    };
    let named: BTreeSet<&str> = text.split('`').skip(1).step_by(2).filter(is_id).collect();
    assert!(named.len() > 20, "the ids are gone");
    let unknown: Vec<_> = named.into_iter().filter(|id| !pages.contains(*id)).collect();
    assert!(unknown.is_empty(), "no page: {unknown:?}");
}
