//! Replaces the keywords of the language, in the text and in macro bodies, by attributes for the parser.

use crate::ids::{SLM_GRAIN_SIZE, SLM_OFFLOAD, SLM_SECTION_LENGTH};
use crate::owner::OWNER;
use crate::prelude::{ALL, PRELUDE, SECTION};
use okl_frontend::directive::{ClauseForm, Directive, DirectiveForm, DirectiveIds, Grammar};
use okl_frontend::lexis::Lexis;
use okl_plugin::lex::{Token, TokenKind, lex};
use okl_plugin::{Change, Diagnostic, Piece, Span, Text, words};

/// The state of one pass over the tokens.
struct Reader<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// For each bracket, the index of the matching one; for every other token its own index.
    partner: Vec<usize>,
    /// The `#pragma offload`s.
    offloads: Vec<Directive>,
    change: Change,
}

/// `#pragma offload`: a directive without a name.
const OFFLOAD: Grammar = Grammar {
    sentinel: "offload",
    lexis: Lexis::C,
    directives: &[DirectiveForm::new("")],
    clauses: &[
        ClauseForm::list("target", &[""]),
        ClauseForm::list("in", &[""]).plain(),
        ClauseForm::list("out", &[""]).plain(),
        ClauseForm::list("inout", &[""]).plain(),
        ClauseForm::list("pin", &[""]).plain(),
        ClauseForm::list("nocopy", &[""]).plain(),
        ClauseForm::maybe("if", &[""]).plain(),
        ClauseForm::maybe("signal", &[""]).plain(),
        ClauseForm::maybe("wait", &[""]).plain(),
        ClauseForm::bare("mandatory", &[""]),
        ClauseForm::maybe("optional", &[""]),
        ClauseForm::maybe("status", &[""]).plain(),
    ],
    manual: "the compiler that the program is for",
    ids: DirectiveIds {
        syntax: SLM_OFFLOAD,
        unknown_directive: SLM_OFFLOAD,
        unknown_clause: SLM_OFFLOAD,
        repeated: SLM_OFFLOAD,
    },
};

/// Replaces the keywords of the language.
pub(crate) fn read(asked: &Text<'_>) -> Result<Change, String> {
    let tokens = lex(asked.text).tokens;
    let partner = partners(asked.text, &tokens);
    let mut change = Change::default();
    let offloads = OFFLOAD.find(asked.text, &mut change.diagnostics);
    let mut reader = Reader { text: asked.text, tokens, partner, offloads, change };
    let start = if asked.text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() as u32 } else { 0 };
    reader.change.edits.insert(OWNER, start, PRELUDE);
    let mut at = 0;
    while at < reader.tokens.len() {
        at = reader.step(at);
    }
    Ok(reader.change)
}

/// Matches brackets; those in a directive are matched separately.
fn partners(text: &str, tokens: &[Token]) -> Vec<usize> {
    let mut partner: Vec<usize> = (0..tokens.len()).collect();
    let (mut outside, mut inside) = (Vec::new(), Vec::new());
    let mut in_directive = false;
    for (at, token) in tokens.iter().enumerate() {
        if token.line_start {
            in_directive = token.span.of(text) == "#";
            inside.clear();
        }
        let open: &mut Vec<(usize, &str)> = if in_directive { &mut inside } else { &mut outside };
        match token.span.of(text) {
            "(" => open.push((at, ")")),
            "[" => open.push((at, "]")),
            "{" => open.push((at, "}")),
            word @ (")" | "]" | "}") => {
                // Unclosed brackets are reported by the parser.
                if let Some((start, _)) = open.pop_if(|(_, close)| *close == word) {
                    (partner[start], partner[at]) = (at, start);
                }
            }
            _ => {}
        }
    }
    partner
}

