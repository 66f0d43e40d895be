//! The user's program with calls in place of regions.

use crate::host::{call_text, interface_text};
use crate::openacc_module::{OpenaccUses, hiding, module_text, use_names, use_statement};
use crate::region::Regions;
use okl_fortran::{Form, wants_cpp};
use okl_frontend::text::Text as Pieces;
use okl_plugin::{EditSet, Span, Text};
use std::collections::BTreeMap;

/// Who makes the edits.
pub const OWNER: &str = "front end \"accf\"";

/// The version of OpenACC, as `_OPENACC` says it.
pub const VERSION: &str = "201711";

/// The user's program with calls in place of regions.
pub fn host(
    asked: &Text<'_>,
    form: Form,
    regions: &Regions,
    (openacc, mark): (&OpenaccUses, &str),
) -> EditSet {
    let mut edits = EditSet::new();
    let is_fixed = form == Form::Fixed;
    let mut inserted: BTreeMap<u32, String> = BTreeMap::new();
    inserted.extend(preamble(asked.path, openacc, mark).map(|text| (0, text)));
    openacc_uses(asked.text, form, openacc, mark, (&mut edits, &mut inserted));
    for unit in &regions.units {
        let uses: String =
            unit.calls.iter().flat_map(|call| &call.uses).map(|line| format!("      {line}\n")).collect();
        for (at, text) in [(unit.head, uses), (unit.place, interface_text(&unit.calls, is_fixed))] {
            if !text.is_empty() {
                inserted.entry(line_end(asked.text, at)).or_default().push_str(&text);
            }
        }
    }
    for (at, call, is_behind) in &regions.inserted {
        let place = if *is_behind {
            line_end(asked.text, *at)
        } else {
            asked.text[..*at as usize].rfind('\n').map_or(0, |at| at + 1) as u32
        };
        inserted.entry(place).or_default().push_str(&call_text(call, "  ", is_fixed));
    }
    replace(asked, is_fixed, regions, (&mut edits, &mut inserted));
    for (span, text) in &regions.edited {
        Pieces::from(text.clone()).replace(&mut edits, OWNER, *span);
    }
    for (at, text) in inserted {
        let is_start = at == 0 || asked.text[..at as usize].ends_with('\n');
        let text = format!("{}{text}{}", if is_start { "" } else { "\n" }, marker(asked, at));
        Pieces::from(text).insert_after(&mut edits, OWNER, at);
    }
    edits
}

/// Puts calls in the places of regions. What is inserted where such a range begins or ends becomes part of its text.
fn replace(
    asked: &Text<'_>,
    is_fixed: bool,
    regions: &Regions,
    (edits, inserted): (&mut EditSet, &mut BTreeMap<u32, String>),
) {
    for (span, calls) in &regions.replaced {
        let start = asked.text[..span.start as usize].rfind('\n').map_or(0, |at| at + 1);
        let indent = &asked.text[start..span.start as usize];
        let is_blank = indent.chars().all(char::is_whitespace);
        let from = if is_blank { start as u32 } else { span.start };
        let end = line_end(asked.text, span.end);
        let mut text = inserted.remove(&from).unwrap_or_default();
        for call in calls {
            text.push_str(&call_text(call, if is_blank { indent } else { "  " }, is_fixed));
        }
        // Conditions of the preprocessor stay as they are.
        for line in asked.text[span.start as usize..end as usize].lines().filter(|line| line.starts_with('#'))
        {
            text.push_str(&format!("{line}\n"));
        }
        text.push_str(&inserted.remove(&end).unwrap_or_default());
        text.push_str(&marker(asked, end));
        Pieces::from(text).replace(edits, OWNER, Span::new(from, end));
    }
}

/// Compilers count lines from here on as the user does.
fn marker(asked: &Text<'_>, end: u32) -> String {
    let path = asked.path.replace('\\', "\\\\").replace('"', "\\\"");
    let line = 1 + asked.text[..end as usize].matches('\n').count();
    format!("# {line} \"{path}\"\n")
}

/// What precedes the first unit.
fn preamble(path: &str, openacc: &OpenaccUses, mark: &str) -> Option<String> {
    let mut text = String::new();
    if wants_cpp(path) {
        // The branches that were translated are those that are compiled.
        text.push_str(&format!("#ifndef _OPENACC\n#define _OPENACC {VERSION}\n#endif\n"));
    }
    if !openacc.is_empty() {
        text.push_str(&module_text(mark));
    }
    (!text.is_empty()).then_some(text)
}

/// Names the file's module in place of `openacc`.
fn openacc_uses(
    text: &str,
    form: Form,
    openacc: &OpenaccUses,
    mark: &str,
    (edits, inserted): (&mut EditSet, &mut BTreeMap<u32, String>),
) {
    for span in &openacc.statements {
        let end = line_end(text, span.end);
        let written = use_statement(mark, form, text[span.end as usize..end as usize].trim_end());
        if written.contains('\n') {
            inserted.entry(end).or_default();
        }
        Pieces::from(written).replace(edits, OWNER, *span);
    }
    for (place, names) in &openacc.indirect {
        inserted.entry(*place).or_default().push_str(&use_names(mark, names));
    }
    for (place, names) in &openacc.hidden {
        inserted.entry(line_end(text, *place)).or_default().push_str(&hiding(names));
    }
    for (span, place) in &openacc.includes {
        let line = format!("      {}\n", use_statement(mark, form, ""));
        inserted.entry(*place).or_default().push_str(&line);
        Pieces::from("! OpenACC").replace(edits, OWNER, *span);
    }
}

/// The offset behind the line that a place is in.
fn line_end(text: &str, at: u32) -> u32 {
    text[at as usize..].find('\n').map_or(text.len(), |end| at as usize + end + 1) as u32
}
