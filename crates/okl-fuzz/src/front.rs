use crate::places::misplaced;
use okl_normalizer::lex::lex;
use okl_normalizer::preprocess::MemoryFiles;
use okl_normalizer::{NormalizeOptions, Normalized, normalize};
use okl_source::{Diagnostic, Sources, Span, decode, encode};

/// Runs the lexer, the preprocessor and the attribute parser on some bytes; the error describes the violated property.
/// The caller catches panics.
pub fn front(bytes: &[u8]) -> Result<(), String> {
    let text = decode(bytes);
    if encode(&text) != bytes {
        return Err("decoding loses bytes".into());
    }
    tokens(&text)?;
    let mut files = MemoryFiles::new();
    files.add("a.h", "#define F(a, ...) a ## __VA_ARGS__\nint a @shared;\n");
    files.add("k.okl", bytes);
    let options = NormalizeOptions { defines: vec!["N=4".into()], ..NormalizeOptions::default() };
    let Some(first) = normalized(&text, &options, &files)? else { return Ok(()) };
    places(&first)?;
    let tokens = okl_normalizer::tokens::Tokens::new(&first.text);
    first.parse_form(&tokens, &okl_normalizer::Mends::default(), okl_sema::attributes());
    normalized(&first.readable(), &options, &files)?;
    Ok(())
}

/// Checks that the tokens do not overlap and are in order.
fn tokens(text: &str) -> Result<(), String> {
    let mut end = 0;
    for token in lex(text).tokens {
        let span = token.span;
        if span.start < end || span.is_empty() || text.get(span.range()).is_none() {
            return Err(format!("a token at {span:?} after {end}"));
        }
        end = span.end;
    }
    Ok(())
}

/// Normalizes a text; `None` if it has errors.
fn normalized(
    text: &str,
    options: &NormalizeOptions,
    files: &MemoryFiles,
) -> Result<Option<Normalized>, String> {
    let mut sources = Sources::new();
    let main = sources.add("k.okl", text);
    let (normalized, found) = normalize(&mut sources, main, options, files, okl_sema::attributes());
    misplaced(&found, &sources)?;
    if normalized.is_none() && !found.iter().any(Diagnostic::is_error) {
        return Err("there is no result, and nothing says why".into());
    }
    Ok(normalized.filter(|_| !found.iter().any(Diagnostic::is_error)))
}

/// Checks that all ranges of the normal form are within its text.
fn places(normalized: &Normalized) -> Result<(), String> {
    let text = &normalized.text;
    let attributes = normalized.attributes.iter().map(|attribute| attribute.span);
    let directives = normalized.directives.iter().map(|directive| directive.span);
    let folds = normalized.folds.iter().map(|fold| fold.span);
    for span in attributes.chain(directives).chain(folds) {
        if text.get(span.range()).is_none() {
            return Err(format!("{span:?} is no text"));
        }
    }
    for (at, _) in text.char_indices().step_by(7) {
        normalized.locate(Span::new(at as u32, at as u32 + 1));
    }
    Ok(())
}
