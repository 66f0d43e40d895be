//! The headers that replace those of parallel `for` loops: indices or loops.

use crate::count::{stride_written, type_name, written};
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{Comparison, Count as Header, Direction, Expression, ForLoop, IntType, Stmt, StmtKind};
use okl_plan::{Count, Stride};
use okl_sema::structure::LoopPart;
use okl_source::{EditSet, Piece, Span};

/// A loop in canonical form, whose variable and trip count are known.
pub(crate) struct Counted<'u> {
    pub(crate) l: &'u ForLoop,
    pub(crate) count: Header<'u>,
    /// The variable's name.
    pub(crate) name: String,
    /// The variable's type, as the user wrote it.
    pub(crate) ty: String,
    /// Width and sign of the variable's type.
    pub(crate) int: Option<IntType>,
    /// The size of its `@tile`.
    pub(crate) tile: Option<&'u Expression>,
}

impl<'u> Counted<'u> {
    /// Reads a loop with a role, with the target's names of variable and type.
    pub(crate) fn new(job: &Job<'u>, stmt: &'u Stmt) -> Counted<'u> {
        let counted = Counted::as_written(job.unit, stmt);
        let variable = job.unit.variable(counted.l.variable.expect("a loop that counts has a variable"));
        Counted { name: job.name(variable), ty: job.type_name(&counted.ty), ..counted }
    }

    /// Reads a loop with a role, with the user's names, which CPUs keep.
    pub(crate) fn as_written(unit: &'u Analyzed, stmt: &'u Stmt) -> Counted<'u> {
        let l = stmt.as_for().expect("roles are given to `for` loops");
        let count = unit.count(l).expect("check reports parallel loops that do not count");
        let variable = unit.variable(l.variable.expect("a loop that counts has a variable"));
        let tile = unit.attributes_on(stmt).tile.map(|size| unit.expression(size));
        let ty = unit.ty(variable.ty).said().to_string();
        Counted { l, count, name: variable.name.clone(), ty, int: unit.ty(variable.ty).int(), tile }
    }

    /// `_occa_tiled_i`: the loop variable's value in the first iteration of a tile.
    pub(crate) fn tile_name(&self) -> String {
        format!("_occa_tiled_{}", self.name)
    }

    /// `int i = (int)(first) + 2 * (int)threadIdx.x;`
    ///
    /// The cast applies to the operands: in 64-bit loops the index must not be computed in 32 bits, and a difference
    /// must not be unsigned.
    fn index_decl(
        &self,
        unit: &Analyzed,
        name: &str,
        first: Vec<Piece>,
        stride: &Stride,
        index: &str,
    ) -> Vec<Piece> {
        let ty = &self.ty;
        let mut pieces = vec![Piece::Text(format!("{ty} {name} = "))];
        let up = self.count.direction == Direction::Up;
        if !first.is_empty() || !up {
            pieces.extend(if first.is_empty() { vec![Piece::Text("0".into())] } else { first });
            pieces.push(Piece::Text(if up { " + " } else { " - " }.into()));
        }
        if !stride.is_one() {
            pieces.extend(self.multiplied(unit, stride));
            pieces.push(Piece::Text(" * ".into()));
        }
        pieces.push(Piece::Text(format!("({ty}){index};")));
        pieces
    }

    /// `(long)(step)`; an `int` constant in an `int` loop needs no cast.
    fn multiplied(&self, unit: &Analyzed, stride: &Stride) -> Vec<Piece> {
        let fits = stride.value.is_some_and(|value| i32::try_from(value).is_ok());
        let text = stride_written(unit, stride);
        if fits && self.ty == "int" { text } else { self.cast(text) }
    }

    /// `(int)(x)`
    fn cast(&self, value: Vec<Piece>) -> Vec<Piece> {
        let mut pieces = vec![Piece::Text(format!("({})(", self.ty))];
        pieces.extend(value);
        pieces.push(Piece::Text(")".into()));
        pieces
    }

    /// The start value of the loop; empty if it is zero.
    fn first(&self) -> Vec<Piece> {
        match self.count.start.value {
            Some(0) => Vec::new(),
            _ => self.cast(vec![Piece::Source(self.count.start.span)]),
        }
    }

    /// The index declaration of an untiled loop.
    pub(crate) fn whole_index(&self, unit: &Analyzed, index: &str) -> Vec<Piece> {
        self.index_decl(unit, &self.name, self.first(), &Stride::of(self.count.step, None), index)
    }

    /// The index declaration of the loop over tiles.
    pub(crate) fn tiles_index(&self, unit: &Analyzed, index: &str) -> Vec<Piece> {
        let stride = Stride::of(self.count.step, self.tile);
        self.index_decl(unit, &self.tile_name(), self.first(), &stride, index)
    }

    /// The index declaration of the loop inside a tile.
    pub(crate) fn in_tile_index(&self, unit: &Analyzed, index: &str) -> Vec<Piece> {
        let stride = Stride::of(self.count.step, None);
        self.index_decl(unit, &self.name, vec![Piece::Text(self.tile_name())], &stride, index)
    }

    /// True if no index of a tile overflows the variable's type, even past the end of the loop, for all bounds of the
    /// loop. If one may, iterations are counted instead.
    fn stays_in_type(&self) -> bool {
        let Some(int) = self.int else { return false };
        let step =
            self.count.step.map_or(Some(1), |step| step.value).map(i128::from).filter(|step| *step > 0);
        let size = self.tile.and_then(|size| size.value).map(i128::from).filter(|size| *size > 0);
        let (Some(step), Some(size)) = (step, size) else { return false };
        let [start, bound] = [self.count.start, self.count.bound].map(|end| end.value.map(i128::from));
        // Normalized to an increasing loop; a decreasing loop is its mirror image.
        let (sign, most) = match self.count.direction {
            Direction::Up => (1, int.largest()),
            Direction::Down => (-1, -int.least()),
        };
        let open = i128::from(self.count.is_strict());
        let last = bound.map_or(most, |bound| (sign * bound - open).min(most));
        let last_tile = match start.map(|start| sign * start) {
            Some(start) if start > last => return true,
            Some(start) => start + (last - start) / (size * step) * (size * step),
            None => last,
        };
        last_tile + (size - 1) * step <= most
    }

    /// True if OpenMP compilers compute the trip count without overflow: they add the distance and the step in the
    /// variable's type. The distance of `int i = first; i < last` may exceed that type.
    ///
    /// The variable itself stays within its type, as C++ requires.
    pub(crate) fn is_countable(&self) -> bool {
        let Some(int) = self.int else { return false };
        let step = self.count.step.map_or(Some(1), |step| step.value).map(i128::from);
        let Some(step) = step.filter(|step| *step > 0) else { return false };
        let [start, bound] = [self.count.start, self.count.bound].map(|end| end.value.map(i128::from));
        // Normalized to an increasing loop; a decreasing loop is its mirror image.
        let (sign, least, largest) = match self.count.direction {
            Direction::Up => (1, int.least(), int.largest()),
            Direction::Down => (-1, -int.largest(), -int.least()),
        };
        let first = start.map_or(least, |start| sign * start);
        let room = (largest - first) / step * step;
        let open = bound.map(|bound| sign * bound - first + i128::from(!self.count.is_strict()));
        let distance = open.map_or(room, |open| open.min(room));
        self.is_compared_as_it_is() && distance + step - 1 <= int.promoted().largest()
    }

    /// True if the condition compares in the promoted type of the variable, as OpenMP requires.
    fn is_compared_as_it_is(&self) -> bool {
        self.int.is_some_and(|int| int.promoted() == self.count.compared)
    }

    /// `_occa_round_i`: the number of the iteration, within the tile if there is one.
    fn iteration_name(&self) -> String {
        format!("_occa_round_{}", self.name)
    }

    /// `_occa_tile_i`: the number of the first iteration of the tile.
    fn tile_iteration_name(&self) -> String {
        format!("_occa_tile_{}", self.name)
    }

    /// The trip count of the loop or of the tile.
    fn iterations(&self, unit: &Analyzed, part: LoopPart) -> Vec<Piece> {
        written(unit, &Count::of(unit, &self.count, part, self.tile))
    }

    /// The untiled loop over iteration numbers: the header, and the first line of the body.
    ///
    /// `for (unsigned long long _occa_round_i = 0; _occa_round_i < (count); ++_occa_round_i)`, `int i = (int)_occa_round_i;`
    pub(crate) fn whole_loop(&self, unit: &Analyzed) -> (Vec<Piece>, Vec<Piece>) {
        let round = self.iteration_name();
        let mut header = vec![Piece::Text(format!("for (unsigned long long {round} = 0; {round} < "))];
        header.extend(self.iterations(unit, LoopPart::Whole));
        header.push(Piece::Text(format!("; ++{round})")));
        (header, self.whole_index(unit, &round))
    }

    /// `for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (count); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; `
    ///
    /// Counts iterations, in 64 bits unless they are few: an index may overflow the variable's type past the end of the
    /// loop.
    pub(crate) fn tiles_loop(&self, unit: &Analyzed) -> Vec<Piece> {
        let round = self.tile_iteration_name();
        let [all, size] =
            [LoopPart::Whole, LoopPart::InTile].map(|part| Count::of(unit, &self.count, part, self.tile));
        let last = all.value().zip(size.value()).and_then(|(all, size)| all.checked_add(size));
        let is_few = last.is_some_and(|last| i32::try_from(last).is_ok());
        let ty = if is_few { "int" } else { "unsigned long long" };
        let mut pieces = vec![Piece::Text(format!("for ({ty} {round} = 0; {round} < "))];
        pieces.extend(written(unit, &all));
        pieces.push(Piece::Text(format!("; {round} += ")));
        // In an OpenMP loop, g++ 12 requires a call to have the type of the variable.
        let cast = size.value().is_none().then(|| Piece::Text("(unsigned long long)".into()));
        pieces.extend(cast.into_iter().chain(written(unit, &size)));
        pieces.push(Piece::Text(") { ".into()));
        let stride = Stride::of(self.count.step, None);
        pieces.extend(self.index_decl(unit, &self.tile_name(), self.first(), &stride, &round));
        pieces.push(Piece::Text(" ".into()));
        pieces
    }

    /// `for (int _occa_round_i = 0; _occa_round_i < 16; ++_occa_round_i) { int i = _occa_tiled_i + _occa_round_i; `
    pub(crate) fn in_tile_loop(&self, unit: &Analyzed) -> Vec<Piece> {
        let (ty, round) = (self.iteration_type(), self.iteration_name());
        let mut pieces = vec![Piece::Text(format!("for ({ty} {round} = 0; {round} < "))];
        pieces.extend(self.iterations(unit, LoopPart::InTile));
        pieces.push(Piece::Text(format!("; ++{round}) {{ ")));
        pieces.extend(self.in_tile_index(unit, &round));
        pieces.push(Piece::Text(" ".into()));
        pieces
    }

    /// `for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((count) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + _occa_round_i; `
    ///
    /// The tile ends where the loop ends.
    pub(crate) fn ending_tile_loop(&self, unit: &Analyzed) -> Vec<Piece> {
        let (ty, round, end) =
            (self.iteration_type(), self.iteration_name(), format!("_occa_end_{}", self.name));
        let mut pieces = vec![Piece::Text(format!("for ({ty} {round} = 0, {end} = ({ty})_occa_within("))];
        pieces.extend(self.iterations(unit, LoopPart::Whole));
        pieces.push(Piece::Text(format!(" - {}, 0, ", self.tile_iteration_name())));
        pieces.extend(self.iterations(unit, LoopPart::InTile));
        pieces.push(Piece::Text(format!("); {round} < {end}; ++{round}) {{ ")));
        pieces.extend(self.in_tile_index(unit, &round));
        pieces.push(Piece::Text(" ".into()));
        pieces
    }

    /// The type of iteration numbers within a tile: `int` if it suffices, since compilers vectorise best without
    /// conversions.
    fn iteration_type(&self) -> &'static str {
        let size = self.tile.and_then(|size| size.value);
        if size.is_some_and(|size| i32::try_from(size).is_ok()) { "int" } else { "long long" }
    }

    /// `if (i < N) `: excludes the iterations of the last tile past the end of the loop.
    ///
    /// If the variable may have overflowed, its own condition is meaningless, and the guard is computed in 64 bits:
    /// `if ((long long)_occa_tiled_i + (long long)threadIdx.x < last) `. `indices` are the indices of tiles and of
    /// iterations; none for a part that stays a loop.
    pub(crate) fn tile_guard(&self, unit: &Analyzed, indices: [Option<&str>; 2]) -> Vec<Piece> {
        let mut pieces = vec![Piece::Text("if (".into())];
        if !self.stays_in_type() {
            pieces.extend(match self.int {
                Some(int) if int.bits <= 32 && self.is_compared_as_it_is() => {
                    self.in_64_bits(unit, indices[1])
                }
                _ => self.by_iterations(unit, indices),
            });
        } else if self.count.comparison == Comparison::NotEqual {
            // `i != N` is true past the end.
            pieces.extend(self.ordered_condition());
        } else {
            pieces.push(Piece::Source(self.l.condition));
        }
        pieces.push(Piece::Text(") ".into()));
        pieces
    }

    /// `(long long)_occa_tiled_i + 2 * (long long)threadIdx.x < last`
    fn in_64_bits(&self, unit: &Analyzed, round: Option<&str>) -> Vec<Piece> {
        let own = self.iteration_name();
        let sign = if self.count.direction == Direction::Up { "+" } else { "-" };
        let mut pieces = vec![Piece::Text(format!("(long long){} {sign} ", self.tile_name()))];
        let step = Stride::of(self.count.step, None);
        if !step.is_one() {
            pieces.push(Piece::Text("(long long)(".into()));
            pieces.extend(stride_written(unit, &step));
            pieces.push(Piece::Text(") * ".into()));
        }
        let compare = match (self.count.direction, self.count.is_strict()) {
            (Direction::Up, true) => "<",
            (Direction::Up, false) => "<=",
            (Direction::Down, true) => ">",
            (Direction::Down, false) => ">=",
        };
        let is_it = unit.ty(self.count.bound.ty).int() == Some(self.count.compared);
        let compared = if is_it { String::new() } else { format!("({})", type_name(self.count.compared)) };
        pieces.push(Piece::Text(format!("(long long){} {compare} {compared}(", round.unwrap_or(&own))));
        pieces.extend([Piece::Source(self.count.bound.span), Piece::Text(")".into())]);
        pieces
    }

    /// `(unsigned long long)blockIdx.x * 256 + threadIdx.x < (count)`
    fn by_iterations(&self, unit: &Analyzed, [tile, round]: [Option<&str>; 2]) -> Vec<Piece> {
        let mut pieces = match tile {
            Some(tile) => vec![Piece::Text(format!("(unsigned long long){tile} * "))],
            None => vec![Piece::Text(self.tile_iteration_name())],
        };
        if tile.is_some() {
            pieces.extend(self.iterations(unit, LoopPart::InTile));
        }
        let own = self.iteration_name();
        pieces.push(Piece::Text(format!(" + {} < ", round.unwrap_or(&own))));
        pieces.extend(self.iterations(unit, LoopPart::Whole));
        pieces
    }

    /// `i > n` for `i != n`. OpenMP has no `!=` before 5.0, and g++ 12 runs the empty loop that
    /// counts down from the largest `int` to itself.
    pub(crate) fn ordered_condition(&self) -> Vec<Piece> {
        let compare = if self.count.direction == Direction::Up { "<" } else { ">" };
        vec![Piece::Text(format!("{} {compare} ", self.name)), Piece::Source(self.count.bound.span)]
    }
}

