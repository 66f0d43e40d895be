//! `okl explain`

use crate::commands::{explain_attribute, explain_plugin};
use crate::exit::Code;
use crate::pages::{self, is_built_in, names, page, summary};
use crate::{completers, messages as say};
use clap::Args;
use okl_config::nearest;
use okl_host::{ForeignWord, find_word};

#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// What stands in brackets: `loop-header` for `error[loop-header]`; an attribute: `@tile`; or a name of CUDA, OpenCL or
    /// older OCCA: `__syncthreads`
    #[arg(value_name = "ID|@NAME|WORD", required_unless_present = "list", add = completers::explained())]
    pub id: Option<String>,

    /// Shows all ids, one per line; or all names of other languages that okl knows
    #[arg(
        long,
        conflicts_with = "id",
        value_name = "WHAT",
        num_args = 0..=1,
        default_missing_value = "messages",
        value_enum
    )]
    pub list: Option<Explained>,

    /// A pipeline whose plugins are asked for their messages, by name or as a file; may be repeated. Those of the
    /// project are asked anyway
    #[arg(long, short, value_name = "NAME|FILE", add = completers::pipelines())]
    pub pipeline: Vec<String>,
}

/// The lists that `okl explain` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Explained {
    /// The ids of messages
    Messages,
    /// Names of CUDA, OpenCL, older OCCA and others, with what OKL has instead
    Words,
}

/// Prints a page, or the list of pages.
pub fn explain(args: ExplainArgs) -> Code {
    let Some(id) = args.id.filter(|_| args.list.is_none()) else {
        let text = match args.list {
            Some(Explained::Words) => Ok(words()),
            Some(Explained::Messages) | None => messages(&args.pipeline),
        };
        return text.map_or_else(|code| code, |text| say::result(text.as_bytes()));
    };
    if let Some(name) = id.strip_prefix('@') {
        return explain_attribute::explain(name);
    }
    // Users copy what is printed: `error[loop-header]:`.
    let id = id.trim_end_matches(':');
    let bracketed =
        ["error", "warning", ""].iter().find_map(|level| id.strip_prefix(level)?.strip_prefix('['));
    let bare = bracketed.map_or(id, |rest| rest.trim_end_matches(']'));
    if let Some(text) = foreign(bare) {
        return say::result(text.as_bytes());
    }
    let may_be_of_plugin = bare.contains('-') && !is_built_in(bare) && page(bare).is_none();
    if may_be_of_plugin && let Err(code) = explain_plugin::ask_about(bare, &args.pipeline) {
        return code;
    }
    match page(bare) {
        Some(page) => say::result(page.text.as_bytes()),
        None if is_built_in(bare) => explain_attribute::explain(bare),
        None => say::usage(&match nearest(bare, names().iter().map(String::as_str)) {
            Some(near) => format!("okl knows no `{bare}`, did you mean `{near}`?"),
            None => format!(
                "no message of okl is called `{bare}`; `okl explain --list` shows all, \
                 and warnings of clang have clang's own names"
            ),
        }),
    }
}

/// The ids of messages, each with a summary.
fn messages(pipelines: &[String]) -> Result<String, Code> {
    explain_plugin::ask_all(pipelines)?;
    Ok(pages::all().iter().map(|(id, page)| format!("{id:<28} {}\n", summary(page))).collect())
}

/// The names of other languages, each with those languages and OKL's equivalent.
fn words() -> String {
    let line = |known: &ForeignWord| format!("{:<28} {}: {}\n", known.word, known.languages(), known.okl);
    okl_bundle::foreign_words().iter().map(line).collect()
}

/// The OKL counterpart of a name of a target language: `__syncthreads`, `__syncthreads()`, `threadIdx.x`,
/// `#pragma omp parallel`.
fn foreign(word: &str) -> Option<String> {
    let words = okl_bundle::foreign_words();
    if let Some(header) = word.trim_start().strip_prefix("#include") {
        return foreign(header.trim());
    }
    if word.trim_start().starts_with('#') {
        return foreign_pragma(word, &words);
    }
    // A header has a `.` in its name, and `extern __shared__` a blank.
    let header = word.trim().trim_matches(['<', '>', '"']);
    let bare = word.split(['(', '.']).next().unwrap_or(word).trim();
    let exact = words.iter().find(|known| known.word == header);
    exact.or_else(|| find_word(&words, bare)).map(page_of)
}

/// The entry of the longest known prefix of a pragma; for `#pragma omp` alone, all entries that start with it.
fn foreign_pragma(line: &str, words: &[ForeignWord]) -> Option<String> {
    let bare = format!("#{}", line.trim_start().trim_start_matches('#').trim());
    let bare = bare.split_whitespace().collect::<Vec<&str>>().join(" ");
    let goes_on = |whole: &str, start: &str| {
        whole.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '(']))
    };
    let starts = words.iter().filter(|known| goes_on(&bare, &known.word));
    if let Some(found) = starts.max_by_key(|known| known.word.len()) {
        return Some(page_of(found));
    }
    let below = words.iter().filter(|known| bare.contains(' ') && goes_on(&known.word, &bare));
    let pages: Vec<String> = below.map(page_of).collect();
    (!pages.is_empty()).then(|| pages.join("\n"))
}

fn page_of(word: &ForeignWord) -> String {
    let whose = match word.kind.is_of_host() {
        true => "is host code of",
        false => "belongs to",
    };
    let written = match word.write.as_deref() {
        Some(text) if !text.is_empty() => format!("\n`okl fix` writes `{text}` where that is certain.\n"),
        Some(_) => "\n`okl fix` takes it out.\n".to_string(),
        None => String::new(),
    };
    format!("`{}` {whose} {}.\n\nIn OKL: {}.\n{written}", word.word, word.languages(), word.okl)
}
