//! The test cases in `testdata`, discovered by walking the folders: a new file is a new test.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, at_path};
use okl_instances::Instance;
use okl_source::Diagnostic;

/// A kernel file that must translate, compile and run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Its path below `testdata/kernels` without extension: `matmul/tiled`.
    pub name: String,
    /// The `.okl` file.
    pub input: PathBuf,
    /// Options for `okl run`, from a first line `// okl: -D p_Nq=7`.
    pub options: Vec<String>,
    /// The program that runs it and compares the results, `<name>.ref.cpp`.
    pub runner: PathBuf,
}

/// All kernels below `testdata/kernels`, sorted by name.
///
/// A kernel without a runner is a failure: it would be translated and never run.
pub fn kernels(testdata: &Path) -> Result<Vec<Kernel>, Failure> {
    let root = testdata.join("kernels");
    let mut found = Vec::new();
    for input in files_below(&root)?.into_iter().filter(|file| has_extension(file, "okl")) {
        let runner = input.with_extension("ref.cpp");
        if !runner.is_file() {
            return Err(Failure::new(format!("{}: the kernel has no {}", input.display(), runner.display())));
        }
        let text = fs::read(&input).map_err(at_path(&input))?;
        let options = first_line_options(&String::from_utf8_lossy(&text));
        found.push(Kernel { name: name_below(&root, &input), options, input, runner });
    }
    if found.is_empty() {
        return Err(Failure::new(format!("{}: no kernels here", root.display())));
    }
    Ok(found)
}

impl Kernel {
    /// The text of the kernel. Invalid UTF-8 is replaced.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn input_text(&self) -> Result<String, Failure> {
        let bytes = fs::read(&self.input).map_err(at_path(&self.input))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The text of the kernel with the instances that its options ask for, as the steps behind the input read it.
    ///
    /// # Errors
    /// If the file cannot be read, or has no such instances.
    pub fn text_with_instances(&self) -> Result<String, Failure> {
        let text = self.input_text()?;
        let asked =
            self.options.windows(2).filter(|pair| pair[0] == "--instance").map(|pair| pair[1].parse());
        let asked: Result<Vec<Instance>, _> = asked.collect();
        let asked = asked.map_err(|error| Failure::new(error.to_string()))?;
        if asked.is_empty() {
            return Ok(text);
        }
        let told = |found: Vec<Diagnostic>| Failure::new(format!("{}: {found:?}", self.name));
        okl_instances::instantiate(&text, &asked).map(|made| made.text).map_err(told)
    }

    /// The text of the runner.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn runner_text(&self) -> Result<String, Failure> {
        fs::read_to_string(&self.runner).map_err(at_path(&self.runner))
    }

    /// The options that the kernel requires: `--intrinsics` with its set.
    pub fn intrinsics(&self) -> Vec<String> {
        let pairs = self.options.windows(2).filter(|pair| pair[0] == "--intrinsics");
        pairs.flatten().cloned().collect()
    }

    /// True if its options ask for instances of templates.
    pub fn has_instances(&self) -> bool {
        self.options.iter().any(|option| option == "--instance")
    }

    /// Its options without those that ask for instances, for a text that has them instead of templates.
    pub fn without_instances(&self) -> Vec<String> {
        let mut kept = Vec::new();
        let mut options = self.options.iter();
        while let Some(option) = options.next() {
            match option.as_str() {
                "--instance" => drop(options.next()),
                _ => kept.push(option.clone()),
            }
        }
        kept
    }

    /// The `-D` options in the form compilers take: `-Dp_Nq=7`.
    pub fn defines(&self) -> Vec<String> {
        let mut defines = Vec::new();
        let mut options = self.options.iter();
        while let Some(option) = options.next() {
            match option.as_str() {
                "-D" | "--define" => defines.extend(options.next().map(|value| format!("-D{value}"))),
                _ if option.starts_with("-D") => defines.push(option.clone()),
                _ => {}
            }
        }
        defines
    }
}

/// The words after `// okl:` on the first line. A quoted word may contain blanks.
fn first_line_options(text: &str) -> Vec<String> {
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix("// okl:").map(words).unwrap_or_default()
}

/// Splits at blanks; `'a b'` and `"a b"` are one word.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in line.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// A file that must be refused (or warned about), with the expected message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The id of the message: the folder's name.
    pub id: String,
    /// `<id>/<name>`.
    pub name: String,
    /// The arguments of `okl run`, the input last; paths are relative to `testdata`.
    pub arguments: Vec<String>,
    /// Extra environment variables.
    pub environment: Vec<(String, String)>,
    /// The expected exit code.
    pub exit: i32,
    /// The file with the expected messages, `<name>.stderr`.
    pub stderr: PathBuf,
}

/// All mistakes below `testdata/errors/<id>/` and `testdata/errors/showcase/<id>/`, sorted by name.
///
/// A case is `<name>.okl`, or `<name>.args` alone if the input is something else.
pub fn mistakes(testdata: &Path) -> Result<Vec<Mistake>, Failure> {
    let root = testdata.join("errors");
    let mut stems: Vec<PathBuf> = files_below(&root)?
        .into_iter()
        .filter(|file| has_extension(file, "okl") || has_extension(file, "args"))
        .map(|file| file.with_extension(""))
        .collect();
    stems.sort();
    stems.dedup();
    stems.iter().map(|stem| mistake(testdata, &root, stem)).collect()
}

