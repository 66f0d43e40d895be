//! Private memory whose length is known only at launch: `private(c[0:n])` of a pointer or of a variable-length array.
//!
//! The host allocates one buffer for the whole launch; each gang, and each work item of a gang, uses its own part:
//!
//! ```text
//! double *c = okl_all_c + ((long long)okl_gang * 129 + okl_lane) * okl_length_c;      private to a work item, in a
//! loop
//! double *c = okl_all_c + ((long long)okl_gang * 129 + 128) * okl_length_c;           private to the gang
//! ```

use crate::ids::ACC_UNSUPPORTED;
use crate::language::Language;
use crate::lookup::lookup;
use crate::placed::Placed;
use crate::program::Program;
use crate::section::Sections as _;
use crate::types;
use okl_plugin::model::VarId;
use okl_plugin::{Diagnostic, Span, TypeKind};

/// A variable whose private copies are in host-allocated memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The variable.
    pub id: VarId,
    /// The index of the first element.
    pub first: String,
    /// The number of elements, as an expression of the host program.
    pub length: String,
    /// True if the gang's copy is initialized with the program's values (`firstprivate`).
    pub has_values: bool,
    /// The number of copies per gang: one for each work item if a loop needs them, then one for the gang.
    pub copies: u32,
    /// The name of the variable.
    pub name: String,
    /// The size of an element in bytes.
    pub size: u64,
    /// The declaration of a pointer to its elements, up to the name: `double *`.
    pointer: String,
}

impl Program<'_> {
    /// The parts of a construct and of the loops in it; `lanes` is its group size.
    pub fn parts(&self, construct: &Placed, lanes: u32, found: &mut Vec<Diagnostic>) -> Vec<Part> {
        let inside = self.stmt(construct).span;
        let is_here = |placed: &&Placed| {
            let is_loop = placed.directive.is("loop")
                && placed.stmt.is_some_and(|stmt| inside.contains(self.unit.stmt(stmt).span));
            is_loop || placed.directive.span == construct.directive.span
        };
        let mut parts: Vec<Part> = Vec::new();
        for placed in self.directives.iter().filter(is_here) {
            for clause in &placed.directive.clauses {
                if !matches!(clause.name, "private" | "firstprivate") {
                    continue;
                }
                for (id, argument) in self.variables(placed, &clause.arguments) {
                    let Some(part) = self.part(id, argument, clause.name == "firstprivate") else { continue };
                    let names_own = [&part.first, &part.length]
                        .into_iter()
                        .any(|text| self.names_one_of(placed, text, inside));
                    let copies = if self.is_of_items(construct, placed) { lanes + 1 } else { 1 };
                    let other = parts.iter_mut().find(|other| other.id == id);
                    let part = Part { copies, ..part };
                    let is_same = other
                        .as_ref()
                        .is_none_or(|other| other.first == part.first && other.length == part.length);
                    if names_own || !is_same {
                        found.push(refused(&argument.text, argument.span));
                    } else if let Some(other) = other {
                        other.copies = other.copies.max(copies);
                        other.has_values |= part.has_values;
                    } else {
                        parts.push(part);
                    }
                }
            }
        }
        parts
    }

    /// True if private variables of a directive belong to work items rather than to a gang.
    fn is_of_items(&self, construct: &Placed, placed: &Placed) -> bool {
        let Some(stmt) = placed.stmt.filter(|_| placed.directive.is("loop")) else { return false };
        let levels = self.levels(construct, placed, self.outside(construct, stmt));
        levels.is_inner() || !levels.gang
    }

    /// The part for an argument of a clause, if its length is known only at launch.
    fn part(
        &self,
        id: VarId,
        argument: &okl_frontend::directive::Argument,
        has_values: bool,
    ) -> Option<Part> {
        let variable = self.unit.variable(id);
        let (name, ty) = (variable.name.clone(), self.unit.ty(variable.ty).value());
        let section = argument.section();
        let (first, length) = match (ty.kind, section.bounds.as_slice()) {
            (TypeKind::Pointer(_), [bound]) => (bound.first().to_string(), bound.length()?.to_string()),
            (TypeKind::Array { len: None, .. }, []) => {
                ("0".to_string(), format!("sizeof({name}) / sizeof({name}[0])"))
            }
            _other => return None,
        };
        let element = ty.element().filter(|element| !types::is_variable_length(*element))?;
        let pointer = types::declare(element, "*");
        let size = element.size.unwrap_or(0);
        Some(Part { id, first, length, has_values, copies: 1, name, size, pointer })
    }

    /// True if a text names a variable that is declared in the range.
    fn names_one_of(&self, placed: &Placed, text: &str, range: Span) -> bool {
        let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
        text.split(|letter| !is_word(letter)).any(|word| {
            lookup(self.unit, placed.function, placed.directive.span, word)
                .is_some_and(|id| range.contains(self.unit.variable(id).name_span))
        })
    }
}

