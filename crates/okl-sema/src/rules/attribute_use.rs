//! The sites and arguments of attributes.

use super::Facts;
use okl_model::meaning::{Arg, Axis};
use okl_model::{Arguments, AttrUse, Attribute, Attributes, DeclarationKind, Meaning, Site, SiteKind};
use okl_source::ids::{ATTRIBUTE_ARGUMENTS, ATTRIBUTE_SITE};
use okl_source::{Cause, Diagnostic, DiagnosticId, Span};
use std::collections::BTreeMap;

const REPEATED_ATTRIBUTE: DiagnosticId = DiagnosticId::new("repeated-attribute");

/// True if the attribute accepts the site and the arguments of a use.
pub(crate) fn fits(known: &dyn Attribute, attr: &AttrUse) -> bool {
    attr.site.kind().is_some_and(|kind| known.sites().contains(&kind))
        && wrong_arguments(known, attr).is_none()
}

/// `attribute-site`: an attribute on something that cannot carry it.
pub(super) fn site(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for attr in &facts.unit.attributes {
        let Some(known) = facts.attributes.get(&attr.name) else { continue };
        if let Some(binding) = binding(facts, attr) {
            let message = format!("`@{}` cannot stand on a structured binding", attr.name);
            out.push(
                about_site(attr, message)
                    .label(
                        binding,
                        "a structured binding names parts of an object, and declares no variables",
                    )
                    .help("declare a variable with the attribute, and name its parts where they are used"),
            );
            continue;
        }
        if attr.site.kind().is_some_and(|kind| known.sites().contains(&kind)) {
            continue;
        }
        let message = match attr.site.kind() {
            Some(kind) => format!("`@{}` cannot stand on {}", attr.name, kind.describe()),
            None => format!("`@{}` cannot stand here", attr.name),
        };
        let wanted: Vec<&str> = known.sites().iter().map(|site| site.describe()).collect();
        out.push(about_site(attr, message).help(format!(
            "`@{}` stands on {}",
            attr.name,
            wanted.join(" or ")
        )));
        if attr.site == Site::Nothing && known.sites() == [SiteKind::Empty] {
            let help = format!("write `@{};` as a statement of its own", attr.name);
            let last = out.last_mut().expect("it was just pushed");
            last.help = vec![help];
        }
    }
}

/// The first name of a structured binding with an attribute: `x` of `@exclusive auto [x, y] = p;`.
fn binding(facts: &Facts<'_>, attr: &AttrUse) -> Option<Span> {
    let Site::Variables(ids) = &attr.site else { return None };
    ids.iter()
        .map(|id| facts.unit.variable(*id))
        .find(|variable| variable.is_binding)
        .map(|first| first.name_span)
}

/// `attribute-arguments`: too many, too few, or of the wrong kind.
pub(super) fn arguments(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    out.extend(of_arguments(&facts.unit.attributes, facts.attributes));
}

/// `attribute-arguments` for these uses. Works for a partial unit, too.
pub(crate) fn of_arguments(uses: &[AttrUse], attributes: &Attributes) -> Vec<Diagnostic> {
    let wrong =
        uses.iter().filter_map(|attr| Some((attr, wrong_arguments(attributes.get(&attr.name)?, attr)?)));
    let error = |(attr, (message, help)): (&AttrUse, (String, String))| {
        Diagnostic::error(ATTRIBUTE_ARGUMENTS, message, attr.span).help(help)
    };
    wrong.map(error).collect()
}

/// `repeated-attribute`: the same attribute twice on one thing.
pub(super) fn repeated(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let mut seen: BTreeMap<(String, &str), &AttrUse> = BTreeMap::new();
    for attr in &facts.unit.attributes {
        // `T *@restrict *@restrict p` applies to two pointers.
        if attr.name == "restrict" {
            continue;
        }
        let earlier =
            places(&attr.site).into_iter().filter_map(|place| seen.insert((place, &attr.name), attr));
        let earlier = earlier.collect::<Vec<_>>();
        let Some(first) = earlier.first().filter(|first| is_one_declaration(facts, first, attr)) else {
            continue;
        };
        let message = format!("`@{}` stands here twice", attr.name);
        out.push(
            Diagnostic::error(REPEATED_ATTRIBUTE, message, attr.span)
                .label(first.span, "the first one")
                .help("remove one of them"),
        );
    }
}

