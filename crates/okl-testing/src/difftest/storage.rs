//! Memory of a group, and variables of each work item.

use super::body::{Memory, MemoryKind};
use super::choices::Choices;
use super::kernel::{Language, SLICE, Writer, express_constant};
use super::launch::Launch;
use super::shapes::order_of_axes;

impl Writer<'_> {
    /// An array or a scalar of the group, filled by its work items.
    pub(super) fn shared(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        let name = self.local("s");
        let kind = match choices.below(5) {
            4 => MemoryKind::Record,
            0 => MemoryKind::Array(choices.pick(&[
                "unsigned",
                "int",
                "float",
                "double",
                "long long",
                "unsigned short",
            ])),
            1 => MemoryKind::Matrix(choices.pick(&["unsigned", "float"]), 16),
            2 => MemoryKind::Scalar,
            _ => MemoryKind::Slice,
        };
        let size = match kind {
            MemoryKind::Array(_) | MemoryKind::Record => launch.most + choices.between(0, 9),
            MemoryKind::Matrix(..) => 16 * (launch.most.div_euclid(16) + 1),
            MemoryKind::Scalar => 1,
            MemoryKind::Slice => SLICE,
        };
        if matches!(kind, MemoryKind::Slice)
            && launch.memories.iter().any(|memory| matches!(memory.kind, MemoryKind::Slice))
        {
            return;
        }
        match kind {
            MemoryKind::Array(ty) => {
                let size = express_constant(choices, size, self.name, &self.names);
                self.twin.each(&format!("@shared {ty} {name}[{size}];"), &format!("{ty} {name}[{size}];"));
            }
            MemoryKind::Matrix(ty, row) => {
                let rows = size / row;
                self.twin.each(
                    &format!("@shared {ty} {name}[{rows}][{row}];"),
                    &format!("{ty} {name}[{rows}][{row}];"),
                );
            }
            MemoryKind::Record => {
                let declared = format!("{}_S {name}[{size}];", self.name);
                self.twin.each(&format!("@shared {declared}"), &declared);
            }
            MemoryKind::Scalar => {
                self.twin.each(&format!("@shared unsigned {name};"), &format!("unsigned {name};"))
            }
            MemoryKind::Slice => {}
        }
        let mut memory = Memory { name, kind, size, filled: true, group: launch.group.clone(), reader: None };
        // All elements get a value before anything reads them.
        let shape = launch.shapes[0].clone();
        let order = order_of_axes(choices, shape.len());
        let (mut rank, mut items, mut open) = (String::from("0"), 1, 0);
        for (axis, explicit) in order {
            let item = self.local("i");
            let most = if matches!(kind, MemoryKind::Scalar) { 1 } else { shape[axis].max(1) };
            let found = self.counter(choices, &item, most, 1, None);
            let attribute = if explicit { format!("@inner({axis})") } else { "@inner".into() };
            self.loop_line(choices, &found, &attribute, None);
            rank = format!("({rank}) * {most} + {}", found.rank);
            items *= most;
            open += 1;
        }
        let element = self.local("e");
        self.twin.both(&format!("for (int {element} = {rank}; {element} < {size}; {element} += {items}) {{"));
        let value = format!("(unsigned)({}) * 5u + (unsigned){element} * 3u + p3", launch.group);
        self.twin.both(&memory.write(&element, &value));
        self.twin.both(&format!("}}{}", "}".repeat(open)));
        launch.has_nest = true;
        if self.language == Language::Full {
            self.reader(choices, &mut memory);
        }
        launch.memories.push(memory);
    }

    /// Perhaps a lambda or an object that reads the memory.
    fn reader(&mut self, choices: &mut Choices<'_>, memory: &mut Memory) {
        let local = self.local("get");
        match choices.below(6) {
            4 => {
                let value = memory.read("i");
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

    /// A variable of each work item.
    pub(super) fn exclusive(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        let name = self.local("r");
        let [x, y, z] = launch.largest();
        let all = (x * y * z).max(1);
        let first = choices.between(0, 9);
        match choices.below(4) {
            0 => {
                self.twin.okl(&format!("@exclusive unsigned {name} = {first}u;"));
                self.twin.plain(&format!("unsigned {name}[{all}]; for (unsigned &x : {name}) x = {first}u;"));
                launch.exclusives.push((name, String::new()));
            }
            1 => {
                self.twin.okl(&format!("@exclusive unsigned {name}[3] = {{{first}u, 2u, 1u}};"));
                self.twin.plain(&format!(
                    "unsigned {name}[{all}][3]; for (auto &x : {name}) {{ x[0] = {first}u; x[1] = 2u; x[2] = 1u; }}"
                ));
                launch.exclusives.push((name, format!("[{}]", choices.below(3))));
            }
            3 => {
                let ty = format!("{}_S", self.name);
                self.twin.okl(&format!("@exclusive {ty} {name} = {{{first}u, {{2u, 1u}}}};"));
                self.twin.plain(&format!(
                    "{ty} {name}[{all}]; for ({ty} &x : {name}) x = {{{first}u, {{2u, 1u}}}};"
                ));
                launch.exclusives.push((name, choices.pick(&[".a", ".b[0]", ".b[1]"]).to_string()));
            }
            _ => {
                let other = self.local("r");
                self.twin.okl(&format!("@exclusive unsigned {name} = {first}u, {other}[2] = {{4u}};"));
                self.twin.plain(&format!(
                    "unsigned {name}[{all}]; for (unsigned &x : {name}) x = {first}u;\n\
                     unsigned {other}[{all}][2]; for (auto &x : {other}) {{ x[0] = 4u; x[1] = 0u; }}"
                ));
                launch.exclusives.push((name, String::new()));
                launch.exclusives.push((other, format!("[{}]", choices.below(2))));
            }
        }
    }
}
