//! Memories of a group, and `@exclusive` variables.

use super::choices::Choices;
use super::class::CLASSES;
use super::kernel::{Writer, express_constant};
use super::known::Construct;
use super::language::Language;
use super::launch::{Exclusive, Launch};
use super::memory::{BLOCK, Memory, MemoryKind, braces, convert, make_vector, vector};
use super::shapes::order_of_axes;
use super::sizes::SLICE;

/// Element types. All backends use the first [`WIDE`]; the others need [`Construct::NarrowArray`].
const TYPES: [&str; 12] = [
    "unsigned",
    "int",
    "float",
    "double",
    "long long",
    "unsigned short",
    "short",
    "unsigned char",
    "signed char",
    "unsigned long",
    "char",
    "long",
];
const WIDE: usize = 6;

impl Writer<'_> {
    /// An array or a scalar of the group, filled by its work items.
    pub(super) fn shared(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        let name = self.local("s");
        let kind = self.kind(choices, launch);
        let size = match kind {
            MemoryKind::Array(_) | MemoryKind::Record(_) | MemoryKind::Object(_) | MemoryKind::Vector(_) => {
                launch.most + choices.between(0, 9)
            }
            MemoryKind::Matrix(..) => 16 * (launch.most.div_euclid(16) + 1),
            MemoryKind::Block => BLOCK,
            MemoryKind::Scalar => 1,
            MemoryKind::Slice => SLICE,
        };
        if matches!(kind, MemoryKind::Slice)
            && launch.memories.iter().any(|memory| matches!(memory.kind, MemoryKind::Slice))
        {
            return;
        }
        if let Some(declared) = self.declaration(choices, &name, kind, size) {
            self.twin.each(&format!("@shared {declared}"), &declared);
        }
        let mut memory = Memory::new(name, kind, size, &launch.group);
        if self.allowed.has(Construct::MacroOfAccess) && choices.one_in(5) {
            let access = format!("{}_{}", self.name.to_uppercase(), self.local("at").to_uppercase());
            self.twin.both(&format!("#define {access}(a, i) (a)[i]"));
            memory.access = Some(access);
        }
        self.fill(choices, launch, &memory);
        launch.has_nest = true;
        if self.allowed.language == Language::Full {
            self.reader(choices, &mut memory);
        }
        launch.memories.push(memory);
    }

    fn kind(&self, choices: &mut Choices<'_>, launch: &Launch) -> MemoryKind {
        let widths = if self.allowed.has(Construct::NarrowArray) { TYPES.len() } else { WIDE };
        match choices.below(13) {
            10..=12 if self.allowed.has(Construct::SharedObject) => {
                MemoryKind::Object(choices.pick(&CLASSES))
            }
            1 => MemoryKind::Matrix(choices.pick(&["unsigned", "float", "int"]), 16),
            2 => MemoryKind::Scalar,
            3 => MemoryKind::Slice,
            4 => MemoryKind::Record("S"),
            5 | 6 if self.allowed.has(Construct::SharedRecord) => MemoryKind::Record("R"),
            7 if self.allowed.has(Construct::SharedVector) => MemoryKind::Vector(vector(choices)),
            8 if launch.most <= BLOCK && self.allowed.has(Construct::SharedBlock) => MemoryKind::Block,
            9 => MemoryKind::Array("unsigned"),
            _ => MemoryKind::Array(choices.pick(&TYPES[..widths])),
        }
    }

    fn declaration(
        &self,
        choices: &mut Choices<'_>,
        name: &str,
        kind: MemoryKind,
        size: i64,
    ) -> Option<String> {
        Some(match kind {
            MemoryKind::Array(ty) => {
                let size = express_constant(choices, size, self.name, &self.names);
                format!("{ty} {name}[{size}];")
            }
            MemoryKind::Matrix(ty, row) => format!("{ty} {name}[{}][{row}];", size / row),
            MemoryKind::Record(record) => format!("{}_{record} {name}[{size}];", self.name),
            MemoryKind::Object(class) => format!("{}_{} {name}[{size}];", self.name, class.name()),
            MemoryKind::Vector(vector) => format!("{vector} {name}[{size}];"),
            MemoryKind::Block => format!("{}_B {name};", self.name),
            MemoryKind::Scalar => format!("unsigned {name};"),
            MemoryKind::Slice => return None,
        })
    }

    /// Initializes all elements before they are read.
    fn fill(&mut self, choices: &mut Choices<'_>, launch: &Launch, memory: &Memory) {
        let shape = launch.shapes[0].clone();
        let order = order_of_axes(choices, shape.len());
        let (mut rank, mut items, mut open) = (String::from("0"), 1, 0);
        for (axis, explicit) in order {
            let item = self.local("i");
            let most = if matches!(memory.kind, MemoryKind::Scalar) { 1 } else { shape[axis].max(1) };
            // The loop that follows starts at the rank.
            let found = self.tiled_counter(choices, &item, (most, 1), None, true);
            let attribute = if explicit { format!("@inner({axis})") } else { "@inner".into() };
            self.loop_line(choices, &found, &attribute, None);
            rank = format!("({rank}) * {most} + {}", found.rank);
            items *= most;
            open += 1;
        }
        let element = self.local("e");
        let size = memory.size;
        self.twin.both(&format!("for (int {element} = {rank}; {element} < {size}; {element} += {items}) {{"));
        let value = format!("(unsigned)({}) * 5u + (unsigned){element} * 3u + p3", launch.group);
        self.first_value(choices, memory, &memory.element(&element), &value);
        self.twin.both(&format!("}}{}", "}".repeat(open)));
    }

    /// The initialization of an element: `s[e] = 3u;`, for structs member by member or as a whole.
    fn first_value(&mut self, choices: &mut Choices<'_>, memory: &Memory, element: &str, value: &str) {
        let whole = self.allowed.has(Construct::SharedRecord) && choices.one_in(2);
        match memory.kind {
            MemoryKind::Record(record) if whole => {
                let local = self.local("v");
                let first = match record == "R" && choices.one_in(2) {
                    true => format!("{}_make({value})", self.name),
                    false => braces(record, value),
                };
                self.twin.both(&format!("{}_{record} {local} = {first};\n{element} = {local};", self.name));
            }
            MemoryKind::Vector(vector) if choices.one_in(2) => {
                self.twin.both(&format!("{element} = {};", make_vector(vector, value)));
            }
            MemoryKind::Object(class) if choices.one_in(2) => {
                let ty = format!("{}_{}", self.name, class.name());
                self.twin.both(&format!("{element} = {ty}{};", class.braces(value)));
            }
            MemoryKind::Array(_)
            | MemoryKind::Matrix(..)
            | MemoryKind::Record(_)
            | MemoryKind::Object(_)
            | MemoryKind::Vector(_)
            | MemoryKind::Block
            | MemoryKind::Scalar
            | MemoryKind::Slice => {
                for leaf in memory.leaves() {
                    self.twin.both(&format!("{element}{} = {};", leaf.path, convert(leaf.ty, value)));
                }
            }
        }
    }

    /// Sometimes declares a lambda or an object that reads the memory.
    fn reader(&mut self, choices: &mut Choices<'_>, memory: &mut Memory) {
        let local = self.local("get");
        match choices.below(6) {
            4 => {
                let value = memory.read("i", memory.leaf(choices));
                self.twin.both(&format!("auto {local} = [&](int i) {{ return {value}; }};"));
                memory.reader = Some(local);
            }
            5 if matches!(memory.kind, MemoryKind::Array("unsigned")) => {
                self.twin.both(&format!("const {}_V {local}{{{}}};", self.name, memory.name));
                memory.reader = Some(format!("{local}.get"));
            }
            _ => {}
        }
    }

    /// An alias of memory of the group: `int *a = s + 1;`
    pub(super) fn pointer_of_group(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        if !self.allowed.has(Construct::GroupPointer) {
            return self.nest(choices, launch);
        }
        let own: Vec<usize> = (0..launch.memories.len())
            .filter(|at| is_pointed(&launch.memories[*at]) && launch.memories[*at].leads_to.is_empty())
            .collect();
        let Some(first) = own.get(choices.below(own.len())).copied() else {
            return self.shared(choices, launch);
        };
        let kind = launch.memories[first].kind;
        if kind == MemoryKind::Slice && self.allowed.has(Construct::SharedVector) && choices.one_in(3) {
            return self.vectors_of_slice(choices, launch, first);
        }
        let alike: Vec<usize> = own
            .into_iter()
            .filter(|at| launch.memories[*at].kind == kind && kind != MemoryKind::Slice)
            .collect();
        let second = alike.get(choices.below(alike.len())).copied().unwrap_or(first);
        let name = self.local("a");
        let size = launch.memories[first].size.min(launch.memories[second].size);
        // The rest must have enough elements for all work items.
        let offset = choices.between(0, (size - launch.most).max(0));
        let (one, other) = (self.start(&launch.memories[first]), self.start(&launch.memories[second]));
        let ty = self.type_of(kind);
        let group = launch.group.clone();
        let forms = if self.allowed.has(Construct::PointerInStruct) { 6 } else { 4 };
        self.twin.both(&match choices.below(forms) {
            1 if !one.contains('+') || self.allowed.has(Construct::AddressInSum) => {
                format!("{ty} *{name} = &{one}[{offset}];")
            }
            4 => format!("{ty} *{name} = {}_anyp({one}) + {offset};", self.name),
            5 => format!("{ty} *{name} = &{}_any({one}[{offset}]);", self.name),
            2 => format!("{ty} *const {name} = ({group}) % 2 == 0 ? {one} + {offset} : {other};"),
            3 => format!("{ty} *{name} = {one};\nif (({group}) % 2 == 1) {name} = {other} + {offset};"),
            _ => format!("{ty} *{name} = {one} + {offset};"),
        });
        let kind = if kind == MemoryKind::Slice { MemoryKind::Array("unsigned") } else { kind };
        let mut memory = Memory::new(name, kind, size - offset, &launch.group);
        memory.is_far = launch.memories[first].is_global();
        memory.leads_to = vec![first, second];
        launch.memories.push(memory);
        self.nest(choices, launch);
    }

    /// A pointer to global memory as vectors: `uint3 *a = (uint3 *)(scr + 128 * o + 2);`
    fn vectors_of_slice(&mut self, choices: &mut Choices<'_>, launch: &mut Launch, slice: usize) {
        let (vector, width, step) =
            choices.pick(&[("uint3", 3, 1), ("int3", 3, 1), ("uint4", 4, 4), ("uint2", 2, 2)]);
        let offset = step * choices.between(0, 3);
        let size = (SLICE - offset) / width;
        if size < launch.most {
            return self.nest(choices, launch);
        }
        let name = self.local("a");
        let start = self.start(&launch.memories[slice]);
        self.twin.both(&format!("{vector} *{name} = ({vector} *)({start} + {offset});"));
        let mut memory = Memory::new(name, MemoryKind::Vector(vector), size, &launch.group);
        memory.is_far = true;
        memory.leads_to = vec![slice];
        launch.memories.push(memory);
        self.nest(choices, launch);
    }

    /// Pointers that are swapped in a loop: `int *a = s, *b = t; for (...) { nest; int *c = a; a = b; b = c; }`
    pub(super) fn swapped_pointers(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        let arrays: Vec<usize> = (0..launch.memories.len())
            .filter(|at| matches!(launch.memories[*at].kind, MemoryKind::Array(_)))
            .filter(|at| launch.memories[*at].leads_to.is_empty())
            .collect();
        let pair = arrays.iter().flat_map(|a| arrays.iter().map(move |b| (*a, *b)));
        let found = pair
            .filter(|(a, b)| a < b && launch.memories[*a].kind == launch.memories[*b].kind)
            .nth(choices.below(2));
        let (true, Some((first, second))) = (self.allowed.has(Construct::SwappedPointers), found) else {
            return self.shared(choices, launch);
        };
        let kind = launch.memories[first].kind;
        let ty = self.type_of(kind);
        let (a, b, c, round) = (self.local("a"), self.local("a"), self.local("a"), self.local("q"));
        let size = launch.memories[first].size.min(launch.memories[second].size);
        let names = [first, second].map(|at| launch.memories[at].name.clone());
        self.twin.both(&format!("{ty} *{a} = {}, *{b} = {};", names[0], names[1]));
        let at = launch.memories.len();
        for (name, other) in [(&a, at + 1), (&b, at)] {
            let mut memory = Memory::new(name.clone(), kind, size, &launch.group);
            memory.leads_to = vec![first, second];
            memory.other_than = Some(other);
            launch.memories.push(memory);
        }
        let iterations = choices.between(1, 4);
        self.twin.both(&format!("for (int {round} = 0; {round} < {iterations}; ++{round}) {{"));
        launch.variables.push(round);
        self.nest(choices, launch);
        launch.variables.pop();
        self.twin.both(&format!("{ty} *{c} = {a};\n{a} = {b};\n{b} = {c};\n}}"));
        self.nest(choices, launch);
    }

    /// The expression `s` in `&s[0]`.
    fn start(&self, memory: &Memory) -> String {
        memory.row().map_or_else(|| memory.name.clone(), |(start, _)| start)
    }

    fn type_of(&self, kind: MemoryKind) -> String {
        match kind {
            MemoryKind::Array(ty) | MemoryKind::Matrix(ty, _) => ty.to_string(),
            MemoryKind::Record(record) => format!("{}_{record}", self.name),
            MemoryKind::Object(class) => format!("{}_{}", self.name, class.name()),
            MemoryKind::Vector(vector) => vector.to_string(),
            MemoryKind::Block | MemoryKind::Scalar | MemoryKind::Slice => "unsigned".to_string(),
        }
    }

    /// An object: `@exclusive Ticket r = {3u};`
    fn exclusive_object(&mut self, choices: &mut Choices<'_>, launch: &mut Launch, name: String, all: i64) {
        let class = choices.pick(&CLASSES);
        let ty = format!("{}_{}", self.name, class.name());
        let first = class.braces(&format!("{}u", choices.between(0, 9)));
        self.twin.okl(&format!("@exclusive {ty} {name} = {first};"));
        self.twin.plain(&format!("{ty} {name}[{all}]; for ({ty} &x : {name}) x = {ty}{first};"));
        launch.exclusives.push(Exclusive { name, part: ".x".to_owned(), class: Some(class) });
    }

    /// An `@exclusive` variable.
    pub(super) fn exclusive(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        let name = self.local("r");
        let [x, y, z] = launch.largest();
        let all = (x * y * z).max(1);
        let first = choices.between(0, 9);
        match choices.below(if self.allowed.has(Construct::Object) { 7 } else { 4 }) {
            4..=6 => self.exclusive_object(choices, launch, name, all),
            0 => {
                self.twin.okl(&format!("@exclusive unsigned {name} = {first}u;"));
                self.twin.plain(&format!("unsigned {name}[{all}]; for (unsigned &x : {name}) x = {first}u;"));
                launch.exclusives.push(Exclusive::new(name, ""));
            }
            1 => {
                self.twin.okl(&format!("@exclusive unsigned {name}[3] = {{{first}u, 2u, 1u}};"));
                self.twin.plain(&format!(
                    "unsigned {name}[{all}][3]; for (auto &x : {name}) {{ x[0] = {first}u; x[1] = 2u; x[2] = 1u; }}"
                ));
                launch.exclusives.push(Exclusive::new(name, format!("[{}]", choices.below(3))));
            }
            3 => {
                let ty = format!("{}_S", self.name);
                self.twin.okl(&format!("@exclusive {ty} {name} = {{{first}u, {{2u, 1u}}}};"));
                self.twin.plain(&format!(
                    "{ty} {name}[{all}]; for ({ty} &x : {name}) x = {{{first}u, {{2u, 1u}}}};"
                ));
                launch.exclusives.push(Exclusive::new(name, choices.pick(&[".a", ".b[0]", ".b[1]"])));
            }
            _ => {
                let other = self.local("r");
                self.twin.okl(&format!("@exclusive unsigned {name} = {first}u, {other}[2] = {{4u}};"));
                self.twin.plain(&format!(
                    "unsigned {name}[{all}]; for (unsigned &x : {name}) x = {first}u;\n\
                     unsigned {other}[{all}][2]; for (auto &x : {other}) {{ x[0] = 4u; x[1] = 0u; }}"
                ));
                launch.exclusives.push(Exclusive::new(name, ""));
                launch.exclusives.push(Exclusive::new(other, format!("[{}]", choices.below(2))));
            }
        }
    }
}

/// Returns true if a pointer may point to the memory.
fn is_pointed(memory: &Memory) -> bool {
    match memory.kind {
        MemoryKind::Array(_)
        | MemoryKind::Record(_)
        | MemoryKind::Object(_)
        | MemoryKind::Vector(_)
        | MemoryKind::Slice => true,
        MemoryKind::Matrix(..) | MemoryKind::Block | MemoryKind::Scalar => false,
    }
}