/// The text around a loop's body that replaces its header.
#[derive(Default)]
pub(crate) struct Shell {
    /// Before the opening brace: `do`, `if (x)`.
    pub(crate) before: Vec<Piece>,
    /// After the opening brace: declarations.
    pub(crate) first: Vec<Piece>,
    /// After the closing brace: `while (0);`.
    pub(crate) after: String,
}

/// Replaces a loop's header; the body keeps its braces, or gets some.
///
/// `for (...) { body }` becomes `before { first body } after`.
pub(crate) fn reshape(owner: &str, unit: &Analyzed, l: &ForLoop, shell: Shell, edits: &mut EditSet) {
    let is_block = matches!(unit.stmt(l.body).kind, StmtKind::Block(_));
    let text = unit.text.as_str();
    let mut header = shell.before;
    if is_block {
        let brace = Span::new(unit.stmt(l.body).span.start, unit.stmt(l.body).span.start + 1);
        let gap = Span::new(l.header.end, brace.start);
        let mut place = l.header;
        let joins = header.is_empty() && unit.source(gap).trim().is_empty();
        if joins {
            // The brace replaces the header.
            place = place.to(gap);
        }
        end_before(&mut header, text, place.end);
        if !shell.first.is_empty() {
            // One edit, since the text after the brace copies parts of the header.
            if !joins && !gap.is_empty() {
                header.push(Piece::Source(gap));
            }
            header.extend([Piece::Source(brace), Piece::Text(" ".into())]);
            header.extend(shell.first);
            place = place.to(brace);
            end_before(&mut header, text, place.end);
        }
        edits.recompose(owner.to_string(), place, header);
        if !shell.after.is_empty() {
            edits.insert_after(owner.to_string(), unit.stmt(l.body).span.end, shell.after);
        }
        return;
    }
    header.push(Piece::Text("{ ".into()));
    header.extend(shell.first);
    end_before(&mut header, text, l.header.end);
    edits.recompose(owner.to_string(), l.header, header);
    edits.insert_after(owner.to_string(), unit.stmt(l.body).span.end, format!(" }}{}", shell.after));
}

