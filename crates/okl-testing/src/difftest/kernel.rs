//! Generates random kernels.
//!
//! The writer knows the iterations of every loop, so it can write two texts: the kernel, and a plain function in which
//! all parallel loops are sequential. Both are equivalent because the writer keeps to the rules that make a kernel's
//! result well-defined: in one `@inner` nest a work item writes only its own elements, or adds atomically, and reads
//! nothing that others write there.

use super::choices::{Choices, LaunchRecipe, Recipe};
use super::class::{CLASSES, Class};
use super::disguise::disguise;
use super::functions;
use super::header::{Counter, Named, Wanted, counter, express};
use super::known::{Allowed, Construct};
use super::sizes::{SLICE, SUMS};
use super::twin::Twin;

/// One random kernel with its plain function and its arguments.
#[derive(Clone, Debug)]
pub struct Case {
    /// The kernel's name; everything at file scope starts with it.
    pub name: String,
    /// The two texts. The plain function is called `<name>_plain`.
    pub twin: Twin,
    /// The values of `p0`, `p1`, `p2`, `p3`.
    pub scalars: [i64; 4],
    /// The numbers of elements of `out`, `acc`, `scr`, `dm`.
    pub sizes: [i64; 4],
    /// The type of `p4` and its initializer, if it exists.
    pub object: Option<(String, String)>,
}

/// The first dimension of `dm`.
const WIDTH: i64 = 7;

/// The kernel of a recipe.
pub fn write(name: &str, recipe: &Recipe, allowed: &Allowed) -> Case {
    let mut choices = Choices::new(&recipe.file);
    let scalars =
        [choices.between(0, 9), choices.between(0, 40), choices.between(0, 20), choices.between(0, 60)];
    let mut names: Vec<Named> = Vec::new();
    for (at, value) in scalars.iter().enumerate().take(3) {
        names.push(Named { text: format!("p{at}"), value: *value });
    }
    let mut twin = Twin::default();
    let constant = choices.between(1, 12);
    let upper = name.to_uppercase();
    match choices.below(4) {
        0 => twin.both(&format!("#define {upper}_K {constant}")),
        1 if allowed.has(Construct::Constexpr) => {
            twin.both(&format!("constexpr int {upper}_K = {constant};"))
        }
        2 => twin.both(&format!("enum {{ {upper}_K = {constant} }};")),
        _ => twin.both(&format!("static const int {upper}_K = {constant};")),
    }
    names.push(Named { text: format!("{upper}_K"), value: constant });
    let parts = functions::all(name, &mut choices, allowed);
    let keeps_all = choices.one_in(4);
    let takes_object = allowed.has(Construct::ObjectParameter) && choices.one_in(3);
    let argument = takes_object.then(|| choices.pick(&CLASSES));
    let start = twin.clone();
    let mut writer = Writer {
        name,
        names,
        twin,
        out: 0,
        slices: 0,
        matrix: 0,
        locals: 0,
        order: choices.below(3),
        allowed,
        argument,
    };
    writer.signature(&mut choices);
    for launch in &recipe.launches {
        writer.host_code(&mut choices, launch, None, 0);
    }
    writer.twin.both("}");
    let used = functions::used(parts, &writer.twin.okl, keeps_all);
    for (text, start) in [(&mut writer.twin.okl, &start.okl), (&mut writer.twin.plain, &start.plain)] {
        let code = text.split_off(start.len());
        *text += &functions::in_namespace(name, &used, &code);
    }
    disguise(&mut choices, &mut writer.twin);
    let slices = writer.slices.max(1) * SLICE;
    let rows = writer.matrix / WIDTH + 2;
    Case {
        name: name.to_string(),
        twin: writer.twin,
        scalars,
        sizes: [writer.out.max(1), SUMS, slices, WIDTH * rows],
        object: argument
            .map(|class| (format!("{name}_{}", class.name()), class.braces(&format!("{constant}u")))),
    }
}