/// The parts of a site, as strings to compare.
fn places(site: &Site) -> Vec<String> {
    match site {
        Site::Nothing => Vec::new(),
        Site::Function(id) => vec![format!("function {}", id.0)],
        Site::Loop(id) => vec![format!("loop {}", id.0)],
        Site::Variables(ids) => ids.iter().map(|id| format!("variable {}", id.0)).collect(),
        Site::Alias(name) => vec![format!("alias {name}")],
        Site::Statement(span) | Site::Empty(span) => vec![format!("statement {}", span.start)],
    }
}

/// True if both uses apply to one declaration. A site names a typedef only by its name, and two blocks may each declare
/// one of that name.
fn is_one_declaration(facts: &Facts<'_>, first: &AttrUse, second: &AttrUse) -> bool {
    match second.site {
        Site::Alias(ref name) => aliased(facts, name, first) == aliased(facts, name, second),
        _ => true,
    }
}

/// The end of the declaration of the typedef or alias that an attribute belongs to.
fn aliased(facts: &Facts<'_>, name: &str, attr: &AttrUse) -> Option<u32> {
    let all = facts.unit.declarations.iter().filter(|declared| {
        matches!(declared.kind, DeclarationKind::Typedef | DeclarationKind::Alias) && declared.name == name
    });
    all.map(|declared| declared.span.end).filter(|end| *end > attr.span.start).min()
}

/// The message and the help for wrong arguments; `None` if they are right.
fn wrong_arguments(known: &dyn Attribute, attr: &AttrUse) -> Option<(String, String)> {
    let name = &attr.name;
    let args = attr.args();
    match known.arguments() {
        Arguments::None => {
            (!args.is_empty()).then(|| (format!("`@{name}` takes no arguments"), format!("write `@{name}`")))
        }
        Arguments::Axis => wrong_axis(attr),
        Arguments::Expressions { min, max } | Arguments::Numbers { min, max } => {
            let empty = args.iter().any(|arg| arg.trim().is_empty());
            ((min..=max).contains(&args.len()) && !empty).then_some(()).map_or_else(
                || {
                    let count = if min == max { format!("{min}") } else { format!("{min} to {max}") };
                    Some((
                        format!("`@{name}` takes {count} arguments, {} found", args.len()),
                        format!("write them separated by commas: `@{name}(a, b)`"),
                    ))
                },
                |()| None,
            )
        }
        Arguments::Tile => {
            let Meaning::Tile(tile) = attr.meaning() else { return None };
            (!tile.has_size || !tile.strange.is_empty()).then(|| {
                let message = match tile.strange.first() {
                    Some(at) => format!("`@tile` cannot use the argument `{}`", args[*at]),
                    None => "`@tile` needs a size".to_string(),
                };
                (message, "write `@tile(size)`, `@tile(size, @outer, @inner)` or `@tile(size, @inner, check=false)`".into())
            })
        }
        Arguments::Text => (args.len() > 1
            || args.first().is_some_and(|text| !text.trim_start().starts_with('"')))
        .then(|| {
            (
                format!("`@{name}` takes nothing or one string"),
                format!("write `@{name}` or `@{name}(\"...\")`"),
            )
        }),
    }
}

/// The message and the help for a wrong axis: `@outer(3)`, `@inner(1, subgroup)`.
fn wrong_axis(attr: &AttrUse) -> Option<(String, String)> {
    let name = &attr.name;
    if let Meaning::Inner { axis, is_subgroup: true } = attr.meaning() {
        let message = "`subgroup` is for axis 0: work items that follow each other step together";
        let wrong = || (message.to_string(), "write `@inner(0, subgroup)`".to_string());
        return (*axis != Arg::Valid(Axis(0))).then(wrong);
    }
    let axis = if let Meaning::Outer(axis) | Meaning::Inner { axis, .. } = attr.meaning() {
        *axis
    } else {
        // An attribute of a plugin, whose arguments are not parsed yet.
        Arg::axis(attr.args())
    };
    (axis == Arg::Invalid).then(|| {
        let message = format!("`@{name}` takes an axis: 0, 1 or 2");
        (message, format!("write `@{name}` or `@{name}(0)`; 0 is x, the fastest"))
    })
}

/// `attribute-site` for a use of an attribute.
fn about_site(attr: &AttrUse, message: String) -> Diagnostic {
    let error = Diagnostic::error(ATTRIBUTE_SITE, message, attr.span);
    let is_role = matches!(attr.meaning(), Meaning::Outer(_) | Meaning::Inner { .. } | Meaning::Tile(_));
    if is_role { error.cause_of(Cause::LostLoopRole) } else { error }
}
