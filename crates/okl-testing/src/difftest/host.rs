//! Declarations in host code that launches and device code use.

use super::choices::Choices;
use super::header::{Named, express};
use super::kernel::{Writer, express_constant};
use super::language::Language;

impl Writer<'_> {
    /// A declaration of a host value, of various kinds that reach device code in different ways. `own` are the names
    /// that the block declares.
    pub(super) fn host_value(&mut self, choices: &mut Choices<'_>, own: &mut Vec<String>) {
        let (a, b) = (choices.between(0, 30), choices.between(0, 9));
        // Initializer lists do not convert `long long` to `int`.
        let [first, second] = [a, b].map(|value| format!("(int)({})", express(choices, value, &self.names)));
        let kinds = if self.allowed.language == Language::Full { 10 } else { 8 };
        let local = self.local("n");
        let (declaration, names) = match choices.below(kinds) {
            1 => (format!("const int {local}[2] = {{{first}, {second}}};"), vec![("[0]", a), ("[1]", b)]),
            2 => (format!("const int {local}[2] = {{{a}, {b}}};"), vec![("[1]", b)]),
            3 => (
                format!(
                    "struct {local}_T {{ int a, b; }};\nstruct {local}_T {local} = {{{first}, {second}}};"
                ),
                vec![(".a", a), (".b", b)],
            ),
            4 => {
                let value = express_constant(choices, a, self.name, &self.names);
                (format!("enum {{ {local} = {value} }};"), vec![("", a)])
            }
            5 => (format!("typedef int {local}_T;\n{local}_T {local} = {first};"), vec![("", a)]),
            // Hides the name of another variable or of a parameter.
            6 => {
                let hidden = choices.pick(&["p0", "p2"]).to_string();
                let taken =
                    self.names.iter().rev().map(|named| &named.text).find(|text| text.starts_with('n'));
                let word =
                    taken.map(|text| text.split(['[', '.', '(']).next().unwrap_or_default().to_string());
                let name = word.filter(|_| choices.one_in(2)).unwrap_or(hidden);
                if !own.contains(&name) {
                    self.hide(&name, a);
                    own.push(name);
                }
                return;
            }
            7 => (format!("const int &{local} = {first};"), vec![("", a)]),
            8 => (format!("auto {local} = [=](int x) {{ return x + ({first}); }};"), vec![("(3)", a + 3)]),
            9 => (
                format!(
                    "const {}_S {local}_s = {{{a}u, {{{b}u, 2u}}}};\nconst auto [{local}, {local}_r] = {local}_s;",
                    self.name
                ),
                vec![("", a)],
            ),
            _ => (format!("const int {local} = {first};"), vec![("", a)]),
        };
        self.twin.both(&declaration);
        own.push(local.clone());
        self.names.extend(names.into_iter().map(|(part, value)| {
            let text = format!("{local}{part}");
            // Makes the type of sums with it `int`.
            let text = if declaration.contains("_S ") { format!("(int){text}") } else { text };
            Named { text, value }
        }));
    }

    /// A declaration that hides an outer one: `int p0 = 4;` inside of a block.
    fn hide(&mut self, name: &str, value: i64) {
        self.twin.both(&format!("int {name} = {value};"));
        let is_part =
            |text: &str| text.strip_prefix(name).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
        self.names.retain(|named| !is_part(named.text.trim_start_matches("(int)")));
        self.names.push(Named { text: name.to_string(), value });
    }
}