/// All `.stderr` files below `testdata/errors`, with or without a case.
pub fn messages(testdata: &Path) -> Result<Vec<PathBuf>, Failure> {
    let files = files_below(&testdata.join("errors"))?;
    Ok(files.into_iter().filter(|file| has_extension(file, "stderr")).collect())
}

fn mistake(testdata: &Path, root: &Path, stem: &Path) -> Result<Mistake, Failure> {
    let name = name_below(root, stem);
    let Some((id, _)) = name.strip_prefix("showcase/").unwrap_or(&name).split_once('/') else {
        return Err(Failure::new(format!(
            "{}: a mistake lies in a folder named after its id",
            stem.display()
        )));
    };
    let file = stem.with_extension("args");
    let text =
        if file.is_file() { fs::read_to_string(&file).map_err(at_path(&file))? } else { String::new() };
    let mut case = Mistake {
        id: id.to_owned(),
        arguments: Vec::new(),
        environment: Vec::new(),
        exit: 1,
        stderr: stem.with_extension("stderr"),
        name,
    };
    let mut input = Some(name_below(testdata, &stem.with_extension("okl")) + ".okl");
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let wrong = || Failure::new(format!("{}: cannot read `{line}`", file.display()));
        match line.split_once(": ") {
            Some(("exit", code)) => case.exit = code.parse().map_err(|_| wrong())?,
            Some(("input", "none")) => input = None,
            Some(("input", path)) => input = Some(path.to_owned()),
            Some(("env", setting)) => {
                let (variable, value) = setting.split_once('=').ok_or_else(wrong)?;
                case.environment.push((variable.to_owned(), value.to_owned()));
            }
            _ => case.arguments.extend(words(line)),
        }
    }
    if !case.arguments.iter().any(|argument| argument == "--pipeline") {
        case.arguments.splice(0..0, ["--pipeline".to_owned(), "cuda".to_owned()]);
    }
    case.arguments.extend(input);
    Ok(case)
}

/// All files below a folder, sorted; empty if the folder does not exist.
///
/// # Errors
/// If a folder cannot be read.
pub fn files_below(root: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&folder).map_err(at_path(&folder))? {
            let path = entry.map_err(at_path(&folder))?.path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

/// `a/b` for `<root>/a/b.okl`, with `/` on every system.
fn name_below(root: &Path, file: &Path) -> String {
    let below = file.strip_prefix(root).unwrap_or(file).with_extension("");
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_stand_on_the_first_line_only() {
        assert_eq!(first_line_options("// okl: -D p_Nq=7 -I inc\nint x;"), ["-D", "p_Nq=7", "-I", "inc"]);
        assert_eq!(first_line_options("int x;\n// okl: -D p_Nq=7"), [] as [String; 0]);
        assert_eq!(first_line_options("// okl: -D 'OP(a, b)=a += b'"), ["-D", "OP(a, b)=a += b"]);
    }

    #[test]
    fn defines_reach_the_compiler_in_either_spelling() {
        let mut kernel = Kernel {
            name: String::new(),
            input: PathBuf::new(),
            options: words("-D a=1 -I inc -Db --define c=3"),
            runner: PathBuf::new(),
        };
        assert_eq!(kernel.defines(), ["-Da=1", "-Db", "-Dc=3"]);
        kernel.options.clear();
        assert!(kernel.defines().is_empty());
    }

    #[test]
    fn a_mistake_reads_its_arguments() {
        let testdata = std::env::temp_dir().join(format!("okl-testing-cases-{}", std::process::id()));
        let folder = testdata.join("errors/no-kernel");
        fs::create_dir_all(&folder).expect("a temporary folder");
        fs::write(folder.join("plain.okl"), "int x;").expect("writes");
        let args = "# other\nexit: 3\ninput: none\nenv: A=b=c\n--pipeline serial -D 'x y'\n";
        fs::write(folder.join("odd.args"), args).expect("writes");
        let found = mistakes(&testdata).expect("two cases");
        fs::remove_dir_all(&testdata).expect("cleans up");
        assert_eq!(found[0].arguments, ["--pipeline", "serial", "-D", "x y"]);
        assert_eq!((found[0].exit, found[0].environment.len()), (3, 1));
        assert_eq!(found[1].arguments, ["--pipeline", "cuda", "errors/no-kernel/plain.okl"]);
        assert_eq!((found[1].exit, found[1].id.as_str()), (1, "no-kernel"));
        assert!(found[1].stderr.ends_with("errors/no-kernel/plain.stderr"));
    }

    #[test]
    fn the_kernels_of_the_repository_are_found() {
        let found = kernels(&crate::testdata()).expect("all kernels have runners");
        let names: Vec<&str> = found.iter().map(|kernel| kernel.name.as_str()).collect();
        for name in ["matmul/tiled", "reduction/block", "sem/hex_operator"] {
            assert!(names.contains(&name), "{name} is not among {names:?}");
        }
    }
}
