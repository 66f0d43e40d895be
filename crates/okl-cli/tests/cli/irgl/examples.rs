//! Each program of the page of the language is whole: it is translated for all targets, and prints what the page says.

use super::runs::{QUICK, builder, okl, scratch};
use okl_testing::okl::Okl;
use okl_testing::program::Program;
use okl_testing::rotation::Rotation;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, workspace};
use std::fs;
use std::path::PathBuf;

/// A program of the page.
struct Example {
    /// The heading above it, with a number.
    name: String,
    text: String,
    /// None for a library.
    prints: Option<String>,
}

/// The programs of the page, in its order.
fn examples() -> Vec<Example> {
    let page = fs::read_to_string(workspace().join("docs/irgl.md")).expect("it is part of the docs");
    let mut found: Vec<Example> = Vec::new();
    let mut rest = page.as_str();
    while let Some((before, behind)) = rest.split_once("```irgl\n") {
        let (text, after) = behind.split_once("```\n").expect("it ends");
        let before = &page[..page.len() - rest.len() + before.len()];
        let heading = before.rsplit("\n##").next().and_then(|part| part.lines().next()).unwrap_or_default();
        let letters: String = heading.chars().filter(|letter| letter.is_ascii_alphanumeric()).collect();
        let prints = after.strip_prefix("\n```text\n").map(|printed| {
            let (printed, _) = printed.split_once("```").expect("it ends");
            printed.to_owned()
        });
        found.push(Example { name: format!("{}_{letters}", found.len()), text: text.to_owned(), prints });
        rest = after;
    }
    found
}

impl Example {
    /// The file of the program.
    fn written(&self) -> Result<PathBuf, Failure> {
        let folder = scratch("examples").join(&self.name);
        let path = folder.join("k.irgl");
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&path, &self.text))
            .map_err(|error| Failure::new(error.to_string()))?;
        Ok(path)
    }

    /// The text for a target, without any message.
    fn translated(&self, target: &str) -> Result<String, Failure> {
        let path = self.written()?.display().to_string();
        let kind = if target == "opencl" { "program" } else { "kernel" };
        let pipeline = format!("irgl-{target}");
        let ended =
            Okl::new(okl(), scratch("examples")).run(&["run", "-p", &pipeline, "--emit", kind, &path])?;
        let ended = ended.success(&format!("{} for {target}", self.name))?;
        match ended.stderr.is_empty() {
            true => Ok(ended.stdout),
            false => Err(Failure::new(format!("{} for {target}: {}", self.name, ended.stderr))),
        }
    }

    /// Runs a program that was built of it.
    fn run(&self, built: &Program, environment: &[(&str, String)]) -> Result<(), Failure> {
        let Some(prints) = &self.prints else { return Ok(()) };
        let graph = self.written()?.with_file_name("graph.txt");
        fs::write(&graph, "0 1\n0 2\n2 3\n").map_err(|error| Failure::new(error.to_string()))?;
        let graph = graph.display().to_string();
        let takes_graph = self.text.contains("main(Graph");
        let arguments: Vec<&str> = takes_graph.then_some(graph.as_str()).into_iter().collect();
        let ended = built.run_with(&arguments, environment)?.success(&self.name)?;
        match ended.stdout == *prints {
            true => Ok(()),
            false => Err(Failure::new(format!(
                "{} prints\n{}and the page says\n{prints}",
                self.name, ended.stdout
            ))),
        }
    }
}

#[test]
fn the_examples_of_the_page_print_what_it_says() {
    let examples = examples();
    assert!(examples.len() > 14, "{} examples", examples.len());
    let is_shown = |one: &&Example| one.text.contains("host Kernel main(") == one.prints.is_some();
    // The first one's output stands behind its OKL; another test runs it.
    let wrong: Vec<&str> =
        examples[1..].iter().filter(|one| !is_shown(one)).map(|one| one.name.as_str()).collect();
    assert!(wrong.is_empty(), "programs without an output: {wrong:?}");
    let Some(builder) = builder() else { return };
    let checked = jobs::check_all(&examples[1..], |example| {
        let text = example.translated("openmp")?;
        if example.prints.is_none() {
            return Ok(());
        }
        let built = Program::whole_host(&builder, &example.name, &text, &QUICK, &scratch("examples-openmp"))?;
        example.run(&built, &[("OMP_NUM_THREADS", "3".into())])
    });
    checked.expect("each example prints what the page says");
}

/// On devices, two of the examples each day.
#[test]
fn the_examples_of_the_page_print_the_same_on_devices() {
    let Some(builder) = builder() else { return };
    let rotation = Rotation::of_today();
    for (turn, target) in ["cuda", "hip", "dpcpp", "opencl"].into_iter().enumerate() {
        if target == "opencl" && Tool::Pocl.find().is_none() {
            continue;
        }
        let scratch = scratch(&format!("examples-{target}"));
        let examples = examples();
        let due: Vec<&Example> =
            examples.iter().filter(|one| rotation.is_turn(&one.name, turn as u64 * 2, 8)).collect();
        let checked = jobs::check_all(&due, |example| {
            let text = example.translated(target)?;
            if example.prints.is_none() {
                return Ok(());
            }
            let (built, environment) = match target {
                "opencl" => {
                    let built = Program::whole_opencl(&builder, &example.name, &text, &scratch)?;
                    (built, Program::pocl(&scratch)?)
                }
                _ => {
                    let built = Program::whole(&builder, &example.name, &text, &scratch)?;
                    (built, vec![("OKL_EMULATOR_SEED", "1".to_string())])
                }
            };
            example.run(&built, &environment)
        });
        checked.expect("each example prints what the page says");
    }
}
