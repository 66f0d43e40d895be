//! The last step: applies edits to the text.

use okl_model::{DirectiveKind, Fold, Part, Unit};
use okl_source::{EditError, EditSet, Piece, Span, TextMap, words};
use std::collections::HashSet;

/// The emitted text of one part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emitted {
    /// The text.
    pub text: String,
    /// The map from it to [`Unit::text`].
    pub map: TextMap,
}

/// Applies the edits of one part.
///
/// The part's prologue comes first, then the macros of the command line that the text can name, then the user's text
/// with the edits applied. Macro uses that no edit overlaps are written as the user wrote them, except in a pragma: it
/// is implementation-defined whether a preprocessor expands those (C++17 [cpp.pragma]), and nvcc's does not.
pub fn emit(unit: &Unit, part: &Part) -> Result<Emitted, EditError> {
    part.edits.check_places(&unit.text)?;
    let mut uses = EditSet::new();
    let pragmas = pragmas(unit);
    let is_in_pragma = |fold: &&Fold| {
        let at = pragmas.partition_point(|pragma| pragma.end < fold.span.end);
        pragmas.get(at).is_some_and(|pragma| pragma.contains(fold.span))
    };
    for fold in untouched(unit.folds.iter().filter(|fold| !is_in_pragma(fold)), &part.edits) {
        let stands = Piece::Stands { text: fold.text.clone(), from: fold.span };
        uses.recompose("macro use", fold.span, vec![stands]);
    }
    let written = part.edits.apply_with(&uses, &unit.text);
    let (written, map) = written.map_err(|overlap| EditError::Overlap(Box::new(overlap)))?;
    let mut text = part.prologue.clone();
    for line in macros_named(&unit.prologue, &written) {
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        text.push_str(line);
        text.push('\n');
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    let map = map.behind(text.len() as u32);
    text.push_str(&written);
    Ok(Emitted { text, map })
}

/// The `#define` lines whose macros a text can name, directly or through each other.
///
/// Headers and macros that paste tokens can name any macro: then all lines are kept.
fn macros_named<'l>(lines: &'l [String], body: &str) -> Vec<&'l str> {
    if lines.is_empty() {
        return Vec::new();
    }
    let any = |text: &str| text.contains("##") || text.contains("#include <");
    let names: HashSet<&str> = lines.iter().filter_map(|line| macro_name(line)).collect();
    let mut named: HashSet<&str> = words(body).filter(|word| names.contains(word)).collect();
    let mut kept = vec![any(body); lines.len()];
    let mut grows = true;
    while grows {
        grows = false;
        for (line, kept) in lines.iter().zip(&mut kept) {
            if !*kept && macro_name(line).is_some_and(|name| named.contains(name)) {
                (*kept, grows) = (true, true);
                named.extend(words(line));
                if any(line) {
                    return lines.iter().map(String::as_str).collect();
                }
            }
        }
    }
    lines.iter().zip(kept).filter(|(_, kept)| *kept).map(|(line, _)| line.as_str()).collect()
}

/// The name of the macro: `F` of `#define F(x) x`.
fn macro_name(line: &str) -> Option<&str> {
    words(line.strip_prefix("#define")?).next()
}

/// The ranges of the pragmas, in source order.
fn pragmas(unit: &Unit) -> Vec<Span> {
    let all = unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Pragma);
    let mut found: Vec<Span> = all.map(|directive| directive.span).collect();
    found.sort_unstable();
    found
}