/// The writer of one kernel and its twin.
pub(super) struct Writer<'n> {
    pub(super) name: &'n str,
    pub(super) names: Vec<Named>,
    pub(super) twin: Twin,
    /// The number of elements of `out` that are in use.
    pub(super) out: i64,
    /// The largest number of groups of a launch.
    pub(super) slices: i64,
    /// The number of elements of `dm` that are in use.
    pub(super) matrix: i64,
    /// The number of local names so far.
    pub(super) locals: usize,
    /// The layout of `dm`.
    pub(super) order: usize,
    pub(super) allowed: &'n Allowed,
    /// The class of `p4`, if it exists.
    pub(super) argument: Option<Class>,
}

impl Writer<'_> {
    fn signature(&mut self, choices: &mut Choices<'_>) {
        let name = self.name;
        let object = self.argument.map(|class| format!(", {name}_{} p4", class.name())).unwrap_or_default();
        let restrict = if choices.one_in(2) { "@restrict " } else { "" };
        let dims = match self.order {
            0 => format!("@dim({WIDTH}, p1 + 1)"),
            1 => format!("@dim({WIDTH}, p1 + 1) @dimOrder(0, 1)"),
            _ => format!("@dim(p1 + 1, {WIDTH}) @dimOrder(1, 0)"),
        };
        self.twin.okl(&format!(
            "@kernel void {name}(int p0, const int p1, const long long p2, unsigned p3, {restrict}const unsigned *in, \
             {restrict}unsigned *out, unsigned *acc, {restrict}unsigned *scr, unsigned *dm {dims}{object}) {{"
        ));
        self.twin.plain(&format!(
            "static void {name}_plain(int p0, const int p1, const long long p2, unsigned p3, const unsigned *in, \
             unsigned *out, unsigned *acc, unsigned *scr, unsigned *dm{object}) {{"
        ));
    }

    /// Host code around a launch.
    fn host_code(
        &mut self,
        choices: &mut Choices<'_>,
        launch: &LaunchRecipe,
        round: Option<&str>,
        depth: usize,
    ) {
        let known = self.names.clone();
        match choices.below(10) {
            // A value that launches and device code use.
            3 => {
                let local = self.local("n");
                let value = choices.between(0, 30);
                let text = express(choices, value, &self.names);
                let qualifier = choices.pick(&["const ", "", "const ", "static constexpr "]);
                let text = if qualifier.contains("constexpr") { value.to_string() } else { text };
                self.twin.both(&format!("{qualifier}int {local} = {text};"));
                self.names.push(Named { text: local, value });
                self.launch(launch, round);
            }
            4 => self.changed_value(choices, launch, round),
            5 if depth < 3 => {
                self.twin.both(&format!("if (p0 > {}) {{", choices.between(0, 9)));
                self.host_code(choices, launch, round, depth + 1);
                if choices.one_in(2) {
                    self.twin.both("} else {");
                    self.host_code(choices, launch, round, depth + 1);
                }
                self.twin.both("}");
            }
            6 if depth < 3 => {
                let round = self.local("h");
                let header = format!("int {round} = 0; {round} < {}; ++{round}", choices.between(1, 3));
                self.twin.both(&format!("for ({header}) {{"));
                self.host_code(choices, launch, Some(&round), depth + 1);
                self.twin.both("}");
            }
            7 if depth < 3 => {
                let round = self.local("h");
                self.twin.both(&format!("int {round} = {};", choices.between(0, 2)));
                self.twin.both(&format!("while ({round} > 0) {{"));
                self.host_code(choices, launch, Some(&round), depth + 1);
                self.twin.both(&format!("--{round};\n}}"));
            }
            8 if depth < 3 => {
                self.twin.both("{");
                let mut own = Vec::new();
                for _ in 0..=choices.below(3) {
                    self.host_value(choices, &mut own);
                }
                self.host_code(choices, launch, round, depth + 1);
                self.twin.both("}");
                self.names = known.clone();
            }
            _ => self.launch(launch, round),
        }
        // Declarations of a block end with it.
        if depth > 0 {
            self.names = known;
        }
    }

    /// A host value that is changed before the launch: `int n = 3; n += 2;`, perhaps through a function.
    fn changed_value(&mut self, choices: &mut Choices<'_>, launch: &LaunchRecipe, round: Option<&str>) {
        let local = self.local("n");
        let (value, more) = (choices.between(0, 30), choices.between(1, 5));
        self.twin.both(&format!("int {local} = {};", express(choices, value, &self.names)));
        let place = match choices.below(4) {
            2 if self.allowed.has(Construct::ReturnedByTemplate) => format!("{}_any({local})", self.name),
            3 if self.allowed.has(Construct::ReturnedByTemplate) => format!("*{}_anyp(&{local})", self.name),
            _ => local.clone(),
        };
        self.twin.both(&format!("{place} += {more};"));
        self.names.push(Named { text: local, value: value + more });
        self.launch(launch, round);
    }

    /// The header of a loop; parts of it or all of it may be in a macro.
    fn header(&mut self, choices: &mut Choices<'_>, counter: &Counter) -> String {
        let form = choices.below(16);
        if form < 13 || !self.allowed.has(Construct::MacroOfHeader) {
            return counter.header.clone();
        }
        let name = format!("{}_{}", self.name.to_uppercase(), self.local("h").to_uppercase());
        let mut parts: Vec<&str> = counter.header.split("; ").collect();
        if form == 13 {
            self.twin.both(&format!("#define {name} {}", counter.header));
            return name;
        }
        // `int i = 0; C1_H4; ++i`, or a macro with the variable as its argument.
        self.twin.both(&match form {
            14 => format!("#define {name} {}", parts[1]),
            _ => format!("#define {name}({}) {}", counter.name, parts[2]),
        });
        let used = if form == 14 { name } else { format!("{name}({})", counter.name) };
        parts[if form == 14 { 1 } else { 2 }] = &used;
        parts.join("; ")
    }

    pub(super) fn local(&mut self, stem: &str) -> String {
        self.locals += 1;
        format!("{stem}{}", self.locals)
    }

    pub(super) fn counter(
        &self,
        choices: &mut Choices<'_>,
        name: &str,
        count: i64,
        tile: i64,
        shift: Option<&str>,
    ) -> Counter {
        let lowest = self.allowed.has(Construct::LowestInt);
        counter(choices, &Wanted { name, count, tile, shift, up: false, lowest, names: &self.names })
    }

    /// The header of a tiled loop, which may be guarded.
    pub(super) fn tiled_counter(
        &self,
        choices: &mut Choices<'_>,
        name: &str,
        (count, tile): (i64, i64),
        shift: Option<&str>,
        guard: bool,
    ) -> Counter {
        let up = guard && !self.allowed.has(Construct::GuardedCountdown);
        let lowest = self.allowed.has(Construct::LowestInt);
        counter(choices, &Wanted { name, count, tile, shift, up, lowest, names: &self.names })
    }

    /// Writes a loop header with its attribute in either style, and `{`. With `identity`, the plain text counts the
    /// iterations in that variable. Returns the header of the plain text.
    pub(super) fn loop_line(
        &mut self,
        choices: &mut Choices<'_>,
        counter: &Counter,
        attribute: &str,
        identity: Option<&str>,
    ) -> String {
        let header = &self.header(choices, counter);
        let okl = match choices.below(3) {
            0 => format!("for ({header}; {attribute}) {{"),
            1 => format!("{attribute} for ({header}) {{"),
            _ => format!("{attribute}\nfor ({header})\n{{"),
        };
        let plain = match identity {
            // The counter is declared outside of the loop, and the loop is a separate statement.
            Some(identity) => format!("int {identity} = -1; for ({header}) {{ ++{identity};"),
            None => format!("for ({header}) {{"),
        };
        self.twin.each(&okl, &plain);
        plain
    }
}

/// A constant expression.
pub(super) fn express_constant(choices: &mut Choices<'_>, value: i64, name: &str, names: &[Named]) -> String {
    let constant: Vec<Named> =
        names.iter().filter(|named| named.text == format!("{}_K", name.to_uppercase())).cloned().collect();
    express(choices, value, &constant)
}

/// The `check` argument of a tile: `, check=true`, or nothing if that is the default.
pub(super) fn guard_text(choices: &mut Choices<'_>, guard: bool) -> &'static str {
    match (guard, choices.one_in(3)) {
        (true, false) => "",
        (true, true) => ", check=true",
        (false, _) => ", check=false",
    }
}