impl Reader<'_> {
    /// Handles the construct that starts at a token and returns the index of the next token to look at.
    fn step(&mut self, at: usize) -> usize {
        match self.word(at) {
            "_Cilk_for" | "cilk_for" if self.word(at + 1) == "_Thread_group" => {
                self.put(self.span(at, at + 1), "@slm_group for");
                at + 2
            }
            "_Cilk_for" | "cilk_for" => {
                self.put(self.span(at, at), "@slm_thread for");
                at + 1
            }
            "__thread_group_local" => {
                self.put(self.span(at, at), "@slm_local");
                at + 1
            }
            "_gfx_gpgpu_thread_barrier" if self.word(at + 1) == "(" => {
                let end = self.partner[at + 1].max(at);
                self.put(self.span(at, end), "@slm_barrier");
                end + 1
            }
            "__declspec" | "__attribute__" if self.word(at + 1) == "(" => self.target(at),
            "#" if self.tokens[at].line_start => self.directive(at),
            "[" if self.word(at + 1) == "[" => self.group_size(at),
            "[" if self.is_subscript(at) => self.section(at),
            _ => at + 1,
        }
    }

    /// Handles `__declspec(target(gfx_kernel))`.
    fn target(&mut self, at: usize) -> usize {
        let end = self.partner[at + 1];
        let words: Vec<&str> = (at + 2..end)
            .map(|inside| self.word(inside))
            .filter(|word| !matches!(*word, "(" | ")"))
            .collect();
        let place = self.span(at, end);
        match words[..] {
            ["gfx_kernel"] | ["target", "gfx_kernel"] => self.put(place, "@slm_kernel"),
            ["target", "gfx"] | ["gfx"] => {
                let next = self.tokens.get(end + 1).map_or(place.end, |token| token.span.start);
                let gap = Span::new(place.end, next).of(self.text);
                let is_blank = gap.bytes().all(|letter| letter == b' ');
                self.put(if is_blank { Span::new(place.start, next) } else { place }, "");
            }
            _ => return at + 1,
        }
        end + 1
    }

    /// Handles `[[slm_group_size(n)]]`.
    fn group_size(&mut self, at: usize) -> usize {
        let end = self.partner[at];
        if self.word(at + 2) != "slm_group_size" || self.word(at + 3) != "(" {
            return at + 2;
        }
        let close = self.partner[at + 3];
        if close + 2 != end || close <= at + 4 {
            return at + 2;
        }
        let size = self.span(at + 4, close - 1).of(self.text).trim_matches('"').to_string();
        self.put(self.span(at, end), &format!("@slm_group_size({size})"));
        end + 1
    }

    /// True if a bracket starts a subscript.
    fn is_subscript(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        let is_name = self.tokens[before].kind == TokenKind::Identifier
            && !matches!(self.word(before), "return" | "delete");
        is_name || matches!(self.word(before), "]" | ")")
    }

    /// Handles a section: `[lo:len:stride]`, `[:]`. Subscripts inside of it are handled next.
    fn section(&mut self, open: usize) -> usize {
        let close = self.partner[open];
        let colons = self.colons(open);
        if close <= open || colons.is_empty() {
            return open + 1;
        }
        let whole = self.span(open, close);
        if close == open + 2 {
            self.put(self.span(open + 1, open + 1), &format!("{ALL}()"));
            return close + 1;
        }
        let mut ends = vec![open];
        ends.extend(&colons);
        ends.push(close);
        if colons.len() > 2 || ends.windows(2).any(|pair| pair[0] + 1 == pair[1]) {
            self.say(
                Diagnostic::error(
                    SLM_SECTION_LENGTH,
                    "a section needs its first element and its length",
                    whole,
                )
                .help("write `[first:length]`, `[first:length:stride]`, or `[:]` for all of an array"),
            );
            self.put(self.span(open + 1, close - 1), &format!("{ALL}()"));
            return close + 1;
        }
        self.put(self.span(open, open), &format!("[{SECTION}("));
        for colon in colons {
            self.put(self.span(colon, colon), ",");
        }
        self.put(self.span(close, close), ")]");
        open + 1
    }

    /// The colons of a section: those that belong to no `?` and are in no nested brackets.
    fn colons(&self, open: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let (mut at, mut questions) = (open + 1, 0);
        while at < self.partner[open] {
            match self.word(at) {
                "?" => questions += 1,
                ":" if questions > 0 => questions -= 1,
                ":" => found.push(at),
                _ => {}
            }
            at = self.partner[at].max(at) + 1;
        }
        found
    }

    /// Handles a preprocessor directive; the tokens of a macro body are handled like others.
    fn directive(&mut self, at: usize) -> usize {
        let rest = self.tokens[at + 1..].iter().position(|token| token.line_start);
        let end = rest.map_or(self.tokens.len(), |rest| at + 1 + rest);
        match (self.word(at + 1), self.word(at + 2)) {
            ("pragma", "offload") => self.offload(at, end),
            ("pragma", "cilk") if self.word(at + 3) == "grainsize" => self.grain_size(at, end),
            ("include", "<") if matches!(self.word(at + 3), "cilk" | "gfx") => {
                self.put(self.span(at, end - 1), "")
            }
            ("include", _) => {}
            _ => return at + 1,
        }
        end
    }

    /// Removes `#pragma cilk grainsize = 4`. It is a hint, except on group loops, where it is an error: each group is
    /// one iteration.
    fn grain_size(&mut self, at: usize, end: usize) {
        let place = self.span(at, end - 1);
        if self.word(end + 1) == "_Thread_group" {
            let message = "a grain size on a loop over thread groups: each group is one iteration";
            self.say(Diagnostic::error(SLM_GRAIN_SIZE, message, place).help("take the pragma out"));
        }
        self.put(place, "");
    }

    /// Replaces `#pragma offload target(gfx) in(n) out(c : length(n))` by `@slm_offload @slm_in(n) @slm_out(c)`.
    fn offload(&mut self, at: usize, end: usize) {
        let place = self.span(at, end - 1);
        let directive = self.offloads.iter().find(|one| one.span.start == place.start);
        // One that cannot be read has been reported.
        let clauses = directive.map_or(Vec::new(), |directive| directive.clauses.clone());
        let mut text = "@slm_offload".to_string();
        for clause in &clauses {
            let attribute = match clause.name {
                "target" => {
                    if clause.arguments.iter().any(|target| target.text != "gfx") {
                        self.say(Diagnostic::error(SLM_OFFLOAD, "only `target(gfx)` is known", clause.span));
                    }
                    continue;
                }
                "pin" | "nocopy" => "inout",
                "in" | "out" | "inout" => clause.name,
                // It controls the host program.
                _other => continue,
            };
            let names: Vec<&str> =
                clause.arguments.iter().filter_map(|one| words(&one.text).next()).collect();
            text += &format!(" @slm_{attribute}({})", names.join(", "));
        }
        self.put(place, &text);
    }

    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.span.of(self.text))
    }

    fn span(&self, first: usize, last: usize) -> Span {
        self.tokens[first].span.to(self.tokens[last].span)
    }

    /// Replaces a range by text that is mapped to the range in messages.
    fn put(&mut self, span: Span, text: &str) {
        self.change.edits.recompose(OWNER, span, vec![Piece::Stands { text: text.into(), from: span }]);
    }

    fn say(&mut self, diagnostic: Diagnostic) {
        self.change.diagnostics.push(diagnostic);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_plugin::Map;

    /// The text after `read`, without the prelude, and the ids of its diagnostics.
    fn told(text: &str) -> (String, Vec<String>) {
        let options = Map::new();
        let asked = Text {
            text,
            path: "k.cpp",
            target: "",
            extension: "",
            gpu: false,
            apart: false,
            defines: &[],
            files: &[],
            options: &options,
        };
        let change = read(&asked).expect("it is read");
        let (new, _) = change.edits.apply(text).expect("its edits fit");
        (new.replace(PRELUDE, ""), change.diagnostics.into_iter().map(|told| told.id).collect())
    }

    fn as_read(text: &str) -> String {
        let (new, found) = told(text);
        assert_eq!(found, [] as [&str; 0]);
        new
    }

    #[test]
    fn words_become_attributes() {
        assert_eq!(
            as_read("_Cilk_for _Thread_group (;;) cilk_for (;;);"),
            "@slm_group for (;;) @slm_thread for (;;);"
        );
        assert_eq!(as_read("float * __thread_group_local p;"), "float * @slm_local p;");
        assert_eq!(as_read("_gfx_gpgpu_thread_barrier();"), "@slm_barrier;");
        assert_eq!(as_read("__declspec(target(gfx_kernel)) void f();"), "@slm_kernel void f();");
        assert_eq!(as_read("__declspec(gfx_kernel) void f();"), "@slm_kernel void f();");
        assert_eq!(as_read("__attribute__((target(gfx))) void f();"), "void f();");
        assert_eq!(as_read("__declspec(align(16)) int x;"), "__declspec(align(16)) int x;");
        assert_eq!(as_read("[[slm_group_size(n + 1)]] for"), "@slm_group_size(n + 1) for");
        assert_eq!(as_read("[[slm_group_size(\"32\")]] for"), "@slm_group_size(32) for");
    }

    #[test]
    fn comments_and_texts_are_left_alone() {
        for text in [
            "// _Cilk_for _Thread_group\n",
            "/* a[1:2] */",
            "\"__thread_group_local\"",
            "R\"(_Cilk_for [:])\"",
            "'['",
            "a[b ? 1 : 2]",
            "[[nodiscard]] int f();",
            "x = [n](int i) { return i ? n : 1; };",
            "a[x::y]",
        ] {
            assert_eq!(as_read(text), text);
        }
    }

    #[test]
    fn sections_become_calls() {
        assert_eq!(as_read("a[1:n]"), "a[slm_section(1,n)]");
        assert_eq!(as_read("a[1 : n : 2]"), "a[slm_section(1 , n , 2)]");
        assert_eq!(as_read("a[:][b ? 1 : 2:n]"), "a[slm_all()][slm_section(b ? 1 : 2,n)]");
        assert_eq!(as_read("a[b[0:4]]"), "a[b[slm_section(0,4)]]");
        assert_eq!(as_read("(a)[b[0:4][1]:8]"), "(a)[slm_section(b[slm_section(0,4)][1],8)]");
        assert_eq!(as_read("#define S(a) a[0:4]\n"), "#define S(a) a[slm_section(0,4)]\n");
    }

    #[test]
    fn half_a_section_is_a_mistake() {
        for text in ["a[1:]", "a[:4]", "a[1:2:]", "a[1:2:3:4]", "a[1: :2]"] {
            let (_, found) = told(text);
            assert_eq!(found, ["slm-section-length"], "{text}");
        }
    }

    #[test]
    fn offload_lists_are_names() {
        assert_eq!(
            as_read("#pragma offload target(gfx) in(a, b : length(n)) pin(c[0:n])\nfor"),
            "@slm_offload @slm_in(a, b) @slm_inout(c)\nfor"
        );
        let (_, found) = told("#pragma offload target(mic) inn(a)\nfor");
        assert_eq!(found, ["slm-offload", "slm-offload"]);
    }

    #[test]
    fn a_grain_size_is_no_matter_but_for_groups() {
        assert_eq!(as_read("#pragma cilk grainsize = 4\n_Cilk_for (;;);"), "\n@slm_thread for (;;);");
        let (_, found) = told("#pragma cilk grainsize = 4\n_Cilk_for _Thread_group (;;);");
        assert_eq!(found, ["slm-grain-size"]);
    }
}