/// The folds that no edit overlaps; of nested ones only the outermost.
fn untouched<'f>(folds: impl Iterator<Item = &'f Fold>, edits: &EditSet) -> Vec<&'f Fold> {
    // At the start and end of an edit and of the pieces that it keeps, the text must not be folded.
    let mut cuts: Vec<u32> = Vec::new();
    // Text that is replaced as a whole contains no folds afterwards.
    let mut gone: Vec<Span> = Vec::new();
    for edit in edits.iter() {
        cuts.extend([edit.span.start, edit.span.end]);
        cuts.extend(edit.kept().flat_map(|span| [span.start, span.end]));
        if !edit.span.is_empty() && edit.kept().next().is_none() {
            gone.push(edit.span);
        }
    }
    cuts.sort_unstable();
    gone.sort_unstable();
    let is_cut = |span: Span| {
        let at = cuts.partition_point(|cut| *cut <= span.start);
        cuts.get(at).is_some_and(|cut| *cut < span.end)
    };
    // These spans do not overlap; otherwise applying the edits fails anyway.
    let is_gone = |span: Span| {
        let at = gone.partition_point(|other| other.start <= span.start);
        at.checked_sub(1).is_some_and(|at| gone[at].contains(span))
    };
    let mut sorted: Vec<&Fold> = folds.filter(|fold| !fold.span.is_empty()).collect();
    sorted.sort_by_key(|fold| (fold.span.start, std::cmp::Reverse(fold.span.end)));
    let mut kept: Vec<&Fold> = Vec::new();
    for fold in sorted {
        let is_inside = kept.last().is_some_and(|outer| fold.span.start < outer.span.end);
        if !is_inside && !is_cut(fold.span) && !is_gone(fold.span) {
            kept.push(fold);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A unit from a text in which `#N(expansion)` is the expansion with a fold that prints `#N`.
    fn unit(text: &str) -> Unit {
        let mut unit = Unit::default();
        let mut open: Vec<(u32, String)> = Vec::new();
        let mut rest = text;
        while let Some(character) = rest.chars().next() {
            match character {
                '#' => {
                    open.push((unit.text.len() as u32, rest[..2].to_string()));
                    rest = &rest[3..];
                }
                ')' => {
                    let (start, text) = open.pop().expect("balanced");
                    unit.folds.push(Fold { span: Span::new(start, unit.text.len() as u32), text });
                    rest = &rest[1..];
                }
                other => {
                    unit.text.push(other);
                    rest = &rest[other.len_utf8()..];
                }
            }
        }
        unit
    }

    fn emitted(text: &str, build: impl FnOnce(&Unit, &mut EditSet)) -> String {
        let unit = unit(text);
        let mut part = Part::default();
        build(&unit, &mut part.edits);
        emit(&unit, &part).expect("no overlap").text
    }

    fn span_of(unit: &Unit, what: &str) -> Span {
        let start = unit.text.find(what).expect("it is there") as u32;
        Span::new(start, start + what.len() as u32)
    }

    #[test]
    fn untouched_uses_print_as_written() {
        assert_eq!(emitted("a #N(32) b", |_, _| {}), "a #N b");
        assert_eq!(emitted("#A(x #B(y) z)#C(w)", |_, _| {}), "#A#C");
    }

    #[test]
    fn an_edit_inside_opens_the_use_and_keeps_the_ones_below() {
        let text = emitted("#A(x #B(y) z) #C(w)", |unit, edits| edits.replace("t", span_of(unit, "x"), "X"));
        assert_eq!(text, "X #B z #C");
        let text = emitted("#A(xyz)", |_, edits| edits.insert("t", 1, "!"));
        assert_eq!(text, "x!yz");
    }

    #[test]
    fn an_edit_beside_or_around_leaves_it_closed() {
        let text = emitted("a #N(32) b", |unit, edits| {
            edits.wrap("t", span_of(unit, "32"), "(", ")");
            edits.replace("t", span_of(unit, "a "), "");
        });
        assert_eq!(text, "(#N) b");
    }

    #[test]
    fn what_is_replaced_or_moved_takes_its_uses_along() {
        let text = emitted("a #N(32) b", |unit, edits| edits.replace("t", span_of(unit, "a 32"), "x"));
        assert_eq!(text, "x b");
        let text = emitted("f(#N(32)", |unit, edits| edits.replace("t", span_of(unit, "32"), "x"));
        assert_eq!(text, "f(x");
        let text = emitted("a #N(32) b", |unit, edits| {
            let copy = Piece::Source(span_of(unit, "32"));
            edits.recompose("t", span_of(unit, "a 32 b"), vec![copy.clone(), Piece::Text("+".into()), copy]);
        });
        assert_eq!(text, "#N+#N");
        let text = emitted("a #N(32) b", |unit, edits| {
            let half = Piece::Source(span_of(unit, "a 3"));
            edits.recompose("t", span_of(unit, "a 32 b"), vec![half]);
        });
        assert_eq!(text, "a 3");
    }

    #[test]
    fn prologues_come_in_order() {
        let unit = Unit {
            text: "x".into(),
            prologue: vec!["#define M 2".into(), "#define x M".into(), "#define unused 1".into()],
            ..Unit::default()
        };
        let part = Part { prologue: "#include <a>".into(), ..Part::default() };
        assert_eq!(emit(&unit, &part).expect("fine").text, "#include <a>\n#define M 2\n#define x M\nx");
        assert_eq!(emit(&Unit { prologue: Vec::new(), ..unit }, &Part::default()).expect("fine").text, "x");
    }

    #[test]
    fn mistakes_of_a_backend_name_it() {
        let unit = Unit { text: "h\u{e9}llo".into(), ..Unit::default() };
        for span in [Span::new(0, 99), Span::new(0, 2)] {
            let mut part = Part::default();
            part.edits.delete("backend \"x\"", span);
            let error = emit(&unit, &part).expect_err("outside");
            assert!(error.to_string().starts_with("backend \"x\" wants bytes 0.."), "{error}");
        }
        let mut part = Part::default();
        part.edits.delete("one", Span::new(0, 1));
        part.edits.replace("two", Span::new(0, 1), "x");
        let error = emit(&unit, &part).expect_err("overlap").to_string();
        assert!(error.contains("one") && error.contains("two"), "{error}");
    }
}
