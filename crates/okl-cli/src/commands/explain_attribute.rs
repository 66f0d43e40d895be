//! `okl explain @unroll`: the description of an attribute of okl or of the current folder's project.

use crate::exit::Code;
use crate::host::host;
use crate::{messages, projects};
use okl_config::{Project, nearest};
use okl_host::{AttributeSource, Vocabulary};
use okl_model::{Arguments, Attribute, Attributes};
use okl_source::{Sources, printable};

/// Prints the description of one attribute.
pub fn explain(name: &str) -> Code {
    let (mut sources, host) = (Sources::new(), host());
    let found = projects::here(&mut sources, &host)
        .and_then(|project| Ok((Vocabulary::with(&host, &project.attributes)?, project)));
    let (vocabulary, project) = match found {
        Ok(found) => found,
        Err(error) => {
            messages::diagnostics(&error.diagnostics(), &sources);
            return error.verdict().into();
        }
    };
    let known = vocabulary.attributes();
    let Some(attribute) = known.get(name) else { return messages::usage(&unknown(name, known)) };
    let mut page = format!("# @{name}\n\n");
    if !attribute.summary().is_empty() {
        page += &format!("It {}.\n\n", attribute.summary());
    }
    page += &format!("Takes: {}\n", taken(attribute.arguments()));
    let sites: Vec<&str> = attribute.sites().iter().map(|site| site.describe()).collect();
    page += &format!("Stands on: {}\n", sites.join(", "));
    match known.origin(name) {
        None => page += "Comes from: okl\n",
        Some(line) => {
            let file = sources.get(line.file);
            page += &format!("Comes from: {}:{}\n", file.path, file.line_column(line.span.start).line);
        }
    }
    page += &becomes(&project, name);
    messages::result(printable(&page).as_bytes())
}

fn unknown(name: &str, known: &Attributes) -> String {
    match nearest(name, known.names()) {
        Some(near) => format!("no attribute is called `@{name}`, did you mean `@{near}`?"),
        None => {
            let names: Vec<String> = known.names().map(|name| format!("`@{name}`")).collect();
            format!("no attribute is called `@{name}`; there are {}", names.join(", "))
        }
    }
}

/// The arguments in words: `1 to 3 numbers`.
fn taken(arguments: Arguments) -> String {
    let count = |min: usize, max: usize, what: &str| match (min, max) {
        (1, 1) => format!("one {what}"),
        _ if min == max => format!("{min} {what}s"),
        _ => format!("{min} to {max} {what}s"),
    };
    match arguments {
        Arguments::None => "nothing".into(),
        Arguments::Axis => "nothing, or an axis: 0, 1 or 2".into(),
        Arguments::Expressions { min, max } => count(min, max, "expression"),
        Arguments::Numbers { min, max } => count(min, max, "number"),
        Arguments::Tile => "a size, then perhaps `@outer`, `@inner` and `check=false`".into(),
        Arguments::Text => "nothing, or a text in quotes".into(),
    }
}

/// One line for each target that the attribute's table has an expansion for.
fn becomes(project: &Project, name: &str) -> String {
    let tables = project.attributes.iter().filter_map(|choice| match &choice.what {
        AttributeSource::Table(table) => Some(table),
        AttributeSource::Plugin(_) => None,
    });
    let mut text = String::new();
    for table in tables.filter(|table| table.name() == name) {
        let expand = table.source().get("expand").and_then(|expand| expand.as_object());
        for (target, with) in expand.into_iter().flatten() {
            let with = with.as_str().unwrap_or_default();
            let with = if with.is_empty() { "nothing".to_string() } else { format!("`{with}`") };
            text += &format!("Becomes for {target}: {with}\n");
        }
    }
    text
}