impl Part {
    /// The parameters of the kernel for this part.
    pub fn parameters(&self) -> Vec<String> {
        let Part { name, pointer, .. } = self;
        let mut all = vec![format!("{pointer}okl_all_{name}"), format!("const long long okl_length_{name}")];
        if self.first != "0" {
            all.push(format!("const long long okl_start_{name}"));
        }
        if self.has_values {
            all.push(format!("{pointer}okl_first_{name}"));
        }
        all
    }

    /// The declaration of a work item's copy:
    /// `double *c = okl_all_c + ((long long)okl_gang * 129 + okl_lane) * okl_length_c;`
    pub fn declared_for_item(&self) -> String {
        self.declared(if self.copies > 1 { "okl_lane" } else { "0" })
    }

    /// The declaration of the gang's copy.
    pub fn declared_for_gang(&self) -> String {
        self.declared(&(self.copies - 1).to_string())
    }

    fn declared(&self, member: &str) -> String {
        let Part { name, pointer, first, copies, .. } = self;
        let start = if first == "0" { String::new() } else { format!(" - okl_start_{name}") };
        format!(
            "{pointer}{name} = okl_all_{name} + ((long long)okl_gang * {copies} + {member}) * okl_length_{name}{start};\n"
        )
    }

    /// The statements that initialize the gang's copy with the program's values.
    pub fn received(&self) -> String {
        let Part { name, first, .. } = self;
        let at = if first == "0" { String::new() } else { format!("okl_start_{name} + ") };
        match self.has_values {
            true => format!(
                "for (long long okl_e = 0; okl_e < okl_length_{name}; ++okl_e) {name}[{at}okl_e] = okl_first_{name}[okl_e];\n"
            ),
            false => String::new(),
        }
    }

    /// The declaration on the host, for the version of the construct that the host runs.
    ///
    /// ```text
    /// okl_acc_region *okl_own_c = okl_acc_begin(...);
    /// double *c = (double *)okl_acc_host_memory(okl_own_c, (long long)(n), 8, 0) - (0);
    /// ```
    pub fn of_host(&self, language: Language) -> String {
        let Part { name, pointer, first, length, size, .. } = self;
        let start = if self.has_values { format!("&{name}[{first}]") } else { "0".to_string() };
        let region = language
            .scope(&format!("okl_own_{name}"), "okl_acc_begin(acc_async_sync, 0, 0, __FILE__, __LINE__)");
        format!(
            "{region}void *okl_memory_{name} = okl_acc_host_memory(okl_own_{name}, (long long)({length}), {size}, {start});\n\
             {pointer}{name} = ({pointer})okl_memory_{name} - ({first});\n"
        )
    }
}

fn refused(text: &str, place: Span) -> Diagnostic {
    let message = format!(
        "`{text}`: the length of private memory must be known before the construct, and the same everywhere"
    );
    Diagnostic::error(ACC_UNSUPPORTED, message, place)
        .help("compute the length before the construct, and name the same variable in all its clauses")
}
