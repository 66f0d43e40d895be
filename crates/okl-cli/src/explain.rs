//! `okl explain`

use crate::args::ExplainArgs;
use crate::exit::Code;
use crate::{explain_attribute, say};
use okl_pipeline::nearest;

/// Id and page of every message, sorted.
const PAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Shows a page, or what pages there are.
pub fn explain(args: ExplainArgs) -> Code {
    let Some(id) = args.id.filter(|_| !args.list) else {
        let text: String = PAGES.iter().map(|(id, page)| format!("{id:<28} {}\n", summary(page))).collect();
        return say::result(text.as_bytes());
    };
    if let Some(name) = id.strip_prefix('@') {
        return explain_attribute::explain(name);
    }
    // People copy what they see: `error[loop-header]:`.
    let id = id.trim_end_matches(':');
    let bracketed =
        ["error", "warning", ""].iter().find_map(|level| id.strip_prefix(level)?.strip_prefix('['));
    let bare = bracketed.map_or(id, |rest| rest.trim_end_matches(']'));
    if let Some(text) = foreign(bare) {
        return say::result(text.as_bytes());
    }
    match page(bare) {
        Some(page) => say::result(page.as_bytes()),
        None => say::usage(&match nearest(bare, PAGES.iter().map(|(id, _)| *id)) {
            Some(near) => format!("no message of okl is called `{bare}`, did you mean `{near}`?"),
            None => format!(
                "no message of okl is called `{bare}`; `okl explain --list` shows all, \
                 and warnings of clang have clang's own names"
            ),
        }),
    }
}

/// The page of a message.
pub fn page(id: &str) -> Option<&'static str> {
    let at = PAGES.binary_search_by_key(&id, |(id, _)| id).ok()?;
    Some(PAGES[at].1)
}

/// What OKL has for a word of a target: `__syncthreads`, `__syncthreads()`, `threadIdx.x`, `#pragma omp parallel`.
fn foreign(word: &str) -> Option<String> {
    let bare = word.split(['(', '.']).next().unwrap_or(word).trim();
    let words = okl_bundle::foreign_words();
    let found = words.iter().find(|known| known.word == bare)?;
    Some(format!("`{bare}` is a word of {}.\n\nIn OKL: {}.\n", found.languages(), found.okl))
}

/// `Error: a loop ...`: the first line below the title, without its full stop.
pub fn summary(page: &str) -> &str {
    page.lines().skip(1).find(|line| !line.is_empty()).unwrap_or_default().trim_end_matches('.')
}