/// Drops the blank at the end of the text before `offset` if the source has whitespace there.
fn end_before(pieces: &mut Vec<Piece>, text: &str, offset: u32) {
    if !text[offset as usize..].starts_with(char::is_whitespace) {
        return;
    }
    if let Some(Piece::Text(last)) = pieces.last_mut() {
        last.truncate(last.trim_end().len());
        if last.is_empty() {
            pieces.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, device, marked, on};
    use expect_test::{Expect, expect};

    fn check(nest: &str, expected: Expect) {
        let text =
            format!("@kernel void k(const int N, const long L, const int *f, float *x) {{\n{nest}\n}}");
        expected.assert_eq(&marked(&device("cuda", &text).expect("it is lowered")));
    }

    #[test]
    fn loops_are_indices_of_groups_and_work_items() {
        let text = "@kernel void k(const int N, float *x) {
          for (int g = 0; g < N; ++g; @outer) { /*<*/
            for (int t = 0; t < 16; ++t; @inner) { /*>*/ x[16 * g + t] = 1; }
          }
        }";
        expect![[r#"
            cuda, hip:
            { int t = (int)threadIdx.x;
            dpcpp:
            { int t = (int)item_.get_local_id(2);
            opencl, opencl-cpp:
            { int t = (int)get_local_id(0);
            metal:
            { int t = (int)_occa_thread_position.x;
            serial, openmp:
            for (int t = 0; t < 16; ++t) {
        "#]]
        .assert_eq(&on(&ALL, text));
    }

    #[test]
    fn an_index_starts_where_its_loop_does_and_steps_as_it_does() {
        check(
            "for (int g = 0; g < N; ++g; @outer) { /*<*/ for (int t = 3; t < 35; t += 2; @inner) { /*>*/ x[t] = g; } }",
            expect!["{ int t = (int)(3) + 2 * (int)threadIdx.x;"],
        );
        check(
            "for (int g = 0; g < N; ++g; @outer) { /*<*/ for (int t = 15; t >= 0; --t; @inner) { /*>*/ x[t] = g; } }",
            expect!["{ int t = (int)(15) - (int)threadIdx.x;"],
        );
    }

    #[test]
    fn an_index_is_worked_out_in_the_type_of_its_loop() {
        check(
            "for (long g = L; g > 0; g -= 2; @outer) { /*<*/ for (unsigned t = 0; t < 16; ++t; @inner) { /*>*/ x[t] = g; } }",
            expect!["{ unsigned int t = (unsigned int)threadIdx.x;"],
        );
    }

    #[test]
    fn axes_are_dimensions() {
        let nest = "for (int b = 0; b < 4; ++b; @outer) for (int c = 0; c < 4; ++c; @outer) /*<*/
          for (int j = 0; j < 4; ++j; @inner) for (int i = 0; i < 8; ++i; @inner) { /*>*/ x[i] = b + c + j; }";
        check(nest, expect!["{ int j = (int)threadIdx.y; { int i = (int)threadIdx.x;"]);
    }

    #[test]
    fn a_tile_keeps_iterations_past_its_end_out() {
        let tile = |check: &str| {
            let nest =
                format!("for (int i = 0; i < N; i += 2; @tile(64, @outer, @inner{check})) {{ x[i] = 1; }}");
            let text = device("cuda", &format!("@kernel void k(const int N, float *x) {{ {nest} }}"));
            let text = text.expect("it is lowered");
            text.lines().filter(|line| line.contains("x[i]")).map(str::trim).collect::<String>()
        };
        expect!["{ int _occa_tiled_i = 128 * (int)blockIdx.x; int i = _occa_tiled_i + 2 * (int)threadIdx.x; if (i < N) { x[i] = 1; } }"].assert_eq(&tile(""));
        expect!["{ int _occa_tiled_i = 128 * (int)blockIdx.x; int i = _occa_tiled_i + 2 * (int)threadIdx.x; x[i] = 1; }"].assert_eq(&tile(", check=false"));
    }

    #[test]
    fn a_tile_that_counts_down_steps_down() {
        let tile = |target: &str, check: &str| {
            let text = format!(
                "@kernel void k(const int N, float *x) {{
                   for (int i = N - 1; i >= 0; i -= 2; @tile(64, @outer, @inner{check})) {{ x[i] = 1; }}
                 }}"
            );
            let text = device(target, &text).expect("it is lowered");
            text.lines().filter(|line| line.contains("x[i]")).map(str::trim).collect::<String>()
        };
        expect!["{ int _occa_tiled_i = (int)(N - 1) - 128 * (int)blockIdx.x; int i = _occa_tiled_i - 2 * (int)threadIdx.x; if (i >= 0) { x[i] = 1; } }"].assert_eq(&tile("cuda", ""));
        expect!["for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 <= (N - 1) ? ((unsigned long long)(N - 1)) / (unsigned long long)(2) + 1 : 0); _occa_tile_i += 64) { int _occa_tiled_i = (int)(N - 1) - 2 * (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 <= (N - 1) ? ((unsigned long long)(N - 1)) / (unsigned long long)(2) + 1 : 0) - _occa_tile_i, 0, 64); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i - 2 * (int)_occa_round_i; { x[i] = 1; } } }"].assert_eq(&tile("serial", ""));
        expect!["for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 <= (N - 1) ? ((unsigned long long)(N - 1)) / (unsigned long long)(2) + 1 : 0); _occa_tile_i += 64) { int _occa_tiled_i = (int)(N - 1) - 2 * (int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 64; ++_occa_round_i) { int i = _occa_tiled_i - 2 * (int)_occa_round_i; { x[i] = 1; } } }"].assert_eq(&tile("serial", ", check=false"));
    }

    #[test]
    fn a_loop_with_fewer_iterations_is_guarded() {
        let nest =
            "for (int g = 0; g < N; ++g; @outer) { for (int t = 0; t < 16; ++t; @inner) x[t] = 1; /*<*/
          for (int t = 0; t < 4; ++t; @inner) { x[t] = 2; } /*>*/ }";
        check(nest, expect!["{ if (threadIdx.x < 4) { int t = (int)threadIdx.x; x[t] = 2; } }"]);
    }

    #[test]
    fn a_loop_whose_iterations_only_the_device_knows_is_guarded() {
        let nest = "for (int g = 0; g < N; ++g; @outer, @max_inner_dims(32)) { /*<*/
          for (int t = f[g]; t < f[g + 1]; ++t; @inner) { x[t] = 2; } /*>*/ }";
        check(
            nest,
            expect![
                "{ if (threadIdx.x < ((f[g]) < (f[g + 1]) ? ((unsigned long long)(f[g + 1]) - (unsigned long long)(f[g]) - 1) + 1 : 0)) { int t = (int)(f[g]) + (int)threadIdx.x; x[t] = 2; } }"
            ],
        );
    }

    #[test]
    fn a_continue_of_an_index_ends_its_iteration() {
        let nest = "for (int g = 0; g < N; ++g; @outer) { /*<*/
          for (int t = 0; t < 16; ++t; @inner) { if (f[t]) continue; x[t] = 2; } /*>*/ }";
        check(nest, expect!["do { int t = (int)threadIdx.x; if (f[t]) continue; x[t] = 2; } while (0);"]);
    }
}
